internal import Destinations

/// Tries every action of the user, breadth first, in every state that has a key of its own.
///
/// Each step is tried in an app of its own, right after the shortest way to the state, so that no trial
/// depends on another.
@MainActor
struct SystematicWalk<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  Key: Hashable
> {
  typealias Explorer = DestinationsTesting.Explorer<DestinationType, ContentType, TabType>
  typealias App = Explorer.App
  /// Starts an app or makes the last step of a trace, and returns the key of the state that this leads to.
  typealias Visit = @MainActor (App, ExplorationTrace) async throws -> Key

  private let explorer: Explorer
  /// The steps to try in the state of an app after a trace, each determined right before it is tried.
  private let steps: @MainActor (App, ExplorationTrace) -> AnySequence<ExplorationStep>
  private let stateLimit: Int
  private let isPatient: Bool
  private var known: Set<Key> = []
  private var waiting: [ExplorationTrace] = []
  private var next = 0
  private(set) var stepCount = 0

  init(
    _ explorer: Explorer, stateLimit: Int, isPatient: Bool = false,
    trying steps: @escaping @MainActor (App, ExplorationTrace) -> AnySequence<ExplorationStep> = {
      app, _ in AnySequence(app.possibleSteps + app.events.steps)
    }
  ) {
    self.explorer = explorer
    self.steps = steps
    self.isPatient = isPatient
    self.stateLimit = stateLimit
  }

  /// The number of states that were found.
  var stateCount: Int { known.count }

  /// Whether every step was tried in every state.
  var isComplete: Bool { next == waiting.count }

  /// Walks until nothing new is found, or the limit is reached.
  mutating func walk(_ visit: Visit) async throws {
    note(try await visit(explorer.makeApp(), ExplorationTrace()), ExplorationTrace())
    while next < waiting.count, known.count < stateLimit {
      try await expand(waiting[next], visit)
      next += 1
    }
  }

  /// Tries every step in the state to which a trace leads; the first one in the app that has listed the steps.
  private mutating func expand(_ trace: ExplorationTrace, _ visit: Visit) async throws {
    let first = try await explorer.app(after: trace, isPatient: isPatient)
    var prepared: App? = first
    var tried: Set<ExplorationStep> = []
    for step in steps(first, trace) where known.count < stateLimit {
      guard tried.insert(step).inserted else { continue }
      let app =
        if let prepared { prepared } else {
          try await explorer.app(after: trace, isPatient: isPatient)
        }
      prepared = nil
      stepCount += 1
      let longer = ExplorationTrace(trace.steps + [step])
      note(try await visit(app, longer), longer)
    }
  }

  private mutating func note(_ key: Key, _ trace: ExplorationTrace) {
    if known.insert(key).inserted { waiting.append(trace) }
  }
}

extension Explorer {
  /// Creates an app, starts it and makes the steps of a trace.
  func app(after trace: ExplorationTrace, isPatient: Bool) async throws -> App {
    let app = try makeApp()
    await app.make(nil, isPatient: isPatient)
    try checkStart(of: app)
    for step in trace.steps { await app.make(step, isPatient: isPatient) }
    return app
  }
}

extension ExploredApp {
  /// Performs a step or starts the app, and waits until the app is idle.
  ///
  /// If `isPatient`, tasks of the app that the flow does not know get time as well.
  func make(_ step: ExplorationStep?, isPatient: Bool = false) async {
    if let step { _ = await perform(step) } else { _ = start() }
    for _ in 0..<8 { await Task.yield() }
    for _ in 0..<(isPatient ? 3 : 0) { try? await Task.sleep(for: .milliseconds(1)) }
    await rest()
  }
}

extension WatchedApp {
  /// The actions that are possible now, in a stable order.
  var possibleSteps: [ExplorationStep] {
    places.visibleIDs.flatMap { menu(at: $0)?.taps ?? [] }.map(ExplorationStep.tap) + controlSteps
  }
}
