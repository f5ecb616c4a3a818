/// The lines of a note, laid out once for each text and width.
struct NoteLayout {
  private var lines: [StyledLine] = []
  private var fingerprint: Fingerprint?
  private var width = 0

  /// The number of lines.
  var count: Int { lines.count }

  /// Returns the lines of a note.
  mutating func lines(of note: NoteText, width: Int) -> [StyledLine] {
    if fingerprint != note.fingerprint || self.width != width {
      lines = MarkdownView.lines(of: note.text, width: width)
      (fingerprint, self.width) = (note.fingerprint, width)
    }
    return lines
  }
}
