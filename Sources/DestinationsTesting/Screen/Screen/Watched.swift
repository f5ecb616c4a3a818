internal import Observation
internal import Synchronization

/// A value that a simulated view has read, and reads again only when it has changed.
struct Watched<Value> {
  private let flag = Flag()

  /// Returns the value if it was never read or has changed since; nil otherwise.
  func news(_ read: () -> Value) -> Value? {
    guard flag.take() else { return nil }
    return withObservationTracking(read) { [flag] in flag.set() }
  }

  private final class Flag: Sendable {
    private let isSet = Mutex(true)

    func set() { isSet.withLock { $0 = true } }

    func take() -> Bool {
      isSet.withLock { isSet in
        defer { isSet = false }
        return isSet
      }
    }
  }
}
