internal import Destinations

/// Explores an app: creates and runs it again and again, and checks its laws.
@MainActor
final class Explorer<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  typealias App = ExploredApp<DestinationType, ContentType, TabType>
  typealias Law = DestinationsTesting.Law<DestinationType, ContentType, TabType>

  private let makeSetup: @MainActor () throws -> Setup
  let laws: [Law]
  let screen: SimulatedScreen?
  private let menus: InteractionMenus
  private let disturbances: [String: Set<AnswerDisturbance>]
  private let events: SampleEvents
  let patience: Duration
  let coverage: Coverage
  private let faults: [DestinationError]

  init(
    _ makeSetup: @escaping @MainActor () throws -> Setup,
    contents: SampleContents<DestinationType, ContentType>, laws: [Law], patience: Duration,
    on screen: SimulatedScreen? = nil
  ) throws {
    self.screen = screen
    self.makeSetup = makeSetup
    self.laws = laws
    self.patience = patience
    menus = InteractionMenus(contents, of: Setup.self)
    disturbances = contents.disturbances.mapValues { Set($0.compactMap(AnswerDisturbance.init)) }
    let setup = try makeSetup()
    let flow = App.AppFlow(setup)
    events = SampleEvents(flow, contents.events)
    coverage = Coverage(
      of: flow, menus, events, hasLinks: setup.links != nil || setup.openWindow != nil)
    faults = flow.validate()
  }

  /// Returns the faults of the setup alone.
  func complaintsAboutSetup() -> [Complaint] {
    complaints { kind in if case .declared(let judge) = kind { judge(faults) } else { [] } }
  }

  /// Returns the faults that show in what all runs together have reached.
  func complaintsAboutCoverage() -> [Complaint] {
    complaints { kind in if case .judged(let judge) = kind { judge(coverage) } else { [] } }
  }

  private func complaints(_ judge: (Law.Kind) -> [Complaint]) -> [Complaint] {
    laws.flatMap { law in law.kinds.flatMap(judge).map { $0.named(law.name) } }
  }

  /// Creates the app.
  func makeApp(patience: Duration? = nil, checking: Thoroughness = .samples) throws -> App {
    App(
      try makeSetup(), menus: menus, events: events, disturbances: disturbances, laws: laws,
      patience: patience ?? self.patience, checking: checking, on: screen)
  }

  /// Runs the app for a number of steps, or until a law is broken.
  func run(
    _ chooser: StepChooser, steps: Int, writingTo log: (any StepLog)?
  ) async throws -> RunEnding {
    let app = try makeApp()
    let run = ExplorationRun(
      of: app, chooser, limit: steps, noting: coverage, writingTo: log)
    return await end(app, try await run.end())
  }

  /// Performs the steps of a trace, until a law is broken; every law is checked after every step.
  func replay(
    _ trace: ExplorationTrace, patience: Duration? = nil, writingTo log: (any StepLog)? = nil
  ) async throws -> RunEnding {
    try log?.begin("")
    let app = try makeApp(patience: patience, checking: .everyStep)
    let run = ExplorationRun(
      of: app, TraceReader(trace), knowing: coverage.openEnds.withoutRuns, writingTo: log)
    return await end(app, try await run.end())
  }

  /// Ends an app after its run, and records its state.
  private func end(_ app: App, _ ended: RunEnding) async -> RunEnding {
    var ending = ended
    let (moment, tree) = (app.moment, app.moment.tree)
    ending.text = { moment.text(of: tree) }
    ending.longestWait = app.longestWait
    ending.place = app.places.current?.route
    ending.isStranded = app.possibleSteps.isEmpty
    let late = await app.settle()
    if ending.complaint == nil, let late {
      let settled = moment.tree
      ending.complaint = late
      ending.trace.steps.append(.wait)
      (ending.textBefore, ending.text) = (ending.text, { moment.text(of: settled) })
    }
    let last = await app.finish()
    if ending.complaint == nil { ending.complaint = last }
    return ending
  }
}
