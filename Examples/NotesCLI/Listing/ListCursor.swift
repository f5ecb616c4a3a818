/// Which row of a list is selected.
struct ListCursor: Hashable, Sendable {
  /// The row, counted from 0.
  private(set) var row = 0

  /// Returns the row in a list of a length, nil in an empty one.
  func row(in count: Int) -> Int? {
    count > 0 ? min(row, count - 1) : nil
  }

  /// Moves as a key says.
  ///
  /// - Parameters:
  ///   - key: Any key.
  ///   - count: How many rows there are.
  /// - Returns: False for a key that does not move.
  mutating func move(_ key: Key, count: Int) -> Bool {
    guard let target = target(of: key, count: count) else { return false }
    row = max(min(target, count - 1), 0)
    return true
  }

  private func target(of key: Key, count: Int) -> Int? {
    let row = row(in: count) ?? 0
    return switch key {
    case .up, .character("k"): row - 1
    case .down, .character("j"): row + 1
    case .pageUp: row - 10
    case .pageDown: row + 10
    case .home: 0
    case .end: count - 1
    default: nil
    }
  }
}
