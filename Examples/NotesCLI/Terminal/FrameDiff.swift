/// Finds what must be sent to a terminal to change one frame into another.
enum FrameDiff {
  /// Finds the least to send, row by row.
  ///
  /// - Parameters:
  ///   - old: What the terminal shows; nil or a frame of another size to draw everything.
  ///   - new: What it is to show.
  ///   - support: How much of the styles the terminal is told.
  /// - Returns: Text and escape sequences, nothing if both frames are the same.
  static func output(from old: Frame?, to new: Frame, _ support: ColorSupport) -> String {
    let known = old?.size == new.size ? old : nil
    guard known != new else { return "" }
    var output = ANSI.hideCursor + (known == nil ? ANSI.clear : "")
    for (row, line) in new.lines.enumerated() {
      let shown = known?.lines[row] ?? StyledLine()
      guard shown != line else { continue }
      output += update(row, from: shown, to: line, new.size, support)
    }
    return output + cursor(new)
  }

  /// Clears the rest of the row only if the old one was longer: a full row must not be cleared.
  private static func update(
    _ row: Int, from old: StyledLine, to new: StyledLine, _ size: TerminalSize,
    _ support: ColorSupport
  ) -> String {
    let text = ANSI.move(row: row, column: 0) + ANSI.render(new, support)
    let isShorter = new.columns < size.columns && !old.isEmpty
    return isShorter ? text + ANSI.clearToEnd : text
  }

  private static func cursor(_ frame: Frame) -> String {
    guard let cursor = frame.cursor else { return "" }
    return ANSI.move(row: cursor.row, column: cursor.column) + ANSI.showCursor
  }
}
