/// The lines of a note, laid out once for each text and width.
struct NoteLayout {
  private var lines: [StyledLine] = []
  private var fingerprint: Fingerprint?
  private var width = 0

  /// The number of lines.
  var count: Int { lines.count }

  /// The line from which on a note is shown at first: shortly before the words that led to it.
  private(set) var start = 0

  /// Returns the lines of a note, which was found by some words or by none.
  mutating func lines(
    of note: NoteText, width: Int, finding words: String
  ) -> [StyledLine] {
    if fingerprint != note.fingerprint || self.width != width {
      lines = MarkdownView.lines(of: note.text, width: width)
      start = max((NoteSearch(words).best(of: lines.map(\.plainText)) ?? 0) - 2, 0)
      (fingerprint, self.width) = (note.fingerprint, width)
    }
    return lines
  }
}
