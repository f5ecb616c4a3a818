/// Queued requests: facts of the interface first, then the others, each in order.
@MainActor
final class RequestQueue {
  private var facts = Queue<EngineRequest>()
  private var others = Queue<EngineRequest>()

  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var elements: [EngineRequest] { facts.elements + others.elements }

  @inline(never) func append(_ request: EngineRequest, isFact: Bool) {
    count += 1
    if isFact { facts.append(request) } else { others.append(request) }
  }

  /// Adds a request that comes before all others except facts.
  func prepend(_ request: EngineRequest) {
    count += 1
    others.prepend(request)
  }

  /// Removes the next request; only a fact if others may not run now.
  func next(onlyFacts: Bool) -> EngineRequest? {
    if isEmpty { return nil }
    return counted(facts.popFirst() ?? (onlyFacts ? nil : others.popFirst()))
  }

  /// Removes the first request that matches.
  func remove(where matches: (EngineRequest) -> Bool) -> EngineRequest? {
    counted(facts.remove(where: matches) ?? others.remove(where: matches))
  }

  private func counted(_ removed: EngineRequest?) -> EngineRequest? {
    if removed != nil { count -= 1 }
    return removed
  }
}
