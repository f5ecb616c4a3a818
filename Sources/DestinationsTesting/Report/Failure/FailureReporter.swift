/// Reports failures in the way that ``FailureReporting`` specified when it was created.
final class FailureReporter: Sendable {
  private let reporting = FailureReporting.current
  private let framework = TestFramework.running
  /// The failures to throw at the end, or to report once the test framework can receive them again.
  private let kept = FailureCollector()

  func report(_ failure: TestFailure) {
    switch reporting {
    case .collecting(let collector): collector.add(failure)
    case .throwing: kept.add(failure)
    case .automatic:
      raiseKept()
      if framework.hears { framework.record(failure) } else { kept.add(failure) }
    }
  }

  /// Reports failures that were found while the test framework could not receive them, as in a
  /// detached task.
  func raiseKept() {
    guard case .automatic = reporting, framework.hears else { return }
    for failure in kept.takeAll() { framework.record(failure) }
  }

  /// Reports all failures that were kept.
  ///
  /// - Throws: ``TestFailures`` if ``FailureReporting/throwing`` is in use.
  func finish() throws {
    let failures = kept.takeAll()
    if failures.isEmpty { return }
    if case .throwing = reporting { throw TestFailures(failures: failures) }
    for failure in failures { framework.record(failure) }
  }
}
