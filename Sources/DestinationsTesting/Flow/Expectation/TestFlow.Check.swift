extension TestFlow {
  /// A check of the presented places.
  ///
  /// Calling it fails the test if the check fails.
  ///
  /// ```swift
  /// flow.expectCurrent(.noteDetail)
  /// flow.expectPath([.noteDetail])
  /// ```
  @MainActor
  public struct Check<Input> {
    let flow: TestFlow
    let problem: @MainActor (Input) -> FailureMessage?

    /// Runs the check, and fails the test if it does not hold.
    ///
    /// - Parameters:
    ///   - input: The expectation.
    ///   - fileID: The caller's file; leave it out.
    ///   - filePath: The caller's file; leave it out.
    ///   - line: The caller's line; leave it out.
    ///   - column: The caller's column; leave it out.
    public func callAsFunction(
      _ input: Input, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) {
      let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      flow.reporter.raiseKept()
      if let problem = problem(input) { flow.fail(problem, at: place) }
    }
  }
}

extension TestFlow.Check where Input == Void {
  /// Runs the check, and fails the test if it does not hold.
  ///
  /// - Parameters:
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  public func callAsFunction(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    callAsFunction((), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
