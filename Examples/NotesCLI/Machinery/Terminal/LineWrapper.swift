/// Breaks a styled line into lines that fit a width.
struct LineWrapper {
  private let width: Int
  private var lines: [StyledLine] = []
  private var line = StyledLine()
  private var used = 0
  /// White space that is written only if a word follows on the same line.
  private var gap = StyledLine()
  private var word = StyledLine()
  private var wordColumns = 0

  private init(width: Int) {
    self.width = max(width, 2)
  }

  /// Breaks a line; white space at a break is dropped, `\n` always breaks.
  ///
  /// - Parameters:
  ///   - line: The line to break.
  ///   - width: The number of columns; less than 2 counts as 2.
  /// - Returns: The lines, at least one.
  /// - Complexity: O(n) in the number of characters.
  static func wrap(_ line: StyledLine, to width: Int) -> [StyledLine] {
    var wrapper = LineWrapper(width: width)
    for span in line.spans {
      for piece in span.words { wrapper.add(piece) }
    }
    wrapper.endWord()
    return wrapper.lines + [wrapper.line]
  }
}

extension LineWrapper {
  private mutating func add(_ piece: StyledSpan) {
    switch piece.text {
    case "\n": breakLine()
    case " ", "\t": addSpace(piece)
    default: addToWord(piece)
    }
  }

  private mutating func breakLine() {
    endWord()
    lines.append(line)
    (line, used, gap) = (StyledLine(), 0, StyledLine())
  }

  private mutating func addSpace(_ space: StyledSpan) {
    endWord()
    gap.append(StyledSpan(" ", space.style, origin: space.origin))
  }

  /// Adds a piece of a word; one that fits on no line is broken between characters.
  private mutating func addToWord(_ piece: StyledSpan) {
    let columns = TextWidth.columns(of: piece.text)
    if wordColumns + columns > width, piece.text.count > 1 {
      for character in piece.characters { addToWord(character) }
      return
    }
    if wordColumns + columns > width { endWord() }
    wordColumns += columns
    word.append(piece)
  }

  private mutating func endWord() {
    guard wordColumns > 0 || !word.isEmpty else { return }
    let space = gap.columns
    if used + space + wordColumns > width {
      endLine()
    } else {
      line = line + gap
      used += space
    }
    gap = StyledLine()
    for span in word.spans { line.append(span) }
    used += wordColumns
    (word, wordColumns) = (StyledLine(), 0)
  }

  private mutating func endLine() {
    guard used > 0 else { return }
    lines.append(line)
    (line, used, gap) = (StyledLine(), 0, StyledLine())
  }
}

extension StyledLine {
  /// Breaks the line between words into lines of at most a width.
  ///
  /// - Parameters:
  ///   - width: The number of columns; less than 2 counts as 2.
  ///   - breakingWords: True to fill each line to the last column, keeping all white space.
  /// - Returns: The lines, at least one.
  func wrapped(to width: Int, breakingWords: Bool = false) -> [StyledLine] {
    breakingWords ? chopped(to: max(width, 2)) : LineWrapper.wrap(self, to: width)
  }

  /// Breaks the line so that later rows are below the text, not below the mark before it.
  ///
  /// - Parameters:
  ///   - width: The number of columns, with the mark before the text.
  ///   - lead: The text before the first row; ignored if it would take more than half of the width.
  /// - Returns: The lines, at least one.
  func wrapped(to width: Int, behind lead: StyledLine) -> [StyledLine] {
    let columns = lead.columns
    guard columns <= width / 2, width - columns >= 2 else {
      return (lead + self).wrapped(to: width)
    }
    let space = StyledLine(String(repeating: " ", count: columns))
    return wrapped(to: width - columns).enumerated().map { number, part in
      number == 0 ? lead + part : part.isEmpty ? part : space + part
    }
  }

  private func chopped(to width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var line = StyledLine()
    var used = 0
    for character in spans.flatMap(\.characters) {
      let columns = TextWidth.columns(of: character.text)
      if used + columns > width {
        lines.append(line)
        (line, used) = (StyledLine(), 0)
      }
      line.append(character)
      used += columns
    }
    return lines + [line]
  }
}
