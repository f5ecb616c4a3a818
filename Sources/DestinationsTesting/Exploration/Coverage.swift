internal import Destinations

/// What the runs of an exploration have reached, compared with what the setup declares.
@MainActor
final class Coverage {
  /// What is known about a route.
  ///
  /// It is a class, because each step updates one.
  final class Visit {
    /// The name of the route.
    let route: String
    /// The first trace that presented it.
    let way: ExplorationTrace
    /// The number of steps made while a place with the route was current.
    var stays = 0
    /// The routes that were current after such steps.
    var exits: Set<String> = []

    init(_ route: String, way: ExplorationTrace) {
      self.route = route
      self.way = way
    }
  }

  /// A declared way from one route to another, by name.
  struct Edge: Hashable {
    let from: String?
    let interaction: String?
    let to: String
  }

  /// The routes that have a provider, sorted by name.
  let provided: [String]
  let edges: [Edge]
  private(set) var visits: [String: Visit] = [:]
  /// The places where nothing was possible, with the first trace that ended there.
  private(set) var stranded: [String: ExplorationTrace] = [:]
  private(set) var stepCount = 0
  /// The place of the last step, which is usually the place of the next one.
  private var latest: Visit?

  init<D, T, C>(of flow: Flow<D, T, C>) {
    provided = flow.providedRoutes.map(\.rawValue)
    edges = flow.declaredEdges.map {
      Edge(from: $0.from?.rawValue, interaction: $0.interaction, to: $0.to.rawValue)
    }
  }

  /// Records what the last of some steps has presented, and where it led from a place.
  func note(
    _ record: StepRecord, from place: PresentedPlace?, to now: PresentedPlace?,
    after way: @autoclosure () -> ExplorationTrace
  ) {
    if record.aspects.contains(.arrival) {
      for arrival in record.arrivals where visits[arrival.route] == nil {
        visits[arrival.route] = Visit(arrival.route, way: way())
      }
    }
    if record.number > 0 { stepCount += 1 }
    if let place, record.step.isPlain, !record.isCrowded { leave(place, to: now) }
  }

  private func leave(_ place: PresentedPlace, to now: PresentedPlace?) {
    if latest?.route != place.route { latest = visits[place.route] }
    guard let visit = latest else { return }
    visit.stays += 1
    if let now, now != place { visit.exits.insert(now.route) }
  }

  /// Records that nothing is possible at a place after some steps.
  func strand(at route: String, after way: ExplorationTrace) {
    if stranded[route] == nil { stranded[route] = way }
  }
}

// MARK: - Judging

extension Coverage {
  /// The number of steps that must be made at a place before it counts as a trap.
  private static var fewestStays: Int { 8 }

  /// The routes that no run has presented.
  func unreached() -> [Complaint] {
    provided.filter { visits[$0] == nil }.map { route in
      Complaint(
        "no run presented \(route); \(hint(at: route))", about: route,
        cure: "declare what presents it, or explore longer or with other contents",
        trace: ExplorationTrace())
    }
  }

  private func hint(at route: String) -> String {
    let ways = edges.filter { $0.to == route && $0.from != route }
    guard let way = ways.first else { return "nothing declared leads there" }
    return "\(way.source) leads there, but was not reached or not allowed"
  }

  /// The places that cannot be left: those where nothing is possible, and circles without a way
  /// out.
  func traps() -> [Complaint] {
    let ends = stranded.keys.sorted().map { route in
      Complaint(
        "the user can do nothing at \(route)", about: route,
        cure: "give it an interaction that goes back or dismisses, or allow the gesture",
        trace: stranded[route])
    }
    return ends + circles(beside: Set(stranded.keys))
  }

  /// The circles of places that nothing leads out of, except for the main one of the app.
  private func circles(beside others: Set<String>) -> [Complaint] {
    let known = visits.keys.sorted()
    let exits = visits.mapValues(\.exits)
    let entries = Self.turned(exits)
    var judged = others
    return known.compactMap { route in
      guard !judged.contains(route), let visit = visits[route], visit.stays > 0 else { return nil }
      let reach = Self.reach(from: route, along: exits)
      guard reach.isSubset(of: Self.reach(from: route, along: entries)) else { return nil }
      judged.formUnion(reach)
      guard reach.count * 2 < visited(known), isExplored(reach) else { return nil }
      return complaint(about: reach.sorted(), visit.way)
    }
  }

  private func visited(_ known: [String]) -> Int {
    known.count { (visits[$0]?.stays ?? 0) > 0 }
  }

  private func isExplored(_ routes: Set<String>) -> Bool {
    routes.allSatisfy { (visits[$0]?.stays ?? 0) >= Self.fewestStays }
  }

  /// The routes that ways lead to from a route, including the route itself.
  private static func reach(
    from route: String, along ways: [String: Set<String>]
  ) -> Set<String> {
    var found: Set<String> = [route]
    var waiting = [route]
    while let next = waiting.popLast() {
      for other in ways[next] ?? [] where found.insert(other).inserted { waiting.append(other) }
    }
    return found
  }

  /// The same ways, each in the other direction.
  private static func turned(_ ways: [String: Set<String>]) -> [String: Set<String>] {
    var turned: [String: Set<String>] = [:]
    for (route, others) in ways {
      for other in others { turned[other, default: []].insert(route) }
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
