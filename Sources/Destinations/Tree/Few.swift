/// A list that usually has at most one element; only the elements after the first allocate an array.
struct Few<Element> {
  private var head: Element?
  private var rest: [Element] = []

  static var none: Few { Few() }

  static func one(_ element: Element) -> Few { Few(head: element) }

  static func several(_ elements: [Element]) -> Few {
    Few(head: elements.first, rest: Array(elements.dropFirst()))
  }
}

extension Few: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { head == nil ? 0 : 1 + rest.count }

  subscript(position: Int) -> Element {
    if position > 0 { return rest[position - 1] }
    guard let head else { preconditionFailure("An empty list has no element.") }
    return head
  }
}

extension Few {
  mutating func append(_ element: consuming Element) {
    if head == nil { head = element } else { rest.append(element) }
  }

  /// Calls a closure for each element in order; unlike a `for` loop it does not copy the list.
  @inline(__always)
  func each(_ body: (Element) -> Void) {
    guard let head else { return }
    body(head)
    for element in rest { body(element) }
  }

  func filter(_ isIncluded: (Element) -> Bool) -> Few {
    var found = Few.none
    each { if isIncluded($0) { found.append($0) } }
    return found
  }

  /// The elements in reverse order.
  func turned() -> Few { rest.isEmpty ? self : .several(reversed()) }
}

extension Few where Element: Hashable {
  /// The elements that another list does not contain.
  func without(_ other: Few) -> Few {
    if count <= 8 || other.count <= 8 { return filter { !other.contains($0) } }
    let others = Set(other)
    return filter { !others.contains($0) }
  }
}

extension Few: Sendable where Element: Sendable {}
