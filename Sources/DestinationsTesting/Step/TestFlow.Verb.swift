extension TestFlow {
  /// Something that a test can do with a flow; calling it is one step.
  ///
  /// Each verb of a flow is one of these, so that all take the same expectations:
  /// ```swift
  /// flow.goBack()                                     // nothing may change
  /// flow.goBack { $0.goBack() }                       // a change of the tree
  /// flow.tapTab(.tags, expect: .delta("~ home selected=tags"))
  /// flow.goBack(expect: .refused(.nothingToGoBack))
  /// ```
  @MainActor
  public struct Verb<Input> {
    let flow: TestFlow
    let name: (Input) -> String
    let work: @MainActor (Input) throws -> Void

    /// Does it as one step.
    ///
    /// - Parameters:
    ///   - input: What to do it with.
    ///   - expectation: What is expected of the step; nothing may change if neither this nor `change` is
    ///     given and the test is exhaustive.
    ///   - fileID: The caller's file; leave it out.
    ///   - filePath: The caller's file; leave it out.
    ///   - line: The caller's line; leave it out.
    ///   - column: The caller's column; leave it out.
    ///   - change: Changes the tree before the step into the one that is expected after it.
    /// - Returns: What happened.
    @discardableResult
    public func callAsFunction(
      _ input: Input, expect expectation: StepExpectation? = nil, fileID: StaticString = #fileID,
      filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      _ change: Change? = nil
    ) -> Step {
      let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      let expected = Expected(expectation, change)
      return flow.run(name(input), expecting: expected, at: place) { try work(input) }
    }
  }
}

extension TestFlow.Verb where Input == Void {
  /// Does it as one step.
  ///
  /// - Parameters:
  ///   - expectation: What is expected of the step; nothing may change if neither this nor `change` is
  ///     given and the test is exhaustive.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - change: Changes the tree before the step into the one that is expected after it.
  /// - Returns: What happened.
  @discardableResult
  public func callAsFunction(
    expect expectation: StepExpectation? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: TestFlow.Change? = nil
  ) -> TestFlow.Step {
    callAsFunction(
      (), expect: expectation, fileID: fileID, filePath: filePath, line: line, column: column,
      change)
  }
}
