/// A list from which the first element can be taken without moving the others.
struct Queue<Element> {
  /// The elements; those before the head were taken.
  private var slots: [Element?] = []
  private var head = 0

  var count: Int { slots.count - head }

  var isEmpty: Bool { count == 0 }

  var elements: [Element] { slots[head...].compactMap(\.self) }

  mutating func append(_ element: Element) { slots.append(element) }

  /// Adds an element before all others.
  mutating func prepend(_ element: Element) {
    if head == 0 { return slots.insert(element, at: 0) }
    head -= 1
    slots[head] = element
  }

  mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let first = exchange(&slots[head], with: nil)
    head += 1
    if head > slots.count / 2 {
      slots.removeFirst(head)
      head = 0
    }
    return first
  }

  /// Removes the first element that matches.
  mutating func remove(where matches: (Element) -> Bool) -> Element? {
    let index = slots[head...].firstIndex { $0.map(matches) ?? false }
    return index.flatMap { slots.remove(at: $0) }
  }
}
