/// Requests that wait for their turn: facts of the interface first, then the rest, each in order.
struct RequestQueue<Element> {
  private var facts: [Element] = []
  private var others: [Element] = []

  var count: Int { facts.count + others.count }

  var isEmpty: Bool { facts.isEmpty && others.isEmpty }

  var elements: [Element] { facts + others }

  mutating func append(_ element: Element, isFact: Bool) {
    if isFact { facts.append(element) } else { others.append(element) }
  }

  /// Removes the next one; only a fact if others may not run now.
  mutating func next(onlyFacts: Bool) -> Element? {
    if !facts.isEmpty { return facts.removeFirst() }
    return onlyFacts || others.isEmpty ? nil : others.removeFirst()
  }

  /// Removes the first one that matches.
  mutating func remove(where matches: (Element) -> Bool) -> Element? {
    if let index = facts.firstIndex(where: matches) { return facts.remove(at: index) }
    return others.firstIndex(where: matches).map { others.remove(at: $0) }
  }
}
