internal import Destinations

/// Makes the rows of a map by a systematic walk.
@MainActor
final class MapWalker<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Explorer = DestinationsTesting.Explorer<DestinationType, ContentType, TabType>
  typealias Narrator = MapNarrator<DestinationType, ContentType, TabType>
  typealias App = Explorer.App

  let explorer: Explorer
  let isPatient: Bool
  private let launch = MapKey(context: "start", action: "launch")
  private let arrivals = UsualArrivals()
  var map = WalkedMap()
  /// The traces that end with a change at a place, after which some actions are tried again.
  private var changes: [ExplorationTrace: Change] = [:]
  var combinations = Combinations()
  /// The context after each trace.
  private var contexts: [ExplorationTrace: String] = [:]

  /// A change at a place that may change the effects of other actions.
  private struct Change {
    /// The interaction that has answered the place, or has only changed models or asked interactors.
    let name: String
    /// Whether values of models have changed.
    let isOfModel: Bool
    /// Whether the place has then asked a question, which another place is to answer.
    var isAsking = false
  }

  init(_ explorer: Explorer, isPatient: Bool) {
    self.explorer = explorer
    self.isPatient = isPatient
  }

  func walk(stateLimit: Int) async throws -> WalkedMap {
    var walk = SystematicWalk<DestinationType, ContentType, TabType, String>(
      explorer, stateLimit: stateLimit, isPatient: isPatient, trying: newSteps)
    try await walk.walk { [self] app, trace in
      defer { noteArrivals(trace) }
      return try await visit(narrator(of: app), trace)
    }
    try await tryCombinations()
    map.isComplete = walk.isComplete
    return map
  }

  private func narrator(of app: App) -> Narrator { Narrator(app, isPatient: isPatient, arrivals) }

  /// Returns a narrator of a new app in which steps were made.
  func narrator(after steps: [ExplorationStep]) async throws -> Narrator {
    narrator(of: try await explorer.app(after: ExplorationTrace(steps), isPatient: isPatient))
  }

  /// Adds rows for the models that have arrived for the first time.
  private func noteArrivals(_ way: ExplorationTrace) {
    map.contexts.insert(UsualArrivals.context)
    for (model, effect) in arrivals.takeNews() {
      map.rows[MapKey(context: UsualArrivals.context, action: model)] = WalkedMap.Row(
        effect: effect, usual: nil, way: way.steps)
    }
  }

  /// Returns the possible actions that have no row yet.
  ///
  /// Actions at the current place are returned with every sample, those beside it with the first. After a change,
  /// only actions at the current place are returned, with the first sample.
  private func newSteps(in app: App, after trace: ExplorationTrace) -> AnySequence<ExplorationStep>
  {
    let actions = MapActions(app)
    map.contexts.formUnion(actions.headings)
    let change = changes[trace]
    let isUsual = change == nil
    let steps = actions.steps.lazy.filter { [self] step in
      (isUsual && actions.isHere(step) || actions.isUsual(step))
        && (isUsual || actions.isHere(step) && step != trace.steps.last)
        && (step.tap != nil || change?.isAsking != true)
        && map.rows[key(step, of: actions, after: trace)] == nil
    }
    return AnySequence(steps)
  }

  /// Returns the row of a step after a trace: a separate row after a change.
  private func key(
    _ step: ExplorationStep, of actions: MapActions, after trace: ExplorationTrace
  ) -> MapKey {
    let key = actions.key(step)
    guard let change = changes[trace], map.rows[key] != nil else { return key }
    return key.adding("after \(change.name)")
  }

  /// Tries the last step of a trace, and the steps that are only tried after it.
  private func visit(_ narrator: Narrator, _ trace: ExplorationTrace) async throws -> String {
    let app = narrator.app
    guard let step = trace.steps.last else {
      map.contexts.insert(launch.context)
      map.unreached = Set(app.flow.providedRoutes.map(app.flow.name))
      map.rows[launch] = WalkedMap.Row(effect: await narrator.make(nil), usual: nil, way: [])
      contexts[trace] = app.context
      map.unreached.subtract(app.places.all.map(\.route))
      return app.context
    }
    let before = ExplorationTrace(trace.steps.dropLast())
    let tab = app.places.nearestContainer(.tabs).flatMap(app.places.focus)?.tabName
    let (actions, place, wasHeld) = (MapActions(app), app.places.currentID, !app.held.isEmpty)
    let context = actions.headings[0]
    let key = key(step, of: actions, after: before)
    let isUsual = key == actions.key(step)
    let usual = isUsual ? usual(of: step, actions) : .sameAs(actions.key(step))
    map.rows[key] = WalkedMap.Row(
      effect: await narrator.make(step, comparingWith: context), usual: usual, way: trace.steps)
    map.unreached.subtract(app.places.all.map(\.route))
    let asked = app.asked
    if isUsual, actions.isHere(step) { combinations.note(key, trace, narrator) }
    if actions.isHere(step) {
      changes[trace] =
        isUsual
        ? change(by: step, narrator) : change(before: step, at: place, in: app, after: before)
    }
    let left = MapActions(app)
    contexts[trace] = left.headings[0]
    let next = state(of: app, left.headings[0], after: trace) + left.untried(in: map)
    if case .selectTab(let name) = step, let tab, tab != name {
      await goBack(to: tab, context, narrator, key, trace)
    } else if let steps = again(in: trace, isUsual && actions.isHere(step), context, wasHeld, app) {
      await makeAgain(steps, narrator, trace)
      if let again = actions.next(step) { skip(actions.key(again), like: key) }
    }
    if isUsual, actions.isHere(step), let asked, let again = actions.next(step) {
      try await disturb(step, asked, again, key, before)
    }
    return next
  }

  /// Returns the steps to make again after a trace: those since the context to which it leads was left, a step from outside
  /// that no guard holds any more, or the last step, after the way back; nil if there are none.
  private func again(
    in trace: ExplorationTrace, _ isUsual: Bool, _ context: String, _ wasHeld: Bool, _ app: App
  ) -> [ExplorationStep]? {
    let (steps, now) = (trace.steps, contexts[trace])
    guard let step = steps.last else { return nil }
    if isUsual, step.isTap, now != context,
      let count = (0..<steps.count - 1).last(where: {
        contexts[ExplorationTrace(Array(steps.prefix($0)))] == now
      })
    {
      return Array(steps[count...])
    }
    if app.held.isEmpty, wasHeld || step.has(.isFromOutside),
      let outside = steps.last(where: { $0.has(.isFromOutside) })
    {
      return [outside]
    }
    let back: ExplorationStep = app.places.canGoBack ? .goBack : .dragSheetDown
    return isUsual && step.isTap ? (now == context ? [] : [back]) + [step] : nil
  }

  /// Returns the usual effect of a step; nil for most steps.
  private func usual(of step: ExplorationStep, _ actions: MapActions) -> WalkedMap.Usual? {
    switch step {
    case .restart: .sameAs(launch)
    case .relaunchRestored: .effect(MapText.nothing)
    default: actions.usual(step).map(WalkedMap.Usual.sameAs)
    }
  }

  /// Returns the name of the state after a trace.
  private func state(of app: App, _ context: String, after trace: ExplorationTrace) -> String {
    guard let change = changes[trace] else { return context }
    // Entering a password in a login may lead to each place that was asked for before.
    let place = "\(app.places.current?.route ?? "")\(app.held)"
    return "\(change.isAsking ? context : place) after \(change.name)"
  }

  /// Returns the change that a step has made at the current place; nil if it has done anything else.
  private func change(by step: ExplorationStep, _ narrator: Narrator) -> Change? {
    guard narrator.hasStayed, let tap = step.tap, map.contexts.contains(narrator.app.context) else {
      return nil
    }
    return Change(
      name: MapText.line("\(ExplorationTap(tap.route, tap.interaction))"),
      isOfModel: narrator.hasChangedModels)
  }

  /// Returns the change after which a step asks a question at the same place; nil if there is none.
  private func change(
    before step: ExplorationStep, at place: DestinationID?, in app: App,
    after trace: ExplorationTrace
  ) -> Change? {
    guard var change = changes[trace], change.isOfModel, !change.isAsking,
      let entries = place.flatMap(app.menu)?.entries,
      entries.contains(where: { $0.question != nil && $0.tap == step.tap?.withoutContent })
    else { return nil }
    change.isAsking = true
    return change
  }
}
