/// Collects failures instead of reporting them, so that a test can inspect them.
///
/// Use it with ``FailureReporting/collecting(_:)``. It can be used from any task.
public final class FailureCollector: Sendable {
  private let box = FailureBox()

  /// Creates an empty collector.
  public init() {}

  /// The failures so far, in order.
  public var failures: [TestFailure] { box.failures }

  /// The messages of the failures so far, each with its place.
  public var messages: [String] { failures.map(\.description) }

  func add(_ failure: TestFailure) { box.add(failure) }
}
