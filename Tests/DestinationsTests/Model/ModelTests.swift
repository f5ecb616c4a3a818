import Destinations
import Testing

/// A flow beside a plain model of a flow: tree, current place, visible places, hooks and outcomes at each step.
@MainActor
struct ModelTests {
  /// Small, with a place for every kind of slot.
  private static let vocabulary: [ModelRequest.Act] = [
    .push(.note), .goBack, .tab(.second), .tab(.first, .edit), .sheet(.compose), .dismissSheet,
    .replaceCurrent(.bar), .moveToNearest(.list),
    .path([.push(.note), .sheet(.list), .push(.edit)]),
  ]

  @Test func `every short sequence of requests agrees with the model`() {
    for acts in Self.sequences(of: TestScale.isFull ? 5 : 2) {
      let requests = [ModelRequest(act: .replaceRoot(.bar))] + acts.map { ModelRequest(act: $0) }
      guard let problem = ModelRun.disagreement(on: requests) else { continue }
      Issue.record("\(requests): \(problem)")
      return
    }
  }

  private static func sequences(of length: Int) -> [[ModelRequest.Act]] {
    (0..<length).reduce([[]]) { found, _ in
      found.flatMap { sequence in vocabulary.map { sequence + [$0] } }
    }
  }

  @Test(arguments: 1...(TestScale.isFull ? 4 : 2))
  func `random sequences of requests agree with the model`(part: UInt64) {
    let length = 50
    for number in 0..<UInt64(TestScale.count(250_000) / length) {
      var random = SeededRandom(seed: part << 32 + number)
      let requests = (0..<length).map { ModelRequest.random(&random, isFirst: $0 == 0) }
      guard ModelRun.disagreement(on: requests) != nil else { continue }
      let least = Self.shortest(requests) { ModelRun.disagreement(on: $0) != nil }
      Issue.record("\(least): \(ModelRun.disagreement(on: least) ?? "")")
      return
    }
  }

  /// Removes requests as long as the rest still fails.
  private static func shortest(
    _ requests: [ModelRequest], _ fails: ([ModelRequest]) -> Bool
  ) -> [ModelRequest] {
    var least = requests
    for index in requests.indices.reversed() {
      var shorter = least
      shorter.remove(at: index)
      if fails(shorter) { least = shorter }
    }
    return least
  }

  @Test func `a difference from the model is found and shrunk to two steps`() {
    func disagreement(_ requests: [ModelRequest]) -> String? {
      ModelRun.disagreement(on: requests) { request in
        guard case .sheet(let route) = request.act else { return request }
        return ModelRequest(act: .add(route), asker: request.asker)
      }
    }
    var random = SeededRandom(seed: 1)
    let requests = (0..<60).map { ModelRequest.random(&random, isFirst: $0 == 0) }
    #expect(disagreement(requests) != nil)
    expectEqual(Self.shortest(requests) { disagreement($0) != nil }.count, 2)
  }
}

extension ModelRequest {
  fileprivate static func random(_ random: inout SeededRandom, isFirst: Bool) -> ModelRequest {
    if isFirst {
      return ModelRequest(act: .replaceRoot(random.pick([.bar, .office, .list, .split])))
    }
    return ModelRequest(
      act: act(&random, depth: 0), asker: random.chance(40) ? random.below(100) : nil)
  }

  private static func act(_ random: inout SeededRandom, depth: Int) -> Act {
    let routes: [Route] = [.page, .note, .edit, .list, .pile, .group]
    let route =
      random.chance(75)
      ? random.pick(routes)
      : random.pick([.bar, .split, .narrow, .office, .compose, depth == 0 ? .nowhere : .menu])
    switch random.below(20) {
    case 0...3: return .push(route)
    case 4, 5: return .goBack
    case 6: return random.chance(30) ? .popToRoot : .goBackBy(random.below(4))
    case 7:
      let tab = random.pick(Contract.TabType.allCases)
      return random.chance(30) ? .tabRoot(tab) : .tab(tab)
    case 8 where random.chance(30):
      let tab = random.pick(Contract.TabType.allCases)
      return random.pick([.addTab(tab, route), .removeTab(tab), .orderTabs([tab])])
    case 8:
      return .tab(
        random.pick(Contract.TabType.allCases), route, replacing: random.chance(30))
    case 9: return .column(random.pick(SplitViewColumn.allCases))
    case 10: return .column(random.pick(SplitViewColumn.allCases), route)
    case 11: return .add(route, asCurrent: random.chance(60))
    case 12: return .replaceCurrent(route)
    case 13: return random.chance(30) ? .replaceRoot(route) : .remove(random.below(100))
    case 14: return .moveToNearest(route)
    case 15, 16: return .sheet(route)
    case 17: return .dismissSheet
    default:
      guard depth < 2 else { return .push(route) }
      return .path(
        (0..<random.below(4)).map { _ in
          let act = act(&random, depth: depth + 1)
          if case .remove = act { return .goBack }
          return act
        })
    }
  }
}
