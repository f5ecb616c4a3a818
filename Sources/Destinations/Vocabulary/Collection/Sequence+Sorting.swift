extension Sequence {
  /// Returns the elements in ascending order of a key, those of equal keys in their original order.
  ///
  /// Only the keys are sorted, so that sorting is compiled once for each type of keys, not for each
  /// type of elements.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  package func sorted(on key: (Element) -> some Comparable) -> [Element] {
    let elements = Array(self)
    return elements.map(key).positionsInOrder.map { elements[$0] }
  }
}

extension Array where Element: Comparable {
  fileprivate var positionsInOrder: [Int] {
    indices.sorted { (self[$0], $0) < (self[$1], $1) }
  }
}
