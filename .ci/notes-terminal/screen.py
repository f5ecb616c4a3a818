"""What a terminal shows: as much of one as NotesCLI uses, and an error for anything else.

Of styles it only knows which were used.
"""

import base64
import codecs
import re
import unicodedata

SEQUENCE = re.compile(r"\x1b\[(\??)([0-9;]*)([A-Za-z])")
COPY = re.compile(r"\x1b\]52;c;([A-Za-z0-9+/=]*)\x07")


def width(character):
    """Returns how many columns a character takes."""
    if unicodedata.combining(character) or character in "\u200d\ufe0f":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


class Screen:
    """The characters on a terminal of a size, and the modes that it is in."""

    def __init__(self, columns, rows):
        self.decoder = codecs.getincrementaldecoder("utf-8")("strict")
        self.pending = ""
        self.is_alternate = False
        self.shows_cursor = True
        self.breaks_rows = True
        self.marks_pastes = False
        self.alternate_count = 0
        self.received = 0
        self.copied = None
        self.styles = set()
        self.resize(columns, rows)

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.clear()

    def clear(self):
        self.cells = [[" "] * self.columns for _ in range(self.rows)]
        self.row = self.column = 0

    @property
    def lines(self):
        return ["".join(row).rstrip() for row in self.cells]

    @property
    def text(self):
        return "\n".join(self.lines)

    def feed(self, data):
        """Reads the output of a program; sequences and characters may arrive in pieces."""
        self.received += len(data)
        text = self.pending + self.decoder.decode(data)
        self.pending = ""
        place = 0
        while place < len(text):
            if text[place] != "\x1b":
                self.put(text[place])
                place += 1
                continue
            if (copied := COPY.match(text, place)) is not None:
                self.copied = base64.b64decode(copied[1]).decode()
                place = copied.end()
                continue
            found = SEQUENCE.match(text, place)
            if found is None:
                if len(text) - place > 32:
                    raise AssertionError(f"An unknown sequence: {text[place:place + 32]!r}")
                self.pending = text[place:]
                return
            self.do(*found.groups())
            place = found.end()

    def put(self, character):
        if character == "\n":
            self.row = min(self.row + 1, self.rows - 1)
        elif character == "\r":
            self.column = 0
        elif ord(character) < 32:
            raise AssertionError(f"A control character: {character!r}")
        elif width(character) == 0:
            self.cells[self.row][max(self.column - 1, 0)] += character
        elif self.column + width(character) > self.columns:
            if self.breaks_rows:
                self.put("\n")
                self.put("\r")
                return self.put(character)
            raise AssertionError(f"{character!r} does not fit: {''.join(self.cells[self.row])!r}")
        else:
            self.cells[self.row][self.column] = character
            if width(character) == 2:
                self.cells[self.row][self.column + 1] = ""
            self.column += width(character)

    def do(self, private, parameters, name):
        numbers = [int(number or 0) for number in parameters.split(";")]
        if private:
            self.set_mode(numbers[0], name == "h")
        elif name == "H":
            self.row = min(max(numbers[0], 1), self.rows) - 1
            self.column = min(max(numbers[-1] if len(numbers) > 1 else 1, 1), self.columns) - 1
        elif name == "G":
            self.column = min(max(numbers[0], 1), self.columns) - 1
        elif name == "J" and numbers == [2]:
            self.cells = [[" "] * self.columns for _ in range(self.rows)]
        elif name == "K" and numbers == [0]:
            self.cells[self.row][self.column:] = [" "] * (self.columns - self.column)
        elif name == "m":
            self.styles.update(numbers)
        else:
            raise AssertionError(f"An unknown sequence: {parameters!r} {name!r}")

    def set_mode(self, number, is_set):
        if number == 1049:
            self.is_alternate = is_set
            self.alternate_count += is_set
            self.clear()
        elif number == 25:
            self.shows_cursor = is_set
        elif number == 7:
            self.breaks_rows = is_set
        elif number == 2004:
            self.marks_pastes = is_set
        else:
            raise AssertionError(f"An unknown mode: {number}")
