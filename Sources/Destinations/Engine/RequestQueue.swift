/// Queued requests: facts of the interface first, then the others, each in order.
@MainActor
final class RequestQueue<Element> {
  private var facts: [Element] = []
  private var others: [Element] = []

  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var elements: [Element] { facts + others }

  func append(_ element: Element, isFact: Bool) {
    count += 1
    if isFact { facts.append(element) } else { others.append(element) }
  }

  /// Adds an element that comes before all others except facts.
  func prepend(_ element: Element) {
    count += 1
    others.insert(element, at: 0)
  }

  /// Removes the next request; only a fact if others may not run now.
  func next(onlyFacts: Bool) -> Element? {
    if isEmpty || facts.isEmpty && (onlyFacts || others.isEmpty) { return nil }
    count -= 1
    return facts.isEmpty ? others.removeFirst() : facts.removeFirst()
  }

  /// Removes the first request that matches.
  func remove(where matches: (Element) -> Bool) -> Element? {
    let found: Element
    if let index = facts.firstIndex(where: matches) {
      found = facts.remove(at: index)
    } else if let index = others.firstIndex(where: matches) {
      found = others.remove(at: index)
    } else {
      return nil
    }
    count -= 1
    return found
  }
}
