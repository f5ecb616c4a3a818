internal import Destinations
internal import Synchronization

/// A clock whose time passes only when a test advances it.
///
/// A ``TestFlow`` has one. Code of the app that takes a `Clock<Duration>` then never waits in a
/// test:
/// ```swift
/// await flow.advance(by: .seconds(3)) { $0.dismissSheet() }
/// ```
public final class TestClock: Clock, Sendable {
  /// A moment, as the time since the clock was created.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public let offset: Duration

    /// Creates a moment from the time since the clock was created.
    public init(offset: Duration) { self.offset = offset }

    /// Returns the moment that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the duration from this moment to another one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns whether a moment is earlier than another one.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// A task or a closure that waits for the clock.
  private struct Sleeper: CustomStringConvertible {
    let number: Int
    let deadline: Duration
    let name: String
    /// The mark of the task that sleeps.
    let mark: TaskMark.Reference
    let wake: @MainActor (_ isCancelled: Bool) -> Void

    var description: String { "\(name), asleep until \(deadline)" }
  }

  private let time = Mutex(Swift.Duration.zero)

  /// Everything that waits for the clock, the first to wake up first.
  @MainActor private var line: [Sleeper] = []
  @MainActor private var last = 0

  /// The tasks whose time has come and that have not continued yet, in order.
  @MainActor private var woken: [Int] = []

  /// Creates a clock at time zero.
  public init() {}

  /// The current time of the clock.
  public var now: Instant { Instant(offset: time.withLock { $0 }) }

  /// Zero: every duration can be measured.
  public var minimumResolution: Duration { .zero }

  /// Waits until the clock has reached a moment.
  ///
  /// - Throws: `CancellationError` if the task is cancelled first.
  @MainActor
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    if deadline <= now { return }
    let number = last + 1
    let isCancelled = await parked { resume in
      add(WorkTicket.current?.work.description ?? "something", until: deadline.offset) {
        isCancelled in
        if !isCancelled { self.woken.append(number) }
        resume(isCancelled)
      }
    } onCancel: {
      self.cancel(number)
    }
    if isCancelled { throw CancellationError() }
    // Tasks do not resume in the order of the calls that resume them. Therefore each one first lets the tasks
    // continue that were woken up before it.
    while woken.first != number { await Task.yield() }
    woken.removeFirst()
  }

  /// Waits until the clock has advanced by a duration.
  ///
  /// Tasks of the main actor that call this method go to sleep and wake up in order. The method of
  /// the same name that every `Clock` has switches threads, so two tasks that wake up at the same
  /// time may continue in any order.
  /// - Throws: `CancellationError` if the task is cancelled first.
  @MainActor
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
}

/// Advancing the clock.
extension TestClock {
  /// The number of tasks that sleep on the clock.
  @MainActor
  public var sleeperCount: Int { line.count }

  /// The tasks that sleep on the clock with the time at which each wakes up, the earliest first.
  @MainActor
  public var sleepers: [String] { line.map(\.description) }

  /// The time at which the next task wakes up, since the clock was created; nil if no task sleeps.
  @MainActor
  public var nextDeadline: Duration? { line.first?.deadline }

  /// Advances the clock and wakes up all tasks whose time has come, in order.
  ///
  /// It does not wait for the work of these tasks; the verb of ``TestFlow`` with the same name does.
  @MainActor
  public func advance(by duration: Duration) {
    move(to: now.offset + duration)
  }

  /// Returns the marks of the tasks that sleep, or of those that wake up by a given moment.
  @MainActor
  func sleepers(until moment: Duration? = nil) -> [TaskMark.Reference] {
    line.filter { sleeper in moment.map { sleeper.deadline <= $0 } ?? true }.map(\.mark)
  }

  /// Advances the clock to a moment, unless it is in the past.
  @MainActor
  func move(to moment: Duration) {
    while let next = nextDeadline, next <= moment { wake(at: next) }
    time.withLock { $0 = max($0, moment) }
  }

  /// Advances the clock to the time of the next sleepers, and wakes them up in order.
  @MainActor
  func wake(at moment: Duration) {
    time.withLock { $0 = max($0, moment) }
    while let first = line.first, first.deadline <= moment {
      line.removeFirst()
      first.wake(false)
    }
  }

  /// Cancels the sleep of every task, because the clock stands still from now on.
  @MainActor
  func cancelSleepers() {
    let sleepers = line
    line = []
    for sleeper in sleepers { sleeper.wake(true) }
  }

  @MainActor
  private func cancel(_ number: Int) {
    guard let index = line.firstIndex(where: { $0.number == number }) else { return }
    line.remove(at: index).wake(true)
  }

  /// Calls a closure when the clock has advanced by a duration.
  @MainActor
  func after(_ duration: Duration, _ name: String, _ work: @escaping @MainActor () -> Void) {
    add(name, until: now.offset + duration) { isCancelled in
      if !isCancelled { work() }
    }
  }

  @MainActor
  private func add(
    _ name: String, until deadline: Duration, wake: @escaping @MainActor (Bool) -> Void
  ) {
    last += 1
    let index = line.firstIndex { $0.deadline > deadline } ?? line.endIndex
    let sleeper = Sleeper(
      number: last, deadline: deadline, name: name,
      mark: TaskMark.Reference(mark: TaskMark.current), wake: wake)
    line.insert(sleeper, at: index)
  }
}

extension TestClock.Instant: CustomStringConvertible {
  /// The time since the clock was created.
  public var description: String { "\(offset)" }
}
