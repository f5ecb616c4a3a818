extension Array {
  /// Hands over the elements and keeps none of them, so that nobody has to copy them.
  mutating func handOver() -> Self {
    var elements: Self = []
    swap(&elements, &self)
    return elements
  }
}
