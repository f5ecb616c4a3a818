extension Array {
  /// Returns the elements and empties this array, so that the caller owns them and nothing is copied.
  mutating func handOver() -> Self {
    var elements: Self = []
    swap(&elements, &self)
    return elements
  }
}
