public import Destinations

/// What a test expects after its last step.
extension TestFlow {
  /// Expects a route at the current place.
  public func expectCurrent(
    _ route: DestinationType, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let current = flow.currentDestination?.type
    guard current != route else { return reporter.raiseKept() }
    let found = current.map { "\($0)" } ?? "nothing"
    fail(
      "the current place is \(found) and not \(route)",
      cure: "expect \(found), or go to \(route) in the step", at: place)
  }

  /// Expects routes on the nearest stack of the current place, bottom first.
  ///
  /// A stack's own interface is beneath its path and does not count. Where a tab, a column or a sheet
  /// is itself the stack, its root counts.
  public func expectPath(
    _ routes: [DestinationType], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let stack = flow.tree.currentID.flatMap({ flow.tree.nearestStack(from: $0) }) else {
      return fail(
        "there is no stack at or above the current place",
        cure: "go to a place in a stack, a tab, a column or a sheet", at: place)
    }
    let path = flow.tree.members(of: stack.slot, in: stack.id)
      .compactMap { flow.tree.node(id: $0)?.payload.route }
    guard path != routes else { return reporter.raiseKept() }
    fail(
      "the path is \(path.names) and not \(routes.names)",
      cure: "expect \(path.names), or go where the path is \(routes.names)", at: place)
  }

  /// Expects routes on screen, in whatever order.
  public func expectVisible(
    _ routes: DestinationType..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let visible = flow.visibleDestinations.map { $0.type }
    let missing = routes.filter { !visible.contains($0) }
    guard !missing.isEmpty else { return reporter.raiseKept() }
    fail(
      "\(missing.names) is not on screen, which shows \(visible.names)",
      cure: "dismiss what covers it, or expect what is on screen", at: place)
  }

  /// Expects a tree.
  ///
  /// Written as trees print themselves, two spaces for each level. Identifiers may be left out in any
  /// line; a mark `>` is checked if there is one.
  /// ```swift
  /// flow.expectTree(
  ///   """
  ///   home tabs selected=notes
  ///     tab notes: notes stack
  ///       > noteDetail
  ///     tab tags: tags
  ///   """)
  /// ```
  public func expectTree(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    do throws(DestinationError) {
      let expected = try ExpectedTree(text)
      guard let difference = expected.difference(from: flow.tree) else {
        return reporter.raiseKept()
      }
      fail(
        "the tree is not as expected", detail: difference + "\n(- expected, + actual)",
        cure: "expect the tree as it is, or change the step", at: place)
    } catch {
      fail(
        "the expected tree cannot be read: \(error.reason)",
        cure: "copy the text from print(flow.tree)", at: place)
    }
  }

  /// Expects that the last step left tree, places and interface as they were.
  public func expectUnchanged(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let step = steps.last, !step.isUnchanged else { return reporter.raiseKept() }
    let calls = step.calls.map { "  interface: \($0)" }.joined(separator: "\n")
    fail(
      "something changed, and nothing should have", detail: calls,
      cure: "expect what the step changes", at: place)
  }

  /// Does something as one step and expects that it leaves everything as it was.
  @discardableResult
  public func expectUnchanged(
    by name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ work: @MainActor () throws -> Void
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let step = run(name, at: place, work)
    expectUnchanged(fileID: fileID, filePath: filePath, line: line, column: column)
    return step
  }

  /// Expects that the last step was refused for one cause, and left everything as it was.
  public func expectRefused(
    _ code: DestinationError.Code, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let found = steps.last?.error?.code
    if found == code {
      return expectUnchanged(fileID: fileID, filePath: filePath, line: line, column: column)
    }
    let what = found.map { "for \($0.rawValue)" } ?? "not refused"
    fail(
      found == nil
        ? "it was not refused for \(code.rawValue)"
        : "it was refused \(what) and not for \(code.rawValue)",
      cure: "expect what happens, or bring about what \(code.rawValue) stands for", at: place)
  }

  /// Expects that the flow waits for nothing: no request, acknowledgement or interactor.
  public func expectIdle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard !flow.pending.isEmpty else { return reporter.raiseKept() }
    fail(
      "the flow still waits", detail: flow.pending.map { "  \($0)" }.joined(separator: "\n"),
      cure: "await settle(), release the gate, or acknowledge the transition", at: place)
  }

  // MARK: Failing

  private func fail(
    _ what: String, detail: String? = nil, cure: String, at place: CodePlace
  ) {
    fail(FailureMessage(what, detail: detail, cure: cure), at: place)
  }

  func fail(_ message: FailureMessage, at place: CodePlace) {
    reporter.report(TestFailure(message.text(after: steps), at: place))
  }
}

extension Array where Element: RoutableDestinations {
  /// The routes as they describe themselves.
  fileprivate var names: String {
    "[" + map { "\($0)" }.joined(separator: ", ") + "]"
  }
}
