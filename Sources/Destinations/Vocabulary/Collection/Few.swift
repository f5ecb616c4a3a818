/// A list that usually has no, one or two elements; only longer lists allocate an array.
///
/// Frequent operations are implemented here, because the methods of collections copy the list for each element.
enum Few<Element> {
  case none
  case one(Element)
  case two(Element, Element)
  case several([Element])
}

extension Few: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .two: 2
    case .several(let elements): elements.count
    }
  }

  var count: Int { endIndex }

  subscript(position: Int) -> Element {
    switch self {
    case .none: preconditionFailure("An empty list has no element.")
    case .one(let element): element
    case .two(let first, let second): position == 0 ? first : second
    case .several(let elements): elements[position]
    }
  }
}

extension Few {
  mutating func append(_ element: consuming Element) {
    switch self {
    case .none: self = .one(element)
    case .one(let first): self = .two(first, element)
    case .two(let first, let second): self = .several([first, second, element])
    case .several(var elements):
      self = .none  // Leaves one reference to the array, so appending does not copy it.
      elements.append(element)
      self = .several(elements)
    }
  }

  /// Calls a closure for each element in order; unlike a `for` loop it does not copy the list.
  @inline(__always)
  func each(_ body: (Element) -> Void) {
    switch self {
    case .none: break
    case .one(let element): body(element)
    case .two(let first, let second):
      body(first)
      body(second)
    case .several(let elements): for element in elements { body(element) }
    }
  }

  @inline(__always)
  func contains(where matches: (Element) -> Bool) -> Bool {
    switch self {
    case .none: false
    case .one(let element): matches(element)
    case .two(let first, let second): matches(first) || matches(second)
    case .several(let elements): elements.contains(where: matches)
    }
  }

  func filter(_ isIncluded: (Element) -> Bool) -> Few {
    var found = Few.none
    each { if isIncluded($0) { found.append($0) } }
    return found
  }
}

extension Few where Element: Hashable {
  /// Returns the elements that another list does not contain.
  func without(_ other: Few) -> Few {
    if case .one(let own) = self, case .one(let other) = other {
      return own == other ? .none : self
    }
    if count <= 8 || other.count <= 8 {
      return filter { element in !other.contains { $0 == element } }
    }
    let others = Set(other)
    return filter { !others.contains($0) }
  }
}

extension Few: Sendable where Element: Sendable {}
