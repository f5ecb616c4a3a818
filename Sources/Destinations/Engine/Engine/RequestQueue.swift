/// Queued requests: facts of the interface first, then the others, each in order.
@MainActor
final class RequestQueue<Element> {
  private var facts = Queue<Element>()
  private var others = Queue<Element>()

  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var elements: [Element] { facts.elements + others.elements }

  func append(_ element: Element, isFact: Bool) {
    count += 1
    if isFact { facts.append(element) } else { others.append(element) }
  }

  /// Adds an element that comes before all others except facts.
  func prepend(_ element: Element) {
    count += 1
    others.prepend(element)
  }

  /// Removes the next request; only a fact if others may not run now.
  func next(onlyFacts: Bool) -> Element? {
    if isEmpty { return nil }
    return counted(facts.popFirst() ?? (onlyFacts ? nil : others.popFirst()))
  }

  /// Removes the first request that matches.
  func remove(where matches: (Element) -> Bool) -> Element? {
    counted(facts.remove(where: matches) ?? others.remove(where: matches))
  }

  private func counted(_ removed: Element?) -> Element? {
    if removed != nil { count -= 1 }
    return removed
  }
}
