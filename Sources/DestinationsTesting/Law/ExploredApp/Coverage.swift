internal import Destinations

/// The coverage of an exploration: everything that its runs have reached, compared with the declarations of the setup.
@MainActor
final class Coverage {
  /// A record of a route.
  ///
  /// It is a class, so that each step updates its visit in place.
  final class Visit {
    /// The name of the route.
    let route: String
    /// The position among the routes, in the order in which they were presented first.
    let number: Int
    /// The first trace that presented a place with the route.
    let way: ExplorationTrace
    /// The number of steps made while a place with the route was current.
    private(set) var stays = 0
    /// The number of runs that have made such steps, and the last of these.
    private(set) var runCount = 0
    private var lastRun = 0
    /// The numbers of the routes that were current after such steps, each once.
    ///
    /// The list is only replaced as a whole, which needs no exclusivity check.
    private(set) var exits: [Int] = []

    init(_ route: String, number: Int, way: ExplorationTrace) {
      self.route = route
      self.number = number
      self.way = way
    }

    /// Records a step of a run.
    func stay(inRun run: Int) {
      stays += 1
      if run != lastRun { (lastRun, runCount) = (run, runCount + 1) }
    }

    /// Records what is known about the route that was current after such a step.
    func leave(to next: Visit) {
      if !exits.contains(next.number) { exits = exits + [next.number] }
    }
  }

  /// The locks with a name; those whose taker has received a failure are counted separately.
  struct Lock: Hashable {
    let name: String
    var isAfterFailure = false
  }

  /// A record of what waits: locks with a name, counted by steps, or requests that guards hold until a signal.
  struct Wait {
    let way: ExplorationTrace
    /// The runs in which there was such a wait.
    private(set) var runs: Set<Int> = []
    private(set) var count = 0
    var hasEnded = false

    init(_ way: ExplorationTrace) { self.way = way }

    mutating func note(inRun run: Int) {
      runs.insert(run)
      count += 1
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
  /// The routes that were presented, in the order in which that happened first.
  private(set) var visits: [Visit] = []
  private(set) var visitsByRoute: [String: Visit] = [:]
  /// The places where nothing was possible, with the first trace that ended there.
  private(set) var stranded: [String: ExplorationTrace] = [:]
  private(set) var stepCount = 0
  private(set) var runNumber = 0
  /// The keys of answers, with the first trace that gave each; nil once an answer was awaited.
  private(set) var answers: [String: ExplorationTrace?] = [:]
  private(set) var lockWaits: [Lock: Wait] = [:]
  /// The locks after the last step.
  private var locks: [String] = []
  /// The places whose interactions have taken the locks with a name.
  private var takers: [String: DestinationID] = [:]
  /// The number of locks with each name that were there when an answer to their taker failed.
  private var failedLocks: [String: Int] = [:]
  /// The held requests, by their signals.
  private(set) var holds: [String: Wait] = [:]
  /// The signals that held requests wait for after the last step, by the numbers of the requests.
  private var held: [Int: String] = [:]
  private(set) var failedRequests = FailedRequests()
  /// The questions that tables ask.
  let questions: Set<String>
  /// Whether the user has made the last step that was more than waiting.
  private var isUsersAction = false
  /// The place that the last step of the run has led to, and what is known about its route.
  private var placeID: DestinationID?
  private var visit: Visit?
  let menus: InteractionMenus
  /// Whether links or other windows, which explorations do not all open, lead to places.
  let hasLinks: Bool
  /// The kinds of links without samples.
  private let unknownLinks: [String]
  /// The links, entries and values that have reached the app in no run.
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
    noteHeld(after: record, way())
    failedRequests.note(record, inRun: runNumber, way)
    let (lastID, last) = (placeID, visit)
    go(to: record.places.current)
    if record.number == 0 {
      runNumber += 1
      return
    }
    stepCount += 1
    if record.step.isFromOutside { untriedEvents.removeAll { $0 == record.step } }
    if record.step != .wait { isUsersAction = record.step.isPlain }
    guard let last, record.step.isPlain else { return }
    if !record.isCrowded, record.step != .wait { last.stay(inRun: runNumber) }
    // On a simulated screen, the place often leaves in a later step, which waits.
    let isEffect = !record.isCrowded || record.step == .wait && record.isActionAlone
    if isUsersAction, isEffect, placeID != lastID, let visit { last.leave(to: visit) }
  }

  private func note(
    _ now: [String], after record: StepRecord, _ way: @autoclosure () -> ExplorationTrace
  ) {
    if now.isEmpty, locks.isEmpty { return }
    let left = counts(of: now)
    if record.number == 0 || record.step.isLaunch {
      (failedLocks, takers) = ([:], [:])
    } else {
      noteReleased(left)
      let failedIDs = record.failed.map { Optional($0.placeID) }
      failedLocks.merge(left.filter { failedIDs.contains(takers[$0.key]) }) { $1 }
    }
    let before = counts(of: locks)
    for (name, count) in left where count > before[name, default: 0] {
      takers[name] = record.tappedID
    }
    let kept = left.keys.map { Lock(name: $0) }
    let failed = failedLocks.keys.map { Lock(name: $0, isAfterFailure: true) }
    for lock in kept + failed {
      lockWaits[lock, default: Wait(way())].note(inRun: runNumber)
    }
    locks = now
  }

  private func noteReleased(_ left: [String: Int]) {
    for (name, count) in counts(of: locks) where left[name, default: 0] < count {
      lockWaits[Lock(name: name)]?.hasEnded = true
    }
    for (name, count) in failedLocks where left[name, default: 0] < count {
      lockWaits[Lock(name: name, isAfterFailure: true)]?.hasEnded = true
      failedLocks[name] = nil
    }
  }

  private func counts(of names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private func noteHeld(after record: StepRecord, _ way: @autoclosure () -> ExplorationTrace) {
    if record.number == 0 { held = [:] }
    for case let number? in record.lateDone {
      if let signal = held[number] { holds[signal]?.hasEnded = true }
    }
    let now = record.places.heldSignals
    for (number, signal) in now where held[number] != signal {
      holds[signal, default: Wait(way())].note(inRun: runNumber)
    }
    held = now
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

  /// Returns the interactions that lead towards places and interactions that no run has tried, by
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

  /// Returns the parts that no run has tried, or never successfully, each with the reason.
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
