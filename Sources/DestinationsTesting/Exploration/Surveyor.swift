internal import Destinations

/// Tries everything that the user can do, breadth first, in every state that a key distinguishes.
@MainActor
struct Surveyor<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  Key: Hashable
> {
  typealias Explorer = DestinationsTesting.Explorer<DestinationType, ContentType, TabType>
  typealias App = Explorer.App

  let explorer: Explorer
  let key: @MainActor (App.Moment) -> Key
  let stateLimit: Int

  private var known: Set<Key> = []
  private var waiting: [ExplorationTrace] = []
  private var ways: [String: ExplorationTrace] = [:]
  private var stepCount = 0

  init(
    _ explorer: Explorer, stateLimit: Int, key: @escaping @MainActor (App.Moment) -> Key
  ) {
    self.explorer = explorer
    self.stateLimit = stateLimit
    self.key = key
  }

  /// Searches until nothing new is found, or the limit is reached.
  mutating func survey() async throws -> NavigationSurvey<DestinationType> {
    let start = try await app(after: ExplorationTrace())
    note(start, ExplorationTrace())
    var next = 0
    while next < waiting.count, known.count < stateLimit {
      try await expand(waiting[next])
      next += 1
    }
    let flow = start.flow
    return NavigationSurvey(
      verdicts: flow.providedRoutes.map { ($0, verdict(of: flow.name(of: $0))) },
      isComplete: next == waiting.count, stateCount: known.count, stepCount: stepCount)
  }

  /// Tries every step in the state that a trace leads to.
  private mutating func expand(_ trace: ExplorationTrace) async throws {
    let steps = try await app(after: trace).possibleSteps
    for step in steps where known.count < stateLimit {
      var longer = trace
      longer.steps.append(step)
      let app = try await app(after: longer)
      stepCount += 1
      note(app, longer)
    }
  }

  private func app(after trace: ExplorationTrace) async throws -> App {
    let app = try explorer.makeApp()
    _ = app.start()
    await app.rest()
    for step in trace.steps {
      _ = await app.perform(step)
      await app.rest()
    }
    return app
  }

  private mutating func note(_ app: App, _ trace: ExplorationTrace) {
    for place in app.places.all where ways[place.route] == nil { ways[place.route] = trace }
    if known.insert(key(app.moment)).inserted { waiting.append(trace) }
  }

  private func verdict(of route: String) -> PlaceVerdict {
    if let way = ways[route] { return .reached(by: way) }
    let edges = explorer.coverage.edges.filter { $0.to == route && $0.from != route }
    if edges.isEmpty { return .unlinked }
    return .declared(from: edges.map(\.source))
  }
}

extension Coverage.Edge {
  /// Where it begins, such as `product.photo`.
  var source: String {
    from.map { "\($0)\(interaction.map { ".\($0)" } ?? "")" } ?? "the start"
  }
}

extension WatchedApp {
  /// Everything that the user can do now, in a stable order.
  var possibleSteps: [ExplorationStep] {
    let taps = places.visibleIDs.flatMap { menu(at: $0)?.taps ?? [] }.map(ExplorationStep.tap)
    let back: [ExplorationStep] = places.beneath == nil ? [] : [.goBack]
    let drag: [ExplorationStep] = draggableSheet == nil ? [] : [.dragSheetDown]
    return taps + back + drag + tabNames.map(ExplorationStep.selectTab)
      + columns.map(ExplorationStep.focusColumn)
  }
}
