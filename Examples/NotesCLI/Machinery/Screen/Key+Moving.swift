extension Key {
  /// Returns the row that the key selects.
  ///
  /// - Parameters:
  ///   - row: The row to move from.
  ///   - count: The number of rows.
  ///   - page: The number of visible rows.
  /// - Returns: The row, perhaps out of range, or nil for a key that does not move.
  func row(from row: Int, of count: Int, page: Int) -> Int? {
    switch self {
    case .up, .character("k"): row - 1
    case .down, .character("j"): row + 1
    case .pageUp, .control("b"), .character("b"): row - page
    case .pageDown, .control("f"), .character(" "): row + page
    case .control("u"): row - max(page / 2, 1)
    case .control("d"): row + max(page / 2, 1)
    case .home, .top, .character("g"): 0
    case .end, .bottom, .character("G"): count - 1
    default: nil
    }
  }
}

extension CommandGuide {
  /// The guides of the keys that move in a text.
  static let reading = moving(
    "moves by a line", "moves by a page", "goes to the beginning or to the end")

  /// Returns guides of the keys that move.
  ///
  /// - Parameters:
  ///   - one: The words for one row, as `moves by a line`.
  ///   - page: The words for a page.
  ///   - end: The words for the ends.
  /// - Returns: A description for each group of keys.
  static func moving(_ one: String, _ page: String, _ end: String) -> [CommandGuide] {
    [
      CommandGuide("", key: "↑ ↓", "\(one), as k and j do"),
      CommandGuide("", key: "PgUp PgDn", "\(page), as b and Space do; half of one: ^U, ^D"),
      CommandGuide("", key: "Home End", "\(end), as g and G do"),
    ]
  }
}
