internal import Synchronization

/// Collects failures instead of reporting them, so that a test can inspect them.
///
/// Use it with ``FailureReporting/collecting(_:)``. It can be used from any task.
public final class FailureCollector: Sendable {
  private let list = Mutex<[TestFailure]>([])

  /// Creates an empty collector.
  public init() {}

  /// The failures so far, in order.
  public var failures: [TestFailure] { list.withLock { $0 } }

  /// The messages of the failures so far, each with its place.
  public var messages: [String] { failures.map(\.description) }

  func add(_ failure: TestFailure) { list.withLock { $0.append(failure) } }

  /// Returns the failures and removes them.
  func takeAll() -> [TestFailure] {
    list.withLock { list in
      defer { list = [] }
      return list
    }
  }
}
