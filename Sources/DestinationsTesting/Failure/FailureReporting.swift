/// Where the failures of a test go.
///
/// It is found when a flow or a mock is made, from ``current``, and kept from then on.
public enum FailureReporting: Sendable {
  /// To whichever of Swift Testing and XCTest runs the test; to standard error without either.
  case automatic
  /// To a collector, so that the failures themselves can be tested.
  case collecting(FailureCollector)
  /// Thrown together when the flow finishes, as ``TestFailures``.
  case throwing

  /// What flows and mocks made in this task report to.
  @TaskLocal public static var current = FailureReporting.automatic

  /// Runs code with this as ``current``.
  ///
  /// - Throws: What the code throws.
  @MainActor
  public func during<Result>(
    _ operation: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self) { try await operation() }
  }

  /// Runs code and returns the failures that flows and mocks made in it report.
  ///
  /// - Throws: What the code throws.
  @MainActor
  public static func failures(
    of operation: @MainActor () async throws -> Void
  ) async rethrows -> [TestFailure] {
    let collector = FailureCollector()
    try await FailureReporting.collecting(collector).during(operation)
    return collector.failures
  }
}
