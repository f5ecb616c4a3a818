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
  /// The actions in the state in which steps are being tried.
  private var actions: MapActions?

  /// A change at a place that may change the effects of other actions.
  private struct Change {
    /// The interaction that has answered the place, or has only changed models or asked interactors.
    let name: String
    /// Whether values of models have changed.
    let isOfModel: Bool
    /// Whether the place has then asked a question, which another place is to answer.
    var isAsking = false
  }

  /// A step that is tried, and what was so before it.
  @MainActor struct Trial {
    let step: ExplorationStep
    let trace: ExplorationTrace
    let actions: MapActions
    let key: MapKey
    /// The selected tab.
    let tab: String?
    /// Whether a guard held a request.
    let wasHeld: Bool

    var before: ExplorationTrace { ExplorationTrace(trace.steps.dropLast()) }
    var context: String { actions.headings[0] }
    var isHere: Bool { actions.isHere(step) }
    /// Whether the row is not one after a change.
    var isUsual: Bool { key == actions.key(step) }
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
  private func newSteps(_ app: App, after trace: ExplorationTrace) -> AnySequence<ExplorationStep> {
    let actions = MapActions(app)
    self.actions = actions
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

  /// Tries the last step of a trace, and the steps that are only tried after it; returns the name of the state.
  private func visit(_ narrator: Narrator, _ trace: ExplorationTrace) async throws -> String {
    guard let step = trace.steps.last else { return await launch(narrator, trace) }
    let trial = trial(of: step, trace, in: narrator.app)
    await write(trial, narrator)
    let (asked, state) = (narrator.app.asked, state(after: trial, narrator.app))
    let next = trial.actions.next(step)
    if case .selectTab(let name) = step, let tab = trial.tab, tab != name {
      await goBack(to: tab, after: trial, narrator)
    } else if let steps = again(after: trial, narrator.app) {
      await makeAgain(steps, narrator, trace)
      if let next { skip(trial.actions.key(next), like: trial.key) }
    }
    if trial.isUsual, trial.isHere, let asked, let next { try await disturb(trial, asked, next) }
    return state
  }

  /// Starts the app, and returns its context.
  private func launch(_ narrator: Narrator, _ trace: ExplorationTrace) async -> String {
    let app = narrator.app
    map.contexts.insert(launch.context)
    map.unreached = Set(app.flow.providedRoutes.map(app.flow.name))
    map.rows[launch] = WalkedMap.Row(effect: await narrator.make(nil), usual: nil, way: [])
    map.unreached.subtract(app.places.all.map(\.route))
    contexts[trace] = app.context
    return app.context
  }

  private func trial(of step: ExplorationStep, _ trace: ExplorationTrace, in app: App) -> Trial {
    let actions = actions ?? MapActions(app)
    let key = key(step, of: actions, after: ExplorationTrace(trace.steps.dropLast()))
    let tab = app.places.nearestContainer(.tabs).flatMap(app.places.focus)?.tabName
    return Trial(
      step: step, trace: trace, actions: actions, key: key, tab: tab, wasHeld: !app.held.isEmpty)
  }

  /// Makes the step of a trial, and writes its row.
  private func write(_ trial: Trial, _ narrator: Narrator) async {
    let (step, actions, app) = (trial.step, trial.actions, narrator.app)
    let usual = trial.isUsual ? usual(of: step, actions) : .sameAs(actions.key(step))
    map.rows[trial.key] = WalkedMap.Row(
      effect: await narrator.make(step, comparingWith: trial.context), usual: usual,
      way: trial.trace.steps)
    map.unreached.subtract(app.places.all.map(\.route))
    guard trial.isHere else { return }
    if trial.isUsual { combinations.note(trial, narrator) }
    changes[trial.trace] = trial.isUsual ? change(by: step, narrator) : change(before: trial, app)
  }

  /// Returns the steps to make again after a trial: those since the context to which it leads was left, a step from outside
  /// that no guard holds any more, or the last step, after the way back; nil if there are none.
  private func again(after trial: Trial, _ app: App) -> [ExplorationStep]? {
    let (step, steps, now) = (trial.step, trial.trace.steps, contexts[trial.trace])
    let isOwn = trial.isUsual && trial.isHere && step.isTap
    let ways = steps.indices.map { ExplorationTrace(Array(steps.prefix($0))) }
    let start = ways.dropLast().last { contexts[$0] == now }?.steps.count
    if isOwn, now != trial.context, let start { return Array(steps[start...]) }
    let outside = steps.last { $0.has(.isFromOutside) }
    if app.held.isEmpty, trial.wasHeld || step.has(.isFromOutside), let outside { return [outside] }
    let back: ExplorationStep = app.places.canGoBack ? .goBack : .dragSheetDown
    return isOwn ? (now == trial.context ? [] : [back]) + [step] : nil
  }

  /// Returns the usual effect of a step; nil for most steps.
  private func usual(of step: ExplorationStep, _ actions: MapActions) -> WalkedMap.Usual? {
    switch step {
    case .restart: .sameAs(launch)
    case .relaunchRestored: .effect(MapText.nothing)
    default: actions.usual(step).map(WalkedMap.Usual.sameAs)
    }
  }

  /// Returns the name of the state after a trial: it is visited again if it has actions that have no row yet.
  private func state(after trial: Trial, _ app: App) -> String {
    let left = MapActions(app)
    let context = left.headings[0]
    contexts[trial.trace] = context
    let untried = left.untried(in: map)
    guard let change = changes[trial.trace] else { return context + untried }
    // Entering a password in a login may lead to each place that was asked for before.
    let place = "\(app.places.current?.route ?? "")\(app.held)"
    return "\(change.isAsking ? context : place) after \(change.name)\(untried)"
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

  /// Returns the change after which a trial asks a question at the same place; nil if there is none.
  private func change(before trial: Trial, _ app: App) -> Change? {
    guard var change = changes[trial.before], change.isOfModel, !change.isAsking,
      let entries = app.record.tappedID.flatMap(app.menu)?.entries,
      entries.contains(where: { $0.question != nil && $0.tap == trial.step.tap?.withoutContent })
    else { return nil }
    change.isAsking = true
    return change
  }
}
