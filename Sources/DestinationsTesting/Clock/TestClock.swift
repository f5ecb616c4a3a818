/// A clock whose time passes only when a test says so.
///
/// A ``TestFlow`` has one, which counts who sleeps on it. An app takes its clock as any
/// `Clock<Duration>`, and never sleeps in a test:
/// ```swift
/// await flow.advance(by: .seconds(3)) { $0.dismissSheet() }
/// ```
public final class TestClock: Clock, Sendable {
  /// A moment, told by the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// Creates the moment that is later than the making of the clock by a duration.
    public init(offset: Duration) { self.offset = offset }

    /// Returns the moment that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns how much later another moment is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a moment is earlier than another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = LockedTime()
  @MainActor private let line = SleeperLine()

  /// Creates a clock that stands at zero.
  public init() {}

  /// The moment at which the clock stands.
  public var now: Instant { Instant(offset: time.value) }

  /// The smallest step of the clock: there is none.
  public var minimumResolution: Duration { .zero }

  /// Waits until the clock has been moved to a moment.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  @MainActor
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    if deadline <= now { return }
    try await line.wait(until: deadline.offset)
  }

  /// Waits until the clock has been moved on by a duration.
  ///
  /// Those of the main actor who wait on this clock itself go to sleep and wake in order. The method of the same
  /// name that every `Clock` has passes through another thread, so that two who wake at once may come in any order.
  /// - Throws: `CancellationError` if the task is cancelled before.
  @MainActor
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
}

/// Moving the clock.
extension TestClock {
  /// How many tasks sleep on the clock.
  @MainActor
  public var sleeperCount: Int { line.sleepers.count }

  /// Who sleeps on the clock and until when, the first to wake first.
  @MainActor
  public var sleepers: [String] { line.sleepers.map(\.description) }

  /// When the first one wakes, since the clock was made; nil if nobody sleeps.
  @MainActor
  public var nextDeadline: Duration? { line.sleepers.first?.deadline }

  /// Moves the clock forward and wakes everybody whose time has come, in order.
  ///
  /// What they do then happens in their tasks; ``TestFlow`` has a verb of the same name that waits for it.
  @MainActor
  public func advance(by duration: Duration) {
    move(to: now.offset + duration)
  }

  /// Moves the clock to a moment, never back.
  @MainActor
  func move(to moment: Duration) {
    while let next = nextDeadline, next <= moment { wake(at: next) }
    time.value = max(time.value, moment)
  }

  /// Moves the clock to the moment at which the first one wakes, and wakes those of that moment.
  @MainActor
  func wake(at moment: Duration) {
    time.value = max(time.value, moment)
    line.wake(until: moment)
  }

  /// Has something done when the clock has moved on by a duration.
  @MainActor
  func after(_ duration: Duration, _ name: String, _ work: @escaping @MainActor () -> Void) {
    line.add(name, until: now.offset + duration) { isCancelled in
      if !isCancelled { work() }
    }
  }
}
