extension TestFlow {
  /// An action of a test on a flow.
  ///
  /// Each call is one step.
  ///
  /// All verbs take the same kinds of expectations:
  /// ```swift
  /// flow.goBack()                                     // must not change anything
  /// flow.goBack { $0.goBack() }                       // changes the tree like this
  /// flow.tapTab(.tags, expect: .delta("~ home selected=tags"))
  /// flow.goBack(expect: .refused(.nothingToGoBack))
  /// ```
  @MainActor
  public struct Verb<Input> {
    let flow: TestFlow
    let action: @MainActor (Input) -> Action

    /// Carries out the verb as one step.
    ///
    /// - Parameters:
    ///   - input: The argument of the verb.
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
      _ input: Input, expect expectation: StepExpectation? = nil, fileID: StaticString = #fileID,
      filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      _ change: Change? = nil
    ) -> Step {
      let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      let (expected, action) = (Expected(form: expectation, change: change), action(input))
      return flow.run(action.name, expecting: expected, at: place) { try action.work(flow.flow) }
    }
  }
}

extension TestFlow {
  /// The name of a step, and its work on the flow.
  struct Action {
    let name: String
    let work: @MainActor (AppFlow) throws -> Void
  }

  /// Returns a verb without an argument.
  func verb(_ name: String, _ work: @escaping @MainActor (AppFlow) throws -> Void) -> PlainVerb {
    PlainVerb(verb: verb { Action(name: name, work: work) })
  }

  func verb<Input>(_ action: @escaping @MainActor (Input) -> Action) -> Verb<Input> {
    Verb(flow: self, action: action)
  }
}
