public import Destinations

extension TestFlow {
  /// Runs a test on a flow, which is started before it and always finished after it.
  ///
  /// At the end, the flow is ended, and all tasks of its places are cancelled and awaited.
  /// - Parameters:
  ///   - setup: The setup of the app.
  ///   - ids: Creates identifiers. By default they count up from `#1`.
  ///   - clock: The clock of the flow. It stands still until the test advances it.
  ///   - interface: The interface that shows the flow.
  ///   - exhaustivity: The part of its changes that a step must state.
  ///   - startsAtOnce: Whether to start the flow immediately. This first step may change anything.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - test: The test.
  /// - Returns: The result of the test.
  /// - Throws: The error that the setup or the test throws, or ``TestFailures`` if ``FailureReporting/throwing``
  ///   is in use.
  @discardableResult
  public static func run<Result>(
    _ setup: @autoclosure @MainActor () throws -> Setup, ids: IDGenerator = .sequential(),
    clock: TestClock = TestClock(), interface: MockInterface = MockInterface(),
    exhaustivity: Exhaustivity = .full, startsAtOnce: Bool = true, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ test: @MainActor (TestFlow) async throws -> Result
  ) async throws -> Result {
    let flow = TestFlow(
      try setup(), ids: ids, clock: clock, interface: interface, exhaustivity: exhaustivity,
      startsAtOnce: startsAtOnce, fileID: fileID, filePath: filePath, line: line, column: column)
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      let result = try await test(flow)
      try await flow.finish(at: place)
      return result
    } catch {
      await flow.end(at: place)
      try? flow.reporter.finish()
      throw error
    }
  }

  /// Ends the flow, and cancels and awaits all tasks of its places.
  ///
  /// With full exhaustivity, the test fails here if something has changed since its last step, or
  /// if the flow still waits for something. Interactors may end their preparation and their
  /// clean-up. With full and partial exhaustivity, it fails if an object of a place that has left
  /// was not released.
  /// - Throws: ``TestFailures`` if something failed and ``FailureReporting/throwing`` is in use.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await finish(
      at: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func finish(at place: CodePlace) async throws {
    if flow.engine.ledger.isHousekeeping { await rest(within: .seconds(10), at: place) }
    checkNothingHappened(at: place)
    let left =
      exhaustivity == .full ? waiting("the test ended while the flow was still waiting") : nil
    if let left { fail(left, at: place) }
    if exhaustivity != .off { check(interface.drift(), at: place) }
    await end(at: place)
    if exhaustivity != .off { await checkReleased(at: place) }
    try reporter.finish()
  }

  private func end(at place: CodePlace) async {
    flow.end()
    interface.acknowledgeAll()
    await rest(within: .seconds(10), at: place)
  }
}
