internal import Destinations

/// Performs steps of an app, and describes their effects.
@MainActor
final class MapNarrator<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias App = ExploredApp<DestinationType, ContentType, TabType>

  let app: App
  private let isPatient: Bool
  private let arrivals: UsualArrivals
  private var events: [NavigationEvent.Kind] = []
  /// Whether the step launches the app, so that the end of the app before is no effect.
  private var isLaunch = true
  /// The contents of places before the step, and those of tables.
  private var earlier: [ContentType] = []
  private var constants: [ContentType] = []
  /// The content of the current place before the step.
  private var ownContent: ContentType?
  private var before: PresentationTree<App.Moment.Place>
  /// Whether the last step has only asked interactors and changed models, or has answered a place.
  private(set) var hasStayed = false
  /// Whether the last step has changed values of models.
  private(set) var hasChangedModels = false
  /// Whether the last step has changed values of objects that places refer to.
  private(set) var hasChangedSharedModels = false
  /// Whether the last step has replaced the whole tree, other than by a launch.
  private(set) var hasReplacedRoot = false

  init(_ app: App, isPatient: Bool, _ arrivals: UsualArrivals) {
    self.app = app
    self.isPatient = isPatient
    self.arrivals = arrivals
    before = app.moment.tree
    app.flow.onEvent = { [witness = app.witness, weak self] in
      witness.take($0)
      self?.events.append($0.kind)
    }
  }

  /// Performs a step, and others after it, or starts the app, and returns a description of the effect.
  ///
  /// The context after the step is compared with the given one, else with the one before the step.
  func make(
    _ step: ExplorationStep?, then others: ArraySlice<ExplorationStep> = [],
    comparingWith context: String? = nil
  ) async -> String {
    if step == .relaunchRestored { return await relaunch() }
    isLaunch = step?.has(.isLaunch) ?? true
    let from = isLaunch ? "" : context ?? app.context
    let models = isLaunch ? ModelValues() : ModelValues(of: app.places)
    let asleep = isLaunch ? 0 : app.clock.sleeperCount
    before = app.moment.tree
    earlier =
      before.nodes.compactMap(\.payload.content) + [app.moment.lastContent].compactMap(\.self)
    ownContent = app.places.currentID.flatMap(app.moment.place)?.content
    constants = app.places.visibleIDs.flatMap { id in
      app.menu(at: id)?.constants.compactMap { $0 as? ContentType } ?? []
    }
    events = []
    await app.make(step, isPatient: isPatient)
    for other in others { await app.make(other, isPatient: isPatient) }
    var words = events.compactMap { word(for: $0, of: step) }
    if let thrown = app.record.thrown, !words.contains(where: { $0.hasPrefix("refused") }) {
      words.append("refused: \(name(of: EventError(thrown)))")
    }
    words += app.record.unanswered.map { "unanswered: \(MapText.plain("\($0)"))" }
    hasStayed =
      words.isEmpty && app.context == from || app.record.answers.contains(where: \.isAwaited)
    let changes = ModelValues(of: app.places).changes(since: models)
    let told = arrivals.describe(changes)
    hasChangedModels = !told.isEmpty
    hasChangedSharedModels = changes.contains { $0.model.isShared && !$0.isNew }
    hasReplacedRoot = !isLaunch && before.rootID != app.moment.tree.rootID
    words += asks + told + sleep(since: asleep)
    return effect(words, from: from)
  }

  /// Relaunches the app, and describes the places and the values that are lost or added.
  private func relaunch() async -> String {
    let (context, tree) = (app.context, app.moment.tree)
    let models = ModelValues(of: app.places, byOrder: true)
    await app.make(.relaunchRestored, isPatient: isPatient)
    hasStayed = false
    let moves = app.moment.tree.nodes.map(\.payload).difference(from: tree.nodes.map(\.payload))
    let places = moves.map { move in
      switch move {
      case .remove(_, let place, _): "- \(MapText.name(place.route.rawValue))"
      case .insert(_, let place, _): "+ \(MapText.name(place.route.rawValue))"
      }
    }
    let now = ModelValues(of: app.places, byOrder: true)
    return effect(places + arrivals.describe(now.changes(since: models)), from: context)
  }

  /// Lets all answers arrive that are held back: in the order of the requests, or after a first one.
  func takeAnswers(_ first: ExplorationStep? = nil) async {
    var next = first ?? app.answers.arrivals.first
    // An answer may lead to another request, which is held back, too.
    for _ in 0..<16 {
      guard let step = next else { return }
      await app.make(step, isPatient: isPatient)
      next = app.answers.arrivals.first
    }
  }

  /// Describes in what the app differs from another one that was used in the same way.
  func difference(from other: App) -> String {
    let models = ModelValues(of: app.places, byOrder: true)
    let others = ModelValues(of: other.places, byOrder: true)
    return effect(arrivals.describe(models.changes(since: others)), from: other.context)
  }

  /// Returns the words about a step, and the context unless it is the same as before.
  private func effect(_ words: [String], from context: String) -> String {
    let now = app.context
    let arrival = now == context ? [] : ["at \(now)"]
    let told = [words.joined(separator: ", ")].filter { !$0.isEmpty } + arrival
    return told.isEmpty ? MapText.nothing : told.joined(separator: "; ")
  }

  /// Returns the change of the number of tasks that sleep on the clock of the flow.
  private func sleep(since earlier: Int) -> [String] {
    let change = app.clock.sleeperCount - earlier
    return change == 0 ? [] : ["asleep \(change > 0 ? "+" : "")\(change)"]
  }

  /// The interactors that the step has asked, in a stable order: tasks of one step may ask in any order.
  private var asks: [String] {
    let counts = Dictionary(grouping: app.record.asked.map(\.name)) { $0 }.mapValues(\.count)
    return counts.sorted { $0.key < $1.key }.map { name, count in
      "ask \(MapText.line(name))" + (count > 1 ? " ×\(count)" : "")
    }
  }
}

// MARK: - Words

extension MapNarrator {
  private func word(for event: NavigationEvent.Kind, of step: ExplorationStep?) -> String? {
    switch event {
    case .presented(let id, let route): return arrival(of: id, route, step)
    case .removed(let id, let route):
      return isLaunch || isPart(id, of: before) ? nil : "- \(MapText.name(route))"
    case .selected(_, let slot): return "select \(MapText.line(slot))"
    case .answered(_, let key): return "answer \(MapText.plain(key))"
    case .answerUnawaited(_, let key, _): return "answer \(MapText.plain(key)), unawaited"
    case .requested(_, let what): return what.hasPrefix("send ") ? MapText.plain(what) : nil
    case .refused(let error), .startRefused(let error), .setupFault(let error):
      return "refused: \(name(of: error))"
    case .cancelled: return isLaunch ? nil : "cancelled"
    case .ruled(let guardName, let ruling):
      return "guard \(MapText.line(guardName)) \(MapText.plain(ruling))"
    case .resultUnhandled(_, let request): return "result unhandled: \(MapText.plain(request))"
    case .resultDiscarded(_, let interactor):
      return "result discarded: \(MapText.plain(interactor))"
    case .error(let error, _): return "error: \(name(of: error))"
    default: return nil
    }
  }

  private func name(of error: EventError) -> String {
    error.code?.rawValue ?? MapText.plain(error.text)
  }

  /// Describes the arrival of a place, unless the place is part of another one and has no content.
  private func arrival(of id: DestinationID, _ route: String, _ step: ExplorationStep?) -> String? {
    let content = app.moment.place(id)?.content
    if content == nil, isPart(id, of: app.moment.tree) { return nil }
    let origin = content.map { " (\(self.origin(of: $0, step)))" } ?? ""
    return "+ \(MapText.name(route))\(origin)"
  }

  /// Returns whether the container of a place has arrived or left in the same step.
  private func isPart(_ id: DestinationID, of tree: PresentationTree<App.Moment.Place>) -> Bool {
    guard let parent = tree.node(id: id)?.parentID else { return false }
    return events.contains { event in
      switch event {
      case .presented(parent, _), .removed(parent, _): true
      default: false
      }
    }
  }

  /// Returns the origin of the content of a place.
  private func origin(of content: ContentType, _ step: ExplorationStep?) -> String {
    let values = Self.values(content)
    if step?.bringsContent == true, app.moment.lastContent == content {
      // Another content, that of the place from which the content comes, may have the same values.
      let isOfPlace = ownContent.map { $0 != content && Self.values($0) == values } ?? false
      return isOfPlace && !values.isEmpty ? "own content, value of the place" : "own content"
    }
    let count = values.intersection(MapText.words(of: step?.message ?? "")).count
    if count > 0 { return "words of the \(step?.link == nil ? "value" : "link"): \(count)" }
    if step == nil || constants.contains(content) { return "constant content" }
    return earlier.contains(content) ? "earlier content" : "new content"
  }

  /// The words in the parentheses of a content.
  private static func values(_ content: ContentType) -> Set<Substring> {
    MapText.words(of: "\(content)".drop { $0 != "(" })
  }
}
