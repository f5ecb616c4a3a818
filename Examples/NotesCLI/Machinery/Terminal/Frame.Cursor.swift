extension Frame {
  /// A position on the screen, counted from 0.
  struct Cursor: Hashable, Sendable {
    let row: Int
    let column: Int

    /// Returns whether the position is on a screen of this size.
    func isInside(_ size: TerminalSize) -> Bool {
      (0..<size.rows).contains(row) && (0..<size.columns).contains(column)
    }
  }
}
