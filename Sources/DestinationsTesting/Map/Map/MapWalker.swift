internal import Destinations

/// Makes the rows of a map by a systematic walk.
@MainActor
final class MapWalker<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Explorer = DestinationsTesting.Explorer<DestinationType, ContentType, TabType>
  typealias Narrator = MapNarrator<DestinationType, ContentType, TabType>
  typealias App = Explorer.App

  private let explorer: Explorer
  private let isPatient: Bool
  private let launch = MapKey(context: "start", action: "launch")
  private let arrivals = UsualArrivals()
  private var map = WalkedMap()
  /// The traces that end with a change at a place, after which some actions are tried again.
  private var changes: [ExplorationTrace: Change] = [:]

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
    map.isComplete = walk.isComplete
    return map
  }

  private func narrator(of app: App) -> Narrator { Narrator(app, isPatient: isPatient, arrivals) }

  /// Adds rows for the models that have arrived for the first time.
  private func noteArrivals(_ way: ExplorationTrace) {
    map.contexts.insert(UsualArrivals.context)
    for (model, effect) in arrivals.takeNews() {
      map.rows[MapKey(context: UsualArrivals.context, action: model)] = WalkedMap.Row(
        effect: effect, usual: nil, way: way)
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
      map.rows[key(step, of: actions, after: trace)] == nil
        && (isUsual && actions.isHere(step) || actions.usual(step) == nil)
        && (isUsual || actions.isHere(step) && step != trace.steps.last)
        && (step.tap != nil || change?.isAsking != true)
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
      map.rows[launch] = WalkedMap.Row(effect: await narrator.make(nil), usual: nil, way: trace)
      return app.context
    }
    let before = ExplorationTrace(Array(trace.steps.dropLast()))
    let tab = app.places.nearestContainer(.tabs).flatMap(app.places.focus)?.tabName
    let (context, actions, place) = (app.context, MapActions(app), app.places.currentID)
    let key = key(step, of: actions, after: before)
    let isUsual = key == actions.key(step)
    let usual = isUsual ? usual(of: step, actions) : .sameAs(actions.key(step))
    map.rows[key] = WalkedMap.Row(effect: await narrator.make(step), usual: usual, way: trace)
    let asked = app.asked
    if actions.isHere(step) {
      changes[trace] =
        isUsual
        ? change(by: step, narrator) : change(before: step, at: place, in: app, after: before)
    }
    let next = state(of: app, after: trace) + MapActions(app).untried(in: map)
    if case .selectTab(let name) = step, let tab, tab != name {
      await goBack(to: tab, context, narrator, key, trace)
    } else if isUsual, actions.isHere(step), let again = actions.next(step) {
      await tryAgain(again, context, narrator, actions.key(again), trace)
      skip(actions.key(again), like: key)
      if let asked { try await disturb(step, asked, again, key, before) }
    }
    return next
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
  private func state(of app: App, after trace: ExplorationTrace) -> String {
    guard let change = changes[trace] else { return app.context }
    return "\(change.isAsking ? app.context : app.places.current?.route ?? "") after \(change.name)"
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

  /// Tries a step that asks an interactor whose answers may be late or fail.
  ///
  /// A request of another place, such as one that arrives, only fails. One of the place itself is also repeated before its
  /// answer, and sent again with the next sample and answered newest first.
  private func disturb(
    _ step: ExplorationStep, _ asked: App.Asked, _ next: ExplorationStep, _ key: MapKey,
    _ before: ExplorationTrace
  ) async throws {
    let way = before.steps + [asked.hold, step]
    let failed = try await disturbed(way)
    // Several places may have asked, in any order.
    let failures = failed.app.answers.failures
    if let failure = failures.first {
      let effect = await failed.make(failure, then: failures.dropFirst())
      add(effect, at: key.adding("when its answer fails"), way + failures)
    }
    guard asked.isByPlace else { return }
    let repeated = try await disturbed(way)
    add(
      await repeated.make(step), at: key.adding("before its answer"), usually: MapText.nothing,
      way + [step])
    let late = try await disturbed(way + [next])
    guard let newest = late.app.answers.newest else { return }
    let ordered = try await disturbed(way + [next])
    await ordered.takeAnswers()
    await late.takeAnswers(newest)
    add(
      late.difference(from: ordered.app), at: key.adding("when its answer comes last"),
      usually: MapText.nothing, way + [next, newest])
  }

  private func disturbed(_ steps: [ExplorationStep]) async throws -> Narrator {
    narrator(of: try await explorer.app(after: ExplorationTrace(steps), isPatient: isPatient))
  }

  private func add(
    _ effect: String, at key: MapKey, usually usual: String? = nil, _ steps: [ExplorationStep]
  ) {
    map.rows[key] = WalkedMap.Row(
      effect: effect, usual: usual.map(WalkedMap.Usual.effect), way: ExplorationTrace(steps))
  }

  /// Selects again the tab that was selected before the last step; the tab should show the same places.
  private func goBack(
    to tab: String, _ context: String, _ narrator: Narrator, _ key: MapKey,
    _ trace: ExplorationTrace
  ) async {
    let back = ExplorationStep.selectTab(tab)
    guard narrator.app.possibleSteps.contains(back) else { return }
    map.rows[key.adding("then back")] = WalkedMap.Row(
      effect: await narrator.make(back, comparingWith: context),
      usual: .effect("select \(MapText.line(tab))"),
      way: ExplorationTrace(trace.steps + [back]))
  }

  /// Goes back to the context of the last step if a gesture leads there, and repeats the step.
  private func tryAgain(
    _ step: ExplorationStep, _ context: String, _ narrator: Narrator, _ key: MapKey,
    _ trace: ExplorationTrace
  ) async {
    let app = narrator.app
    var way = trace
    if app.context != context {
      let back: ExplorationStep = app.places.canGoBack ? .goBack : .dragSheetDown
      await app.make(back, isPatient: isPatient)
      way.steps.append(back)
    }
    guard app.context == context, app.possibleSteps.contains(step) else { return }
    way.steps.append(step)
    map.rows[key.adding("again")] = WalkedMap.Row(
      effect: await narrator.make(step), usual: .sameAs(key), way: way)
  }

  /// Skips a sample that had the same effect when it was tried right after the previous sample.
  private func skip(_ key: MapKey, like other: MapKey) {
    let again = map.rows[key.adding("again")]
    guard map.rows[key] == nil, let again, again.effect == map.rows[other]?.effect else { return }
    map.rows[key] = WalkedMap.Row(effect: again.effect, usual: .sameAs(other), way: again.way)
  }
}

extension ExploredApp {
  /// An interactor that the last step has asked, and whose answers may be disturbed.
  fileprivate struct Asked {
    /// The step that holds back its answers.
    let hold: ExplorationStep
    /// Whether the place of the tap has asked it.
    let isByPlace: Bool
  }

  fileprivate var asked: Asked? {
    let own = record.asked.filter { $0.placeID == record.tappedID }
    return hold(of: own).map { Asked(hold: $0, isByPlace: true) }
      ?? hold(of: record.asked).map { Asked(hold: $0, isByPlace: false) }
  }

  private func hold(of asked: [AskedInteractor]) -> ExplorationStep? {
    answers.holds.first { hold in asked.contains { hold == .holdAnswers($0.name) } }
  }
}
