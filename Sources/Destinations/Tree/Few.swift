/// A list of what is mostly one thing, two, or nothing; only longer ones take storage of their own.
enum Few<Element> {
  case none
  case one(Element)
  case two(Element, Element)
  case several([Element])

  init() {
    self = .none
  }
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
  mutating func append(_ element: Element) {
    switch self {
    case .none: self = .one(element)
    case .one(let first): self = .two(first, element)
    case .two(let first, let second): self = .several([first, second, element])
    case .several(var elements):
      self = .none  // So that the elements are nobody else's, and are not copied.
      elements.append(element)
      self = .several(elements)
    }
  }

  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Few {
    var found = Few()
    for element in self where try isIncluded(element) { found.append(element) }
    return found
  }
}

extension Few: Sendable where Element: Sendable {}
