/// The destination to which the failures of a test are reported.
///
/// A flow or a mock uses the value of ``current`` at the time when it is created.
public enum FailureReporting: Sendable {
  /// In Swift Testing or XCTest, whichever runs the test; without either, on standard error.
  case automatic
  /// In a collector, so that a test can inspect the failures.
  case collecting(FailureCollector)
  /// Throws one ``TestFailures`` error when the flow finishes.
  case throwing

  /// The reporting that flows and mocks made in this task use.
  @TaskLocal public static var current = FailureReporting.automatic

  /// Runs code with this value as ``current``.
  ///
  /// - Throws: The error that the code throws.
  @MainActor
  public func during<Result>(
    _ operation: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self) { try await operation() }
  }

  /// Runs code, and returns the failures that flows and mocks created in it report.
  ///
  /// - Throws: The error that the code throws.
  @MainActor
  public static func failures(
    of operation: @MainActor () async throws -> Void
  ) async rethrows -> [TestFailure] {
    let collector = FailureCollector()
    try await FailureReporting.collecting(collector).during(operation)
    return collector.failures
  }
}
