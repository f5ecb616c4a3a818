internal import Observation
internal import Synchronization

/// A value that a simulated view has read, and reads again only when it has changed.
struct Watched<Value> {
  private let flag = Flag()

  /// Returns the value if it was never read or has changed since; nil otherwise.
  func news(_ read: () -> Value) -> Value? {
    guard flag.isSet.exchange(false, ordering: .sequentiallyConsistent) else { return nil }
    return withObservationTracking(read) { [flag] in
      flag.isSet.store(true, ordering: .sequentiallyConsistent)
    }
  }

  private final class Flag: Sendable {
    let isSet = Atomic(true)
  }
}
