extension TestFlow {
  /// An action of a test that needs no argument, such as `flow.goBack()`.
  ///
  /// Each call is one step. It is no ``Verb``, so that the compiler reports a wrong argument of a verb where it stands.
  @MainActor
  public struct PlainVerb {
    let verb: Verb<Void>

    /// Carries out the verb as one step.
    ///
    /// - Parameters:
    ///   - expectation: The expected effect of the step. If neither this nor `change` is given and the
    ///     test is exhaustive, nothing may change.
    ///   - fileID: The caller's file; leave it out.
    ///   - filePath: The caller's file; leave it out.
    ///   - line: The caller's line; leave it out.
    ///   - column: The caller's column; leave it out.
    ///   - change: Changes the tree before the step into the expected one.
    /// - Returns: The step.
    @discardableResult
    public func callAsFunction(
      expect expectation: StepExpectation? = nil, fileID: StaticString = #fileID,
      filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      _ change: Change? = nil
    ) -> Step {
      verb(
        (), expect: expectation, fileID: fileID, filePath: filePath, line: line, column: column,
        change)
    }
  }
}
