#if os(macOS) || os(Linux)
  internal import Foundation
  internal import Synchronization

  /// Watches the explorations of this process, and reports a crash or a hang with the shortest steps that lead to it.
  ///
  /// The process cannot continue then. A thread of its own has the steps repeated in other test processes, writes
  /// the message to standard error, and lets the process end.
  final class CrashWatch: Sendable {
    static let shared = CrashWatch()

    private struct State {
      var explorations: [WatchedSteps] = []
      var isRunning = false
    }

    private let state = Mutex(State())

    private init() {}

    @MainActor
    fileprivate func begin(_ exploration: WatchedSteps) {
      let (isFirst, isRunning) = state.withLock { state in
        defer { state.isRunning = true }
        state.explorations.append(exploration)
        return (state.explorations.count == 1, state.isRunning)
      }
      if isFirst { CrashSignals.handle() }
      if !isRunning { Thread.detachNewThread { self.watch() } }
    }

    fileprivate func end(_ exploration: WatchedSteps) {
      let isLast = state.withLock { state in
        state.explorations.removeAll { $0 === exploration }
        return state.explorations.isEmpty
      }
      if isLast, !CrashSignals.haveCaught { CrashSignals.release() }
    }

    /// The explorations, the one that has made the last step first.
    private var explorations: [WatchedSteps] {
      state.withLock { $0.explorations }.sorted { $0.progress.lastBeat > $1.progress.lastBeat }
    }

    private func watch() {
      var stall = Stall()
      while goesOn {
        Thread.sleep(forTimeInterval: Stall.interval)
        if CrashSignals.haveCaught {
          report(.crash)
          CrashSignals.letCrash()
          return
        }
        // At rest, the main thread may be busy with other tests.
        let isInStep = explorations.contains { $0.progress.isInStep }
        if stall.isHang(within: isInStep ? 1 : 24) {
          if report(.hang) { _exit(EXIT_FAILURE) }
          stall.extend()
        }
      }
    }

    /// Whether there are explorations; the thread ends if there are none.
    private var goesOn: Bool {
      state.withLock { state in
        if state.explorations.isEmpty { state.isRunning = false }
        return state.isRunning
      }
    }

    /// Reports the first exploration whose steps have the same end in another process, and returns whether there is one.
    @discardableResult
    private func report(_ end: SuddenEnd) -> Bool {
      let explorations = explorations
      for exploration in explorations {
        guard let message = exploration.repeated(end) else { continue }
        write(message, exploration)
        return true
      }
      guard end == .crash, let last = explorations.first else { return false }
      let finding = ExplorationFinding(
        endingIn: end, ExplorationTrace(last.progress.steps), origin: last.progress.origin,
        note: "; the steps could not be repeated in a separate process")
      write(finding.description, last)
      return true
    }

    private func write(_ message: String, _ exploration: WatchedSteps) {
      TestFramework.none.record(TestFailure(message, at: exploration.call.place))
    }
  }

  /// The steps of the current run of an exploration, which every thread can read.
  final class WatchedSteps: StepLog, Sendable {
    struct Progress {
      var origin = ""
      var steps: [ExplorationStep] = []
      /// Whether a step is being made, or the app rests after it.
      var isInStep = true
      var lastBeat = 0
    }

    let call: ExploringCall
    private let state = Mutex(Progress())

    var progress: Progress { state.withLock { $0 } }

    /// Begins to watch an exploration.
    @MainActor
    init(_ call: ExploringCall) {
      self.call = call
      CrashWatch.shared.begin(self)
    }

    func begin(_ origin: String) {
      state.withLock {
        $0 = Progress(origin: origin, lastBeat: Heartbeat.beats)
      }
    }

    func append(_ step: ExplorationStep) {
      state.withLock {
        $0.steps.append(step)
        $0.isInStep = true
        $0.lastBeat = Heartbeat.beats
      }
    }

    func rest() { state.withLock { $0.isInStep = false } }

    func end() { CrashWatch.shared.end(self) }

    /// Returns the message about the end, if the steps end another test process in the same way; nil if not.
    fileprivate func repeated(_ end: SuddenEnd) -> String? {
      try? CrashFolder().message(about: end, of: progress, in: call)
    }
  }
  /// The time for which no exploration has had the main thread.
  ///
  /// A limit holds for the processor time, so that a busy machine makes no difference. The real time may be
  /// four times as long; it is limited because a thread that waits for a lock takes no processor time.
  struct Stall {
    static let interval = 0.02

    private var beats = -1
    private var processorTime = 0.0
    private var realTime = 0.0
    private var limit: Double

    init() {
      let stated = try? ExplorationBudget.hangLimit(ProcessInfo.processInfo.environment)
      limit = max(0.1, stated ?? 5)
    }

    /// Returns whether there was no heartbeat for a multiple of the limit; call this after each interval.
    mutating func isHang(within factor: Double) -> Bool {
      let now = Double(clock()) / 1_000_000  // POSIX counts in microseconds.
      if beats != Heartbeat.beats {
        beats = Heartbeat.beats
        (processorTime, realTime) = (now, 0)
      }
      realTime += Self.interval
      return now - processorTime > limit * factor || realTime > 4 * limit * factor
    }

    /// Restarts the measurement with a longer limit.
    mutating func extend() {
      limit *= 2
      beats = -1
    }
  }
#endif
