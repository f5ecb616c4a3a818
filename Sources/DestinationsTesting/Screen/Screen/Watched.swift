internal import Observation
internal import Synchronization

/// A value that a simulated view has read, and reads again only when it has changed.
final class Watched<Value>: Sendable {
  private let isChanged = Atomic(true)

  /// Returns the value if it was never read or has changed since; nil otherwise.
  func news(_ read: () -> Value) -> Value? {
    guard isChanged.exchange(false, ordering: .sequentiallyConsistent) else { return nil }
    return withObservationTracking(read) { [self] in
      isChanged.store(true, ordering: .sequentiallyConsistent)
    }
  }
}
