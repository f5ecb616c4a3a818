import Observation

/// Counts the reported changes of the properties that a closure reads.
@MainActor
final class Observer {
  private(set) var count = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    observe()
  }

  private func observe() {
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        self?.count += 1
        self?.observe()
      }
    }
  }
}
