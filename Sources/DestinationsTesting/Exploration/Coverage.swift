internal import Destinations

/// The coverage of an exploration: everything that its runs have reached, compared with the declarations of the setup.
@MainActor
final class Coverage {
  /// A record of a route.
  ///
  /// It is a class, because each step updates one.
  final class Visit {
    /// The name of the route.
    let route: String
    /// Its position among the routes, in the order in which they were presented first.
    let number: Int
    /// The first trace that presented it.
    let way: ExplorationTrace
    /// The number of steps made while a place with the route was current.
    var stays = 0
    /// The numbers of the routes that were current after such steps, each once.
    ///
    /// The list is only replaced as a whole, which needs no exclusivity check.
    private(set) var exits: [Int] = []

    init(_ route: String, number: Int, way: ExplorationTrace) {
      self.route = route
      self.number = number
      self.way = way
    }

    /// Records what is known about the route that was current after such a step.
    func leave(to next: Visit) {
      if !exits.contains(next.number) { exits = exits + [next.number] }
    }
  }

  /// A record of the locks with a name.
  private struct LockVisit {
    let way: ExplorationTrace
    var steps = 0
    var isReleased = false
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
  /// The routes that were presented, in the order in which that happened first.
  private var visits: [Visit] = []
  private var visitsByRoute: [String: Visit] = [:]
  /// The places where nothing was possible, with the first trace that ended there.
  private(set) var stranded: [String: ExplorationTrace] = [:]
  private(set) var stepCount = 0
  /// The keys of answers, with the first trace that gave each; nil once an answer was awaited.
  private var answers: [String: ExplorationTrace?] = [:]
  private var lockVisits: [String: LockVisit] = [:]
  /// The locks after the last step.
  private var locks: [String] = []
  /// The questions that tables ask.
  private let questions: Set<String>
  /// The place that the last step of the run has led to, and what is known about its route.
  private var placeID: DestinationID?
  private var visit: Visit?
  private let menus: InteractionMenus
  /// Whether links or other windows, which explorations do not all open, lead to places.
  private let hasLinks: Bool
  /// The kinds of links without samples.
  private let unknownLinks: [String]
  /// Returns the links, entries and values that have reached the app in no run.
  private var untriedEvents: [ExplorationStep]

  init<D, T, C>(
    of flow: Flow<D, T, C>, _ menus: InteractionMenus, _ events: SampleEvents, hasLinks: Bool
  ) {
    self.menus = menus
    untriedEvents = events.steps
    unknownLinks = events.unknownLinks
    self.hasLinks = hasLinks
    questions = flow.declaredQuestions
    provided = flow.providedRoutes.map(flow.name)
    edges = flow.declaredEdges.map {
      Edge(from: $0.from.map(flow.name), interaction: $0.interaction, to: flow.name(of: $0.to))
    }
  }

  /// Records what the last of some steps has presented, and where it led.
  ///
  /// Before its first step, a run records its start.
  func note(_ record: StepRecord, after way: @autoclosure () -> ExplorationTrace) {
    if record.aspects.contains(.arrival) {
      for arrival in record.arrivals where visitsByRoute[arrival.route] == nil {
        add(arrival.route, way: way())
      }
    }
    for answer in record.answers {
      let known = answers[answer.key]
      answers[answer.key] = answer.isAwaited ? .some(nil) : known ?? way()
    }
    note(record.places.locks, after: record, way())
    let (lastID, last) = (placeID, visit)
    go(to: record.places.current)
    if record.number == 0 { return }
    stepCount += 1
    if record.step.isFromOutside { untriedEvents.removeAll { $0 == record.step } }
    guard let last, record.step.isPlain, !record.isCrowded else { return }
    last.stays += 1
    if placeID != lastID, let visit { last.leave(to: visit) }
  }

  private func note(
    _ now: [String], after record: StepRecord, _ way: @autoclosure () -> ExplorationTrace
  ) {
    if now.isEmpty, locks.isEmpty { return }
    for name in Set(now) { lockVisits[name, default: LockVisit(way: way())].steps += 1 }
    if record.number > 0, !record.step.isLaunch {
      let left = now.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let before = locks.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      for (name, count) in before where left[name, default: 0] < count {
        lockVisits[name]?.isReleased = true
      }
    }
    locks = now
  }

  private func go(to place: PresentedPlace?) {
    placeID = place?.id
    if let place, place.route == visit?.route { return }
    if let place { visit = visitsByRoute[place.route] } else { visit = nil }
  }

  private func add(_ route: String, way: ExplorationTrace) {
    let visit = Visit(route, number: visits.count, way: way)
    visits.append(visit)
    visitsByRoute[route] = visit
  }

  /// Records that nothing is possible at the current place after some steps, unless it is the root.
  func strand(in places: PresentedPlaces, after way: ExplorationTrace) {
    guard let visit, places.tree.rootID != placeID, stranded[visit.route] == nil else { return }
    stranded[visit.route] = way
  }

  /// The interactions that lead towards places and interactions that no run has tried, by
  /// the name of the route.
  func waysToUntried() -> [String: Set<String>] {
    var goals = Set(provided.filter { visitsByRoute[$0] == nil })
    for menu in menus.all where menu.entries.contains(where: { $0.tries == 0 }) {
      goals.insert(menu.route)
    }
    var ways: [String: Set<String>] = [:]
    var reached = goals
    while !goals.isEmpty {
      let next = edges.filter { edge in
        goals.contains(edge.to) && edge.from.map { !reached.contains($0) } ?? false
      }
      for edge in next {
        if let from = edge.from, let interaction = edge.interaction {
          ways[from, default: []].insert(interaction)
        }
      }
      goals = Set(next.compactMap(\.from))
      reached.formUnion(goals)
    }
    return ways
  }

  /// How much was done, in a line.
  var summary: String {
    let count = provided.count { visitsByRoute[$0] != nil }
    return "\(stepCount) steps, \(count) of \(provided.count) places"
  }

  /// The parts that no run has tried, or never with success, each with the reason.
  func untried() -> [String] {
    let places = provided.filter { visitsByRoute[$0] == nil }.map { "\($0): \(hint(at: $0))" }
    let taps = menus.all.flatMap { menu in
      menu.entries.compactMap { entry in
        entry.obstacle.map { "\(ExplorationTap(menu.route, entry.name)): \($0)" }
      }
    }
    let links = unknownLinks.map { "links \($0): no sample" }
    return places + taps + links + untriedEvents.map { "\($0): not within the steps" }
  }

  /// The first way to each route that was presented.
  var ways: [String: ExplorationTrace] { visitsByRoute.mapValues(\.way) }
}

// MARK: - Judging

extension Coverage {
  /// The number of steps that must be made at a place before it counts as a trap.
  private static var fewestStays: Int { 8 }

  /// The number of times that a way to a place must be tried before the place counts as out of reach.
  private static var manyTries: Int { 16 }

  /// The number of steps in which a lock must be kept before it counts as lasting.
  private static var manySteps: Int { 1_000 }

  /// The routes that no run has presented, except for those that further steps or only links may lead to.
  func unreached() -> [Complaint] {
    let within = withinReach()
    return provided.filter { !within.contains($0) && !mayNeedLink($0) }.map { route in
      Complaint(
        "no run presented \(route); \(hint(at: route))", about: route,
        cure: "declare what presents it, or explore longer or with other contents",
        trace: ExplorationTrace())
    }
  }

  /// The routes that runs have presented, or may present in more steps, because a way to them was hardly tried.
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

  /// How often runs have tried a way; one without an interaction counts as tried every hundredth step.
  private func tries(of edge: Edge) -> Int {
    guard let from = edge.from, let interaction = edge.interaction else { return stepCount / 100 }
    let menu = menus.all.first { $0.route == from }
    return menu?.entries.first { $0.name == interaction }?.tries ?? 0
  }

  private func mayNeedLink(_ route: String) -> Bool { hasLinks && ways(to: route).isEmpty }

  private func ways(to route: String) -> [Edge] {
    edges.filter { $0.to == route && $0.from != route }
  }

  private func hint(at route: String) -> String {
    guard let way = ways(to: route).first else { return "nothing declared leads there" }
    return "\(way.source) leads there, but was not reached or not allowed"
  }

  /// The interactions that were refused for lack of a tab whenever they were performed.
  func neverWorking() -> [Complaint] {
    menus.all.flatMap { menu in
      menu.entries.compactMap { entry in
        guard let error = entry.lastingLack else { return nil }
        let tap = ExplorationTap(menu.route, entry.name)
        return Complaint(
          "\"tap \(tap)\" was refused in every run: \(error)", about: "\(tap)",
          cure: error.code.cure, trace: ExplorationTrace())
      }
    }
  }

  /// The answers that no run has awaited, and for which no table asks.
  func unaskedAnswers() -> [Complaint] {
    answers.sorted { $0.key < $1.key }.compactMap { key, way in
      guard let way, !questions.contains(key) else { return nil }
      return Complaint(
        "a place answered \(key), which nothing asks for", about: key,
        cure: DestinationError.Code.unaskedAnswer.cure, trace: way)
    }
  }

  /// The locks that were kept for many steps, and that no run has released.
  func lastingLocks() -> [Complaint] {
    lockVisits.sorted { $0.key < $1.key }.compactMap { name, visit in
      guard !visit.isReleased, visit.steps >= Self.manySteps else { return nil }
      return Complaint(
        "no run released \(name.isEmpty ? "a lock" : "the lock \"\(name)\"")", about: name,
        cure: "release it on every way, or explore with the value that releases it",
        trace: visit.way)
    }
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
    return ends + circles()
  }

  /// The circles of places that nothing leads out of, except for stranded ones and the main one of the app.
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
    numbers.allSatisfy { visits[$0].stays >= Self.fewestStays }
  }

  /// The numbers of the routes that ways lead to from a route, including its own.
  private static func reach(from number: Int, along ways: [[Int]]) -> Set<Int> {
    var found: Set<Int> = [number]
    var waiting = [number]
    while let next = waiting.popLast() {
      for other in ways[next] where found.insert(other).inserted { waiting.append(other) }
    }
    return found
  }

  /// The same ways, each in the other direction.
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
