internal import Destinations

/// Judging the steps of all runs together.
extension Coverage {
  /// The number of steps for each interaction after which a place counts as out of reach although code may lead there.
  private static var stepsEach: Int { 32 }

  /// The number of steps that must be made at a place before it counts as a trap: interactions of the places beside it
  /// may lead away.
  private static var manyStays: Int { 64 }

  /// The number of times that a matter must be open, or each interaction tried, before its end counts as missing.
  static var someTries: Int { 8 }

  /// The number of times that each interaction of a place must be tried before the place counts as a trap.
  static var fewestTries: Int { 4 }

  /// The number of times that a way to a place must be tried before the place counts as out of reach.
  static var manyTries: Int { 16 }

  /// Returns the routes that no run has presented, except for those that further steps or only links may lead to.
  func unreached() -> [Complaint] {
    let within = withinReach()
    return provided.filter { !within.contains($0) && !mayComeUndeclared($0) }.map { route in
      Complaint(
        "no run presented \(route); \(hint(at: route))", about: route,
        cure: "declare a presentation of it, or explore longer or with other contents")
    }
  }

  /// Returns the routes that runs have presented, or may present in more steps, because a way to them was hardly tried.
  private func withinReach() -> Set<String> {
    // What a guard has held proves nothing: the user may not have done yet what the guard asks for.
    let tries = Dictionary(menus.entries.map { ($0.tap, $0.tries - $0.holdCount) }) { one, _ in one
    }
    // Ways without an interaction count as tried every hundredth step.
    let open = edges.filter { edge in
      edge.tap.map { tries[$0] ?? 0 } ?? (stepCount / 100) < Self.manyTries
    }
    let starts = Array(visits.keys) + open.filter { $0.from == nil }.map(\.to)
    return NavigationGraph.reach(from: starts, by: ways(along: open))
  }

  /// Returns whether at most a guard is declared to lead to a route, but a link may lead there, or code after more steps.
  private func mayComeUndeclared(_ route: String) -> Bool {
    ways(to: route).allSatisfy(\.isByGuard)
      && (hasLinks || stepCount < Self.stepsEach * menus.userEntries.count
        || !hasTriedAll)
  }

  private func ways(to route: String) -> [Edge] {
    edges.filter { $0.to == route && $0.from != route }
  }

  func hint(at route: String) -> String {
    guard let way = ways(to: route).first else { return "nothing declared leads there" }
    return "\(way.source) leads there, but was not reached or not allowed"
  }

  /// Returns the interactions that were refused for lack of a tab, a sheet, or a place to go back to whenever they were
  /// performed, often and in two runs at least: a tab may come with a login, which a short exploration does not reach.
  func neverWorking() -> [Complaint] {
    menus.entries.compactMap { entry in
      guard let error = entry.lastingLack, entry.tries >= Self.someTries, openEnds.tallies.run > 1,
        error.code == .tabNotFound || !menus.isClassShared(by: entry.tap.route)
      else { return nil }
      return Complaint(
        "\"tap \(entry.tap)\" was refused in every run: \(error)", about: "\(entry.tap)",
        cure: error.code.cure)
    }
  }

  /// Whether each interaction of the app was tried a few times.
  var hasTriedAll: Bool { menus.userEntries.allSatisfy { $0.tries >= Self.fewestTries } }

  /// Returns the interactions that no interface offers and no code performs, although the whole app was explored: what
  /// an interface offers may depend on anything.
  func unusedInteractions() -> [Complaint] {
    guard hasTriedAll, provided.allSatisfy({ visits[$0] != nil }) else { return [] }
    return menus.entries.filter { !$0.isForUser && !$0.isUsedByApp && isFamiliar($0.tap.route) }
      .map { entry in
        Complaint(
          "nothing performs \(entry.tap), which the interface never offers", about: "\(entry.tap)",
          cure: "perform it where it belongs, such as after an answer, or do not declare it")
      }
  }

  /// Returns whether everything was tried often at places with a route, and, if they ask interactors, answers often
  /// failed: an interaction may be offered only after the failure of one request.
  private func isFamiliar(_ route: String) -> Bool {
    guard let visit = visits[route] else { return false }
    return visit.stays >= Self.manyStays && visit.runs.count > 1
      && isTried(route, times: Self.manyTries)
      && (!openEnds.requests.askers.contains(route)
        || openEnds.requests.failures[route, default: 0] >= Self.manyTries)
  }

  /// Returns the places that cannot be left: those where nothing is possible, and cycles without a way
  /// out.
  func traps() -> [Complaint] {
    let ends = stranded.sorted { $0.key < $1.key }.map { route, way in
      trap("the user can do nothing at \(route)", about: route, way)
    }
    return ends + circles()
  }

  /// Returns the cycles of places that nothing leads out of, except for stranded places and the main cycle of the app.
  private func circles() -> [Complaint] {
    var judged = Set(stranded.keys)
    return visits.values.sorted { $0.route < $1.route }.compactMap { visit in
      guard !judged.contains(visit.route), visit.stays > 0 else { return nil }
      let reach = reach(from: visit.route)
      guard reach.allSatisfy({ self.reach(from: $0).contains(visit.route) }) else { return nil }
      judged.formUnion(reach)
      guard reach.count * 2 < visits.values.count(where: { $0.stays > 0 }), isExplored(reach)
      else { return nil }
      return trap(
        "nothing the user can do leads away from \(reach.sorted().joined(separator: ", "))",
        about: visit.route, visit.way)
    }
  }

  private func isExplored(_ routes: Set<String>) -> Bool {
    routes.compactMap { visits[$0] }.allSatisfy { visit in
      visit.stays >= Self.manyStays && visit.runs.count > 2 && isTried(visit.route)
    }
  }

  /// Returns whether each interaction of a place was tried a few times.
  func isTried(_ route: String, times: Int = fewestTries) -> Bool {
    menus.userEntries.filter { $0.tap.route == route }.allSatisfy { $0.tries >= times }
  }

  /// Returns a route, and those of all places to which declared ways lead from it, such as the pages of an assistant.
  func routes(from route: String) -> Set<String> {
    NavigationGraph.reach(from: [route], by: ways(along: edges))
  }

  /// Returns a route, and all routes to which steps of the user have led from it.
  private func reach(from route: String) -> Set<String> {
    NavigationGraph.reach(from: [route], by: visits.mapValues(\.exits))
  }

  /// Returns the routes to which some declared ways lead, by the routes from which they lead.
  private func ways(along edges: [Edge]) -> NavigationGraph.Ways {
    edges.reduce(into: [:]) { ways, edge in
      if let from = edge.from { ways[from, default: []].insert(edge.to) }
    }
  }

  private func trap(_ what: String, about route: String, _ way: ExplorationTrace) -> Complaint {
    Complaint(
      what, about: route,
      cure: "give it an interaction that goes back or dismisses, or allow the gesture", trace: way)
  }
}
