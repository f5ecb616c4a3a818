/// A list in an object, so that generic code that only passes it on need not look up the element type.
final class TypedList<Element> {
  let elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Creates a list with one element for each index.
  init(
    count: Int, _ make: (Int) throws(DestinationError) -> Element
  ) throws(DestinationError) {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for index in 0..<count { elements.append(try make(index)) }
    self.elements = elements
  }

  var count: Int { elements.count }

  subscript(index: Int) -> Element { elements[index] }
}
