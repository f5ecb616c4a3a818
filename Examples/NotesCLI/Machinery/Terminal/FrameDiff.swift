/// Finds the bytes that change one frame on a terminal into another.
enum FrameDiff {
  /// Finds the smallest output for the change, row by row.
  ///
  /// - Parameters:
  ///   - old: The frame on the terminal; nil or a frame of another size to draw everything.
  ///   - new: The frame to draw.
  ///   - support: The colours that the terminal supports.
  /// - Returns: Text and escape sequences, nothing if both frames are the same.
  static func output(from old: Frame?, to new: Frame, _ support: ColorSupport) -> String {
    let known = old?.size == new.size ? old : nil
    guard known != new else { return "" }
    let rows = new.lines.enumerated().compactMap { row, line -> String? in
      let shown = known?.lines[row] ?? StyledLine()
      return shown == line ? nil : update(row, from: shown, to: line, new.size, support)
    }
    let isHidden = known.map { $0.cursor == nil } ?? false
    let hides = !isHidden && (new.cursor == nil || rows.count > 1)
    let before = (hides || known == nil ? ANSI.hideCursor : "") + (known == nil ? ANSI.clear : "")
    return before + rows.joined() + cursor(new, isHidden: isHidden || hides || known == nil)
  }

  /// Sends the part of a row that differs, and clears the rest of the old row.
  private static func update(
    _ row: Int, from old: StyledLine, to new: StyledLine, _ size: TerminalSize,
    _ support: ColorSupport
  ) -> String {
    let change = LineChange(from: old, to: new)
    let text =
      ANSI.move(row: row, column: change.column)
      + ANSI.render(change.line, support, at: change.column)
    return new.columns < old.columns ? text + ANSI.clearToEnd : text
  }

  private static func cursor(_ frame: Frame, isHidden: Bool) -> String {
    guard let cursor = frame.cursor else { return "" }
    return ANSI.move(row: cursor.row, column: cursor.column) + (isHidden ? ANSI.showCursor : "")
  }
}
