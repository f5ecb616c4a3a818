internal import Destinations

/// The coverage of an exploration: everything that its runs have reached, compared with the declarations of the setup.
@MainActor
final class Coverage {
  /// A record of a route, to which each step made there is added.
  final class Visit {
    /// The name of the route.
    let route: String
    /// The shortest trace that presented a place with the route.
    fileprivate(set) var way: ExplorationTrace
    /// The number of steps made while a place with the route was current.
    var stays = 0
    /// The runs that have made a step here.
    var runs: Set<Int> = []
    /// The routes that were current after steps made here.
    var exits: Set<String> = []
    /// The routes from which places with this route were presented.
    var entrances: Set<String> = []

    init(_ route: String, way: ExplorationTrace) {
      self.route = route
      self.way = way
    }
  }

  /// A declared way from one route to another, by name.
  struct Edge: Hashable {
    let from: String?
    /// The interaction with which the way begins; nil if it begins with none.
    let tap: ExplorationTap?
    let to: String
    /// The place and the interaction with which the way begins, such as `product.photo`.
    let source: String
    /// Whether a guard leads there, which may never happen in explorations.
    let isByGuard: Bool
  }

  /// The routes that have a provider, sorted by name.
  let provided: [String]
  let edges: [Edge]
  /// The routes that were presented, by name.
  private(set) var visits: [String: Visit] = [:]
  /// The places where nothing was possible, with the first trace that ended there.
  private(set) var stranded: [String: ExplorationTrace] = [:]
  private(set) var stepCount = 0
  private(set) var openEnds = OpenEnds()
  /// The questions that tables ask.
  let questions: Set<String>
  /// Whether the user has made the last step other than waiting.
  private var isUsersAction = false
  /// What is known about the route of the place that the last step of the run has led to.
  private var visit: Visit?
  let menus: InteractionMenus
  /// Whether links or other windows, which explorations do not all open, lead to places.
  let hasLinks: Bool
  /// The kinds of links without samples.
  private let unknownLinks: [String]
  /// The interactors that were asked.
  private(set) var asked: Set<String> = []
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
    edges = flow.declaredEdges.map { from, interaction, to in
      let tap = from.flatMap { from in interaction.map { ExplorationTap(from, $0) } }
      let source = tap?.description ?? from ?? interaction ?? "the start or an entry"
      return Edge(
        from: from, tap: tap, to: to, source: source, isByGuard: from == nil && interaction != nil)
    }
  }

  /// Records the places that the last of some steps has presented, and the place to which it led.
  ///
  /// Before its first step, a run records its start.
  func note(_ record: StepRecord, after way: ExplorationTrace) {
    for arrival in record.arrivals {
      let visit = visits[arrival.route] ?? Visit(arrival.route, way: way)
      if way.steps.count < visit.way.steps.count { visit.way = way }
      visits[arrival.route] = visit
    }
    openEnds.note(record, after: way)
    asked.formUnion(record.asked.map(\.name))
    if !record.asked.isEmpty, let tap = record.lastTap {
      // A place that the interaction presents may ask, too.
      let arrivedIDs = record.effects.map(\.id)
      let asked = record.asked.first { arrivedIDs.contains($0.placeID) }
      let name = openEnds.requests.asking[tap]?.min() ?? asked?.name
      if let name { menus.note(name, askedBy: tap) }
    }
    if !record.rulings.isEmpty, record.refusals.isEmpty, let tap = record.step.tap {
      menus.noteHold(of: tap)
    }
    let (lastID, placeID) = (record.before.currentID, record.places.currentID)
    let last = visit
    visit = record.places.current.flatMap { visits[$0.route] }
    if record.number == 0 { return }
    stepCount += 1
    if record.step.has(.isFromOutside) { untriedEvents.removeAll { $0 == record.step } }
    if let last, let visit, visit !== last, record.isAtArrival {
      visit.entrances.insert(last.route)
    }
    // An answer is an effect of what the user did before.
    if record.step.has(.isAnswer), placeID != lastID, let visit { last?.exits.insert(visit.route) }
    if record.step != .wait { isUsersAction = record.step.isPlain }
    guard let last, record.step.isPlain else { return }
    if !record.isCrowded, record.step != .wait {
      last.stays += 1
      last.runs.insert(openEnds.tallies.run)
    }
    // On a simulated screen, the place often leaves only in a later step `wait`.
    let isEffect = !record.isCrowded || record.step == .wait && record.action.isAlone
    guard isUsersAction, isEffect, placeID != lastID, let visit else { return }
    last.exits.insert(visit.route)
    if visit === last, !record.isAtArrival, record.departures.contains(where: { $0.id == lastID }) {
      // A pile of places with the same route is left like each of them.
      last.exits.formUnion(last.entrances)
    }
  }

  /// Records that nothing is possible at the current place after some steps, unless it is the root.
  func strand(in places: FlowEngine, after way: ExplorationTrace) {
    guard let visit, places.shownTree.rootID != places.currentID, stranded[visit.route] == nil
    else { return }
    stranded[visit.route] = way
  }

  /// Returns the shortest way to the place where the fewest steps were made, of the places that so many steps lead to;
  /// places that are presented at the start do not count.
  func wayToRarest(within limit: Int) -> ExplorationTrace {
    visits.values.filter { !$0.way.steps.isEmpty && $0.way.steps.count <= limit }
      .min { ($0.stays, $0.route) < ($1.stays, $1.route) }?.way ?? ExplorationTrace()
  }

  /// The amount of exploration, in a line.
  var summary: String {
    let count = provided.count { visits[$0] != nil }
    return "\(stepCount) steps, \(count) of \(provided.count) places"
  }

  /// Returns the parts that no run has tried successfully, each with the reason, except for some steps: those of a
  /// finding may differ from those of its run.
  func untried(besides steps: [ExplorationStep]) -> [String] {
    let places = provided.filter { visits[$0] == nil }.map { "\($0): \(hint(at: $0))" }
    let taps = menus.entries.compactMap { entry in entry.obstacle.map { "\(entry.tap): \($0)" } }
    let links = unknownLinks.map { "links \($0): no sample" }
    let events = untriedEvents.filter { !steps.contains($0) }
    return places + taps + links + events.map { "\($0): not within the steps" }
  }

  /// The shortest way to each route that was presented.
  var ways: [String: ExplorationTrace] { visits.mapValues(\.way) }
}
