/// A list whose type of element is its own, so that code which does not know that type need not ask what it is.
final class TypedList<Element> {
  let elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Creates a list from what is made for each index.
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
