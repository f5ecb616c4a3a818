/// Reports failures to where ``FailureReporting`` said when this was made.
final class FailureReporter: Sendable {
  private enum Target {
    case collector(FailureCollector)
    case box
    case framework(TestFramework)
  }

  private let target: Target
  /// Failures to throw in the end, or to raise once the test framework hears them again.
  private let kept = FailureBox()

  init() {
    switch FailureReporting.current {
    case .automatic: target = .framework(TestFramework.running)
    case .collecting(let collector): target = .collector(collector)
    case .throwing: target = .box
    }
  }

  func report(_ failure: TestFailure) {
    switch target {
    case .collector(let collector): collector.add(failure)
    case .box: kept.add(failure)
    case .framework(let framework):
      raiseKept()
      if framework.hears { framework.record(failure) } else { kept.add(failure) }
    }
  }

  /// Raises failures that came while the test framework did not hear them, as in a detached task.
  func raiseKept() {
    guard case .framework(let framework) = target, framework.hears else { return }
    for failure in kept.takeAll() { framework.record(failure) }
  }

  /// Raises everything that was kept, wherever it can be raised.
  ///
  /// - Throws: ``TestFailures`` with ``FailureReporting/throwing``.
  func finish() throws {
    let failures = kept.takeAll()
    switch target {
    case .collector: break
    case .framework(let framework):
      for failure in failures { framework.record(failure) }
    case .box:
      if !failures.isEmpty { throw TestFailures(failures: failures) }
    }
  }
}
