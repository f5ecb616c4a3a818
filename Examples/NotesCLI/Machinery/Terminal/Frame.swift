/// The whole contents of a terminal at one moment.
///
/// It always has exactly as many lines as the terminal has rows, none wider than its columns.
/// Control characters are taken out, so text from a file cannot control the terminal.
struct Frame: Hashable, Sendable {
  /// The size of the terminal.
  let size: TerminalSize
  /// The rows from top to bottom, without padding on the right.
  let lines: [StyledLine]
  /// The position of the cursor, or nil to hide it.
  let cursor: Cursor?

  /// Fits lines into a size: wide lines are cut with `…`, and lines below the last row are dropped.
  init(size: TerminalSize, lines: [StyledLine], cursor: Cursor? = nil) {
    let shown = lines.prefix(size.rows).map { $0.sanitized().truncated(to: size.columns) }
    let missing = size.rows - shown.count
    self.size = size
    self.lines = shown + [StyledLine](repeating: StyledLine(), count: missing)
    self.cursor = cursor.flatMap { $0.isInside(size) ? $0 : nil }
  }
}

extension Frame {
  /// The rows as text, without styles, spaces at the end of a row and empty rows at the end.
  var plainText: String {
    var rows = lines.map { line in
      let text = line.plainText
      return String(text.dropLast(text.reversed().prefix { $0 == " " }.count))
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
