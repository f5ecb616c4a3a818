/// A column of a split view, in the order in which columns stand.
public enum SplitViewColumn: String, Sendable, CaseIterable, Codable, Comparable {
  /// The first column.
  case sidebar
  /// The column in the middle; a split view may have none.
  case content
  /// The last column.
  case detail

  /// Tells whether one column stands before another.
  public static func < (lhs: SplitViewColumn, rhs: SplitViewColumn) -> Bool {
    lhs.position < rhs.position
  }

  private var position: Int {
    switch self {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    }
  }
}
