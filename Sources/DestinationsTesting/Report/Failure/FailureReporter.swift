/// Reports failures in the way that ``FailureReporting`` specified when it was created.
final class FailureReporter: Sendable {
  private enum Target {
    case collector(FailureCollector)
    case box
    case framework(TestFramework)
  }

  private let target: Target
  /// The failures to throw at the end, or to report once the test framework can receive them again.
  private let kept = FailureCollector()

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

  /// Reports failures that were found while the test framework could not receive them, as in a
  /// detached task.
  func raiseKept() {
    guard case .framework(let framework) = target, framework.hears else { return }
    for failure in kept.takeAll() { framework.record(failure) }
  }

  /// Reports all failures that were kept.
  ///
  /// - Throws: ``TestFailures`` if ``FailureReporting/throwing`` is in use.
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
