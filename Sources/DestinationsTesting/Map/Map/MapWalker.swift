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
  private var map = WalkedMap()

  init(_ explorer: Explorer, isPatient: Bool) {
    self.explorer = explorer
    self.isPatient = isPatient
  }

  func walk(stateLimit: Int) async throws -> WalkedMap {
    var walk = SystematicWalk<DestinationType, ContentType, TabType, String>(
      explorer, stateLimit: stateLimit, isPatient: isPatient, trying: newSteps)
    try await walk.walk { [self] app, trace in
      await visit(Narrator(app, isPatient: isPatient), trace)
    }
    map.isComplete = walk.isComplete
    return map
  }

  /// Returns the possible actions without a row; beside the current place, with the first sample only.
  private func newSteps(in app: App) -> AnySequence<ExplorationStep> {
    map.contexts.formUnion([app.context, app.surroundings])
    let actions = MapActions(app)
    let steps = actions.steps.lazy.filter { [self] step in
      map.rows[actions.key(step)] == nil && (actions.isHere(step) || actions.usual(step) == nil)
    }
    return AnySequence(steps)
  }

  /// Tries the last step of a trace, and the steps that are only tried after it.
  private func visit(_ narrator: Narrator, _ trace: ExplorationTrace) async -> String {
    let app = narrator.app
    guard let step = trace.steps.last else {
      let key = MapKey(context: "start", action: "launch")
      map.contexts.insert(key.context)
      map.rows[key] = WalkedMap.Row(effect: await narrator.make(nil), usual: nil, way: trace)
      return app.context
    }
    let (context, tab, actions) = (app.context, app.selectedTabName, MapActions(app))
    let usual = actions.usual(step).map(WalkedMap.Usual.sameAs)
    map.rows[actions.key(step)] = WalkedMap.Row(
      effect: await narrator.make(step), usual: usual, way: trace)
    let next = app.context
    if case .selectTab(let name) = step, let tab, tab != name {
      await goBack(to: tab, context, narrator, actions.key(step), trace)
    } else if actions.isHere(step), let again = actions.next(step) {
      await tryAgain(again, context, narrator, actions.key(again), trace)
      skip(actions.key(again), like: actions.key(step))
    }
    return next
  }

  /// Selects again the tab that was selected before the last step; the tab should show the same places.
  private func goBack(
    to tab: String, _ context: String, _ narrator: Narrator, _ key: MapKey,
    _ trace: ExplorationTrace
  ) async {
    let back = ExplorationStep.selectTab(tab)
    guard narrator.app.possibleSteps.contains(back) else { return }
    map.rows[MapKey(context: key.context, action: "\(key.action), then back")] = WalkedMap.Row(
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
    map.rows[MapKey(context: key.context, action: "\(key.action), again")] = WalkedMap.Row(
      effect: await narrator.make(step), usual: .sameAs(key), way: way)
  }

  /// Skips a sample that had the same effect when it was tried right after the previous sample.
  private func skip(_ key: MapKey, like other: MapKey) {
    let again = map.rows[MapKey(context: key.context, action: "\(key.action), again")]
    guard map.rows[key] == nil, let again, again.effect == map.rows[other]?.effect else { return }
    map.rows[key] = WalkedMap.Row(effect: again.effect, usual: .sameAs(other), way: again.way)
  }
}
