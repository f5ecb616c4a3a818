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
  var laws: [Law]
  let screen: SimulatedScreen?
  private let menus: InteractionMenus
  let disturbances: [String: Set<AnswerDisturbance>]
  private let events: SampleEvents
  let patience: Duration
  let coverage: Coverage
  let faults: [DestinationError]
  /// The places with which the app has started first, as text.
  private var firstStart: String?

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
    disturbances = contents.disturbances.mapValues { names in
      Set(AnswerDisturbance.allCases.filter { names.contains("\($0)") })
    }
    let setup = try makeSetup()
    let flow = App.AppFlow(setup)
    events = SampleEvents(flow, contents.events)
    coverage = Coverage(
      of: flow, menus, events, hasLinks: setup.links != nil || setup.openWindow != nil)
    faults = flow.validate()
  }

  /// Creates the app.
  func makeApp(patience: Duration? = nil, isThorough: Bool = false) throws -> App {
    App(
      try makeSetup(), menus: menus, events: events, disturbances: disturbances, laws: laws,
      patience: patience ?? self.patience, isThorough: isThorough, on: screen)
  }

  /// Compares the places with which an app has started with those of the first start.
  ///
  /// - Throws: ``OtherStart`` if they differ, because then nothing that is found can be repeated.
  func checkStart(of app: App) throws(OtherStart) {
    let before = firstStart ?? app.startText
    firstStart = before
    if app.startText != before { throw OtherStart(before: before, after: app.startText) }
  }

  /// Runs the app for a number of steps, or until a law is broken.
  func run(
    _ chooser: StepChooser, steps: Int, writingTo log: (any StepLog)?
  ) async throws -> RunEnding {
    let app = try makeApp()
    app.log = log
    let ending = try await perform(in: app) { run in
      if run.trace.steps.count >= steps { return nil }
      let step = chooser.next(in: app)
      if step == nil { coverage.strand(in: app.places, after: run.trace) }
      return step
    } noting: { run in
      coverage.note(app.record, after: run.trace)
    }
    return await end(app, ending)
  }

  /// Performs the steps of a trace, until a law is broken; every law is checked after every step.
  func replay(
    _ trace: ExplorationTrace, patience: Duration? = nil, writingTo log: (any StepLog)? = nil
  ) async throws -> RunEnding {
    try log?.begin("")
    let app = try makeApp(patience: patience, isThorough: true)
    app.log = log
    var steps = trace.steps.makeIterator()
    var openEnds = OpenEnds()
    openEnds.requests.asking = coverage.openEnds.requests.asking
    var misnomer: Complaint?
    var ending = try await perform(in: app) { _ in
      let step = steps.next()
      misnomer = misnomer ?? step.flatMap(app.misnomer)
      return step
    } noting: { run in
      openEnds.note(app.record, after: run.trace)
    }
    (ending.openEnds, ending.misnomer) = (openEnds, misnomer)
    ending.textBefore = { [before = app.record.before, moment = app.moment] in
      moment.text(of: moment.tree(before))
    }
    return await end(app, ending)
  }

  /// Starts an app and performs steps, until there are no more or a law is broken.
  private func perform(
    in app: App, _ next: (RunEnding) -> ExplorationStep?, noting note: (RunEnding) -> Void
  ) async throws -> RunEnding {
    var run = RunEnding()
    run.complaint = app.start()
    try checkStart(of: app)
    note(run)
    while run.complaint == nil, let step = next(run) {
      run.trace.steps.append(step)
      Heartbeat.beat()
      try app.log?.append(step)
      run.complaint = await app.perform(step)
      note(run)
    }
    return run
  }

  /// Ends an app after its run, and records its state.
  private func end(_ app: App, _ ended: RunEnding) async -> RunEnding {
    var ending = ended
    let (moment, tree) = (app.moment, app.moment.tree)
    ending.text = { moment.text(of: tree) }
    ending.longestWait = app.longestWait
    ending.place = app.places.current?.route
    ending.isStranded = app.possibleSteps.isEmpty
    app.comeBack()
    let late = await app.perform(.wait)
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

/// The app has started with other places than the first time, so the setup does not create all of its state.
struct OtherStart: Error, CustomStringConvertible {
  let before: String
  let after: String

  var description: String {
    "the app started with other places than the first time; create its state in the setup\n"
      + TextDifference(before, after).folded
  }
}
