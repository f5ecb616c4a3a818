internal import Destinations

/// Judging the steps of all runs together.
extension Coverage {
  /// The number of steps for each interaction after which a place counts as out of reach although code may lead there.
  private static var stepsEach: Int { 32 }

  /// The number of steps that must be made at a place before it counts as a trap: interactions of the places beside it
  /// may lead away.
  private static var manyStays: Int { 64 }

  /// The number of times that a matter must be open, or each interaction tried, before its end counts as missing.
  private static var someTries: Int { 8 }

  /// The number of times that each interaction of a place must be tried before the place counts as a trap.
  private static var fewestTries: Int { 4 }

  /// The number of times that a success must be questioned before it counts as one that always is.
  private static var fewestQuestions: Int { 3 }

  /// The number of steps for which a lock must be held, once all answers have arrived, before it counts as lasting.
  private static var someSteps: Int { 32 }

  /// The number of times that a way to a place must be tried before the place counts as out of reach.
  private static var manyTries: Int { 16 }

  /// The number of steps for which a lock must be held before it counts as lasting.
  private static var manySteps: Int { 1_000 }

  /// Returns the routes that no run has presented, except for those that further steps or only links may lead to.
  func unreached() -> [Complaint] {
    let within = withinReach()
    return provided.filter { !within.contains($0) && !mayComeUndeclared($0) }.map { route in
      Complaint(
        "no run presented \(route); \(hint(at: route))", about: route,
        cure: "declare a presentation of it, or explore longer or with other contents",
        trace: ExplorationTrace())
    }
  }

  /// Returns the routes that runs have presented, or may present in more steps, because a way to them was hardly tried.
  private func withinReach() -> Set<String> {
    var within = Set(visitsByRoute.keys)
    while true {
      let next = edges.filter { edge in
        !within.contains(edge.to) && edge.from.map(within.contains) ?? true
          && tries(of: edge) < Self.manyTries
      }
      if next.isEmpty { return within }
      within.formUnion(next.map(\.to))
    }
  }

  /// Returns how often runs have tried a way; a way without an interaction counts as tried every hundredth step.
  private func tries(of edge: Edge) -> Int {
    guard let from = edge.from, let interaction = edge.interaction else { return stepCount / 100 }
    let menu = menus.all.first { $0.route == from }
    return menu?.entries.first { $0.name == interaction }?.tries ?? 0
  }

  /// Returns whether no declaration leads to a route, but a link may lead there, or code after more steps.
  private func mayComeUndeclared(_ route: String) -> Bool {
    let count = menus.all.reduce(0) { $0 + $1.userEntries.count }
    return ways(to: route).isEmpty
      && (hasLinks || stepCount < Self.stepsEach * count || !hasTriedAll(times: Self.fewestTries))
  }

  private func ways(to route: String) -> [Edge] {
    edges.filter { $0.to == route && $0.from != route }
  }

  func hint(at route: String) -> String {
    guard let way = ways(to: route).first else { return "nothing declared leads there" }
    return "\(way.source) leads there, but was not reached or not allowed"
  }

  /// Returns the interactions that were refused for lack of a tab whenever they were performed, in two runs at least.
  func neverWorking() -> [Complaint] {
    menus.all.flatMap { menu in
      menu.entries.compactMap { entry in
        guard let error = entry.lastingLack, runNumber > 1 else { return nil }
        let tap = ExplorationTap(menu.route, entry.name)
        return Complaint(
          "\"tap \(tap)\" was refused in every run: \(error)", about: "\(tap)",
          cure: error.code.cure, trace: ExplorationTrace())
      }
    }
  }

  /// The matters that no run has ended, in a stable order.
  private var openEndsOfAllRuns: [(matter: OpenEnds.Matter, tally: OpenEnds.Tally)] {
    openEnds.tallies.filter { !$0.value.hasEnded }.sorted { "\($0.key)" < "\($1.key)" }
      .map { ($0, $1) }
  }

  private func complaint(
    _ what: String, _ matter: OpenEnds.Matter, _ tally: OpenEnds.Tally, cure: String
  ) -> Complaint {
    Complaint(what, about: "\(matter)", cure: cure, trace: tally.way)
  }

  /// Returns the answers that no run has awaited, and that no table asks for.
  func unaskedAnswers() -> [Complaint] {
    openEndsOfAllRuns.compactMap { matter, tally in
      guard case .answer(let key) = matter, !questions.contains(key) else { return nil }
      return complaint(
        "a place answered \(key), which nothing asks for", matter, tally,
        cure: DestinationError.Code.unaskedAnswer.cure)
    }
  }

  /// Returns the questions that were asked often, and that no run has answered.
  func unansweredQuestions() -> [Complaint] {
    menus.all.flatMap { menu in
      menu.entries.compactMap { entry in
        guard let key = entry.question, entry.hasWorked, entry.tries >= Self.manyTries,
          !isAnswered(key), hasTriedAnswering(menu.route, entry)
        else { return nil }
        let tap = ExplorationTap(menu.route, entry.name)
        return Complaint(
          "\"tap \(tap)\" asks for \(key), and no run has answered", about: key,
          cure: "declare an interaction that answers, or offer samples for it",
          trace: ExplorationTrace())
      }
    }
  }

  private func isAnswered(_ key: String) -> Bool {
    openEnds.tallies[.answer(key)]?.hasEnded ?? false
  }

  private func hasTriedAnswering(_ route: String, _ entry: InteractionMenu.Entry) -> Bool {
    edges.filter { $0.from == route && $0.interaction == entry.name }
      .allSatisfy { isTried($0.to) }
  }

  /// Returns the signals that held requests have waited for, and after which no such request was carried out, although
  /// the user has tried everything at the places that ask for the signal.
  func missingSignals() -> [Complaint] {
    openEndsOfAllRuns.compactMap { matter, tally in
      guard case .signal(let signal) = matter, tally.count >= Self.someTries,
        tally.runs.count > 2, !tally.isUsuallyGiven, hasTriedAll(tally)
      else { return nil }
      return complaint(
        "guards held \(tally.count) requests until \(signal), and none was carried out", matter,
        tally, cure: "give the signal, and let the guard allow the request then")
    }
  }

  /// Returns whether the user has tried everything that may end a matter: every interaction of the app, if no place is
  /// known where the user can end it.
  private func hasTriedAll(_ tally: OpenEnds.Tally) -> Bool {
    if tally.routes.isEmpty { return hasTriedAll(times: Self.fewestTries) }
    return menus.all.filter { tally.routes.contains($0.route) }.allSatisfy { menu in
      menu.userEntries.allSatisfy {
        tally.tries[ExplorationTap(menu.route, $0.name), default: 0] >= Self.fewestTries
      }
    }
  }

  private func hasTriedAll(times: Int) -> Bool {
    menus.all.allSatisfy { $0.userEntries.allSatisfy { $0.tries >= times } }
  }

  /// Returns the interactions whose answers close their places, but never without a question after other interactions.
  func questionedSuccesses() -> [Complaint] {
    openEndsOfAllRuns.compactMap { matter, tally in
      guard case .question(let signal, let tap) = matter, tally.count >= Self.fewestQuestions,
        tally.runs.count > 1, openEnds.closing[tap] == false
      else { return nil }
      return complaint(
        "the answer to \"tap \(tap)\" closes its place, but a guard holds this until \(signal)",
        matter, tally, cure: "when the answer has arrived, reset what the guard looks at")
    }
  }

  /// Returns the interactions that no interface offers and no code performs, although their places were explored.
  func unusedInteractions() -> [Complaint] {
    menus.all.filter { isFamiliar($0.route) }.flatMap { menu in
      menu.entries.filter { !$0.isForUser && !$0.isUsedByApp }.map { entry in
        let tap = ExplorationTap(menu.route, entry.name)
        return Complaint(
          "nothing performs \(tap), which the interface never offers", about: "\(tap)",
          cure: "perform it where it belongs, such as after an answer, or do not declare it",
          trace: ExplorationTrace())
      }
    }
  }

  /// Returns whether everything was tried often at places with a route, and, if they ask interactors, an answer failed.
  private func isFamiliar(_ route: String) -> Bool {
    guard let visit = visitsByRoute[route] else { return false }
    return visit.stays >= Self.manyStays && visit.runCount > 1
      && menus.all.filter { $0.route == route }.flatMap(\.userEntries)
        .allSatisfy { $0.tries >= Self.manyTries }
      && (openEnds.askers.contains(route) ? openEnds.failedAskers.contains(route) : true)
  }

  /// Returns the requests that no interaction has made again after a failed answer, although such interactions
  /// were tried often.
  func unrepeatedRequests() -> [Complaint] {
    openEndsOfAllRuns.compactMap { matter, tally in
      guard case .failure(let interactor, let route) = matter, tally.count >= Self.someTries,
        tally.runs.count > 1
      else { return nil }
      return complaint(
        "\(route) never asked \(interactor) again after an answer had failed", matter, tally,
        cure: "after a failed answer, reset the state that keeps the request from being sent again")
    }
  }

  /// Returns the locks that were kept for many steps, and that no run has released.
  func lastingLocks() -> [Complaint] {
    openEndsOfAllRuns.compactMap { matter, tally in
      let lock: (name: String, limit: Int, when: String)? =
        switch matter {
        case .lock(let name): (name, Self.manySteps, "")
        case .lockAfterAnswers(let name, let route):
          (name, Self.someSteps, " after the answers to \(route)")
        case .signal, .answer, .failure, .question: nil
        }
      guard let lock, tally.count >= lock.limit, hasTriedAll(tally) else { return nil }
      return complaint(
        "no run released \(lock.name.isEmpty ? "a lock" : "the lock \"\(lock.name)\"")\(lock.when)",
        matter, tally, cure: "release it on every path, or explore with the value that releases it")
    }
  }

  /// Returns the places that cannot be left: those where nothing is possible, and cycles without a way
  /// out.
  func traps() -> [Complaint] {
    let ends = stranded.keys.sorted().map { route in
      Complaint(
        "the user can do nothing at \(route)", about: route,
        cure: "give it an interaction that goes back or dismisses, or allow the gesture",
        trace: stranded[route])
    }
    return ends + circles()
  }

  /// Returns the cycles of places that nothing leads out of, except for stranded places and the main cycle of the app.
  private func circles() -> [Complaint] {
    let exits = visits.map(\.exits)
    let entries = Self.turned(exits)
    var judged = Set(visits.filter { stranded[$0.route] != nil }.map(\.number))
    return visits.sorted { $0.route < $1.route }.compactMap { visit in
      guard !judged.contains(visit.number), visit.stays > 0 else { return nil }
      let reach = Self.reach(from: visit.number, along: exits)
      guard reach.isSubset(of: Self.reach(from: visit.number, along: entries)) else { return nil }
      judged.formUnion(reach)
      guard reach.count * 2 < visits.count(where: { $0.stays > 0 }), isExplored(reach) else {
        return nil
      }
      return complaint(about: reach.map { visits[$0].route }.sorted(), visit.way)
    }
  }

  private func isExplored(_ numbers: Set<Int>) -> Bool {
    numbers.map { visits[$0] }.allSatisfy { visit in
      visit.stays >= Self.manyStays && visit.runCount > 2 && isTried(visit.route)
    }
  }

  /// Returns whether each interaction of a place was tried a few times.
  private func isTried(_ route: String) -> Bool {
    menus.all.filter { $0.route == route }.flatMap(\.offeredEntries)
      .allSatisfy { $0.tries >= Self.fewestTries }
  }

  /// Returns the number of a route, and those of all routes to which ways lead from this route.
  private static func reach(from number: Int, along ways: [[Int]]) -> Set<Int> {
    var found: Set<Int> = [number]
    var waiting = [number]
    while let next = waiting.popLast() {
      for other in ways[next] where found.insert(other).inserted { waiting.append(other) }
    }
    return found
  }

  /// Returns the same ways, each in the other direction.
  private static func turned(_ ways: [[Int]]) -> [[Int]] {
    var turned = [[Int]](repeating: [], count: ways.count)
    for (number, others) in ways.enumerated() {
      for other in others { turned[other].append(number) }
    }
    return turned
  }

  private func complaint(about routes: [String], _ way: ExplorationTrace) -> Complaint {
    let places = routes.joined(separator: ", ")
    return Complaint(
      "nothing the user can do leads away from \(places)", about: places,
      cure: "give it an interaction that goes back or dismisses, or allow the gesture", trace: way)
  }
}
