/// A column of a split view, ordered from leading to trailing.
public enum SplitViewColumn: String, Sendable, CaseIterable, Codable, Comparable {
  /// The first column.
  case sidebar
  /// The middle column.
  ///
  /// A split view need not have one.
  case content
  /// The last column.
  case detail

  /// Returns whether a column comes before another one.
  public static func < (lhs: SplitViewColumn, rhs: SplitViewColumn) -> Bool {
    lhs.position < rhs.position
  }

  /// The position, counted from 0.
  var position: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}
