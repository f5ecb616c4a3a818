internal import Destinations

/// Checks an interface adapter with a list of cases: showing, gestures, lifetimes.
///
/// Use it for your own implementations of `FlowCoordinating`. Each case gets a new adapter.
/// ```swift
/// await AdapterConformance.check { makeTerminalAdapter() }
/// ```
@MainActor
public enum AdapterConformance {
  /// The result of a case.
  public struct Result: Sendable, CustomStringConvertible {
    /// The requirement, as a sentence.
    public let title: String

    /// The faults of the adapter; empty if it passed.
    public let faults: [String]

    /// Whether the adapter passed.
    public var isPassed: Bool { faults.isEmpty }

    /// The case and the faults.
    public var description: String {
      ([(isPassed ? "passed  " : "failed  ") + title] + faults.map { "          \($0)" })
        .joined(separator: "\n")
    }
  }

  /// Runs all cases, and fails the test for each case that the adapter does not pass.
  ///
  /// - Parameters:
  ///   - limit: The real time that an adapter may take to acknowledge a transition.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - make: Creates an adapter, with a flow that is not started.
  /// - Returns: The result of each case, in order; without those for which the adapter has no control, or its samples no
  ///   tab or no alert.
  @discardableResult
  public static func check<D, C, T>(
    limit: Duration = .seconds(5), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ make: @MainActor () -> AdapterUnderTest<D, C, T>
  ) async -> [Result] {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let reporter = FailureReporter()
    var results: [Result] = []
    for one in AdapterCase<D, C, T>.all {
      let trial = AdapterTrial(make(), limit: limit)
      await one.run(trial)
      trial.flow.end()
      if !trial.isSkipped { results.append(Result(title: one.title, faults: trial.faults)) }
    }
    for result in results where !result.isPassed {
      let message = FailureMessage(
        "the adapter breaks a rule: \(result.title)",
        detail: result.faults.map { "  \($0)" }.joined(separator: "\n"),
        cure: "show every change in order, then acknowledge it, and report what the user does")
      reporter.report(TestFailure(message.standalone, at: place))
    }
    return results
  }
}
