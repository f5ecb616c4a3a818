internal import Destinations

/// Provides the steps of a run.
@MainActor
protocol StepSource: AnyObject {
  /// Returns the next step; nil if there is none.
  func next(in app: WatchedApp) -> ExplorationStep?
}

extension StepChooser: StepSource {}

/// Provides the steps of a trace, in order.
final class TraceReader: StepSource {
  private var steps: IndexingIterator<[ExplorationStep]>

  init(_ trace: ExplorationTrace) {
    steps = trace.steps.makeIterator()
  }

  func next(in app: WatchedApp) -> ExplorationStep? { steps.next() }
}

/// One run of an app: its steps one after the other, until there are no more or a law is broken.
///
/// When the app rests, the run ends its turn of the main actor and is called again afterwards. Only `end()` suspends,
/// once: resuming a suspended function goes by way of another thread, which costs more than a step.
@MainActor
final class ExplorationRun<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias App = ExploredApp<DestinationType, ContentType, TabType>

  private let app: App
  private let steps: any StepSource
  /// The number of further steps that may be made.
  private var budget: Int
  private let coverage: Coverage?
  /// The matters that a replay leaves open.
  private var openEnds: OpenEnds
  private let log: (any StepLog)?
  /// The tree before the last step of a replay, as text.
  private var before: KeptTree?
  /// The steps so far.
  private var trace = ExplorationTrace()
  private var complaint: Complaint?
  private var over: CheckedContinuation<Void, any Error>?

  init(
    of app: App, _ steps: any StepSource, limit: Int = .max, noting coverage: Coverage? = nil,
    knowing openEnds: OpenEnds = OpenEnds(), writingTo log: (any StepLog)? = nil
  ) {
    self.app = app
    self.steps = steps
    budget = limit
    self.coverage = coverage
    self.openEnds = openEnds
    self.log = log
  }

  /// Starts the app and performs the steps.
  ///
  /// - Throws: The error of the system if a step cannot be written ahead.
  func end() async throws -> RunEnding {
    note(app.start())
    try await withCheckedThrowingContinuation { over in
      self.over = over
      goOn()
    }
    var ending = RunEnding(trace: trace, complaint: complaint)
    ending.openEnds = Array(openEnds.tallies.keys)
    ending.textBefore = { [before, moment = app.moment] in
      before.map { moment.text(of: moment.tree($0)) } ?? ""
    }
    return ending
  }

  private func goOn() {
    do {
      while complaint == nil, let step = try nextStep() {
        let end = app.perform(step) { [self] complaint in
          note(complaint)
          goOn()
        }
        switch end {
        case .lawful: note(nil)
        case .broken(let complaint): note(complaint)
        case .resting: return log?.rest() ?? ()
        }
      }
      over?.resume()
    } catch {
      over?.resume(throwing: error)
    }
  }

  private var isReplay: Bool { coverage == nil }

  private func nextStep() throws -> ExplorationStep? {
    if budget <= 0 { return nil }
    guard let step = steps.next(in: app) else {
      coverage?.strand(in: app.places, after: trace)
      return nil
    }
    budget -= 1
    trace.steps.append(step)
    if isReplay { before = app.places.tree }
    Heartbeat.beat()
    try log?.append(step)
    return step
  }

  /// Records the result of the last step of the trace.
  private func note(_ complaint: Complaint?) {
    if let complaint { self.complaint = complaint }
    if let coverage {
      coverage.note(app.record, after: trace)
    } else {
      openEnds.note(app.record) { trace }
    }
  }
}
