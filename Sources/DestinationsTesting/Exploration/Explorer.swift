internal import Destinations

/// Explores one app: runs it again and again, each time made anew, and looks after its laws.
@MainActor
final class Explorer<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  typealias App = ExploredApp<DestinationType, ContentType, TabType>
  typealias Law = DestinationsTesting.Law<DestinationType, ContentType, TabType>

  /// How a run ended.
  struct Ending {
    var trace = ExplorationTrace()
    var complaint: Complaint?
    var tree = ""
    /// The route that is current in the end.
    var place: String?
    /// Whether nothing is left that a person could do.
    var isStranded = false
  }

  private let makeSetup: @MainActor () throws -> Setup
  private let laws: [Law]
  private let tables: App.Tables
  private let patience: Duration
  private(set) var coverage: Coverage
  private let faults: [DestinationError]

  init(
    _ makeSetup: @escaping @MainActor () throws -> Setup,
    contents: SampleContents<DestinationType, ContentType>, laws: [Law], patience: Duration
  ) throws {
    self.makeSetup = makeSetup
    self.laws = laws
    self.patience = patience
    tables = App.Tables(contents)
    let flow = App.AppFlow(try makeSetup())
    coverage = Coverage(of: flow)
    faults = flow.validate()
  }

  /// What is wrong with the set-up by itself.
  func complaintsAboutSetup() -> [Complaint] {
    laws.flatMap { law in
      guard case .declared(let judge) = law.kind else { return [Complaint]() }
      return judge(faults).map { $0.named(law.name) }
    }
  }

  /// What is wrong with all that the runs have reached.
  func complaintsAboutCoverage() -> [Complaint] {
    laws.flatMap { law in
      guard case .judged(let judge) = law.kind else { return [Complaint]() }
      return judge(coverage).map { $0.named(law.name) }
    }
  }

  /// Makes the app anew.
  func makeApp(patience: Duration? = nil) throws -> App {
    let watches = laws.compactMap { law in
      if case .watched(let make) = law.kind { make() } else { nil }
    }
    return App(
      try makeSetup(), tables: tables, watches: watches, patience: patience ?? self.patience)
  }

  /// Runs the app for a number of steps, or until a law is broken.
  func run(
    _ chooser: StepChooser<DestinationType, ContentType, TabType>, steps: Int,
    writingAhead file: WriteAheadFile?
  ) async throws -> Ending {
    let app = try makeApp()
    var chooser = chooser
    var ending = Ending()
    ending.complaint = app.start()
    note(app, &ending, from: nil)
    while ending.complaint == nil, ending.trace.steps.count < steps {
      let place = app.position
      guard let step = chooser.next(in: app) else {
        if let place, app.flow.presentedTree.rootID != place.id {
          coverage.strand(at: place.route, after: ending.trace.steps)
        }
        break
      }
      ending.trace.steps.append(step)
      try file?.append(step)
      ending.complaint = await app.perform(step)
      note(app, &ending, from: place)
    }
    return try await end(app, &ending)
  }

  /// Does the steps of a trace, or as many as it takes to break a law.
  func replay(_ trace: ExplorationTrace, patience: Duration? = nil) async throws -> Ending {
    let app = try makeApp(patience: patience)
    var ending = Ending()
    ending.complaint = app.start()
    for step in trace.steps where ending.complaint == nil {
      ending.trace.steps.append(step)
      ending.complaint = await app.perform(step)
    }
    return try await end(app, &ending)
  }

  private func end(_ app: App, _ ending: inout Ending) async throws -> Ending {
    ending.tree = app.flow.presentedTree.description
    ending.place = app.position?.route
    ending.isStranded = app.possibleSteps.isEmpty
    let last = await app.finish()
    if ending.complaint == nil { ending.complaint = last }
    return ending
  }

  private func note(_ app: App, _ ending: inout Ending, from place: App.Position?) {
    for arrival in app.moment.arrivals {
      coverage.arrive(arrival.route, by: ending.trace.steps)
    }
    guard let place, app.moment.step.isPlain, !app.moment.isCrowded else { return }
    let now = app.position
    coverage.step(at: place.route, exit: now == place ? nil : now?.route)
  }
}
