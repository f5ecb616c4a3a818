internal import Destinations

/// Provides the steps of a run.
@MainActor
protocol StepSource {
  /// Returns the next step; nil if there is none.
  mutating func next(in app: WatchedApp) -> ExplorationStep?
}

extension StepChooser: StepSource {}

/// Provides the steps of a trace, in order.
struct TraceReader: StepSource {
  private var steps: IndexingIterator<[ExplorationStep]>

  init(_ trace: ExplorationTrace) {
    steps = trace.steps.makeIterator()
  }

  mutating func next(in app: WatchedApp) -> ExplorationStep? { steps.next() }
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
  private var steps: any StepSource
  /// How many more steps may be made.
  private var budget: Int
  private let coverage: Coverage?
  private let file: WriteAheadFile?
  private var ending = RunEnding()
  /// The current place.
  private var place: PresentedPlace?
  private var over: CheckedContinuation<Void, any Error>?

  init(
    of app: App, _ steps: any StepSource, limit: Int = .max, noting coverage: Coverage? = nil,
    writingAhead file: WriteAheadFile? = nil
  ) {
    self.app = app
    self.steps = steps
    budget = limit
    self.coverage = coverage
    self.file = file
  }

  /// Starts the app and makes the steps.
  ///
  /// - Throws: ``WriteAheadFailure`` and what writing ahead throws.
  func end() async throws -> RunEnding {
    note(app.start())
    try await withCheckedThrowingContinuation { over in
      self.over = over
      goOn()
    }
    return ending
  }

  private func goOn() {
    do {
      while ending.complaint == nil, let step = try nextStep() {
        let end = app.perform(step) { [self] complaint in
          note(complaint)
          goOn()
        }
        switch end {
        case .over(let complaint): note(complaint)
        case .resting: return
        }
      }
      over?.resume()
    } catch {
      over?.resume(throwing: error)
    }
  }

  private func nextStep() throws -> ExplorationStep? {
    if budget == 0 { return nil }
    guard let step = steps.next(in: app) else {
      if let place, app.places.rootID != place.id {
        coverage?.strand(at: place.route, after: ending.trace)
      }
      return nil
    }
    budget -= 1
    ending.trace.steps.append(step)
    try file?.append(step)
    return step
  }

  /// Records the result of the last step of the trace.
  private func note(_ complaint: Complaint?) {
    if let complaint { ending.complaint = complaint }
    guard let coverage else { return }
    let now = app.places.current
    coverage.note(app.record, from: place, to: now, after: ending.trace)
    place = now
  }
}
