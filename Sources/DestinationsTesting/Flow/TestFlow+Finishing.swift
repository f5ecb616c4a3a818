public import Destinations

extension TestFlow {
  /// Runs a test on a flow, which is started before and always finished after.
  ///
  /// In the end the flow is ended, every task of its places is cancelled and awaited.
  /// - Parameters:
  ///   - setup: The app's navigation.
  ///   - ids: Mints identifiers; they count from `#1` unless another generator is given.
  ///   - clock: The clock of the flow, which stands still until the test moves it.
  ///   - interface: What the flow is attached to.
  ///   - exhaustivity: How much of what steps change the test has to say.
  ///   - startsAtOnce: Whether the first step is made here, which may change what it wants.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - test: The test.
  /// - Returns: What the test returns.
  /// - Throws: What the test throws; else ``TestFailures`` with ``FailureReporting/throwing``.
  @discardableResult
  public static func run<Result>(
    _ setup: Setup, ids: IDGenerator = .sequential(), clock: TestClock = TestClock(),
    interface: MockInterface = MockInterface(), exhaustivity: Exhaustivity = .full,
    startsAtOnce: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column, _ test: @MainActor (TestFlow) async throws -> Result
  ) async throws -> Result {
    let flow = TestFlow(
      setup, ids: ids, clock: clock, interface: interface, exhaustivity: exhaustivity,
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

  /// Ends the flow, and cancels and awaits every task of its places.
  ///
  /// An exhaustive test fails here if something happened after its last step, is still waited for, or
  /// has left and is not released.
  /// - Throws: ``TestFailures`` with ``FailureReporting/throwing``, if anything failed.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await finish(
      at: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func finish(at place: CodePlace) async throws {
    checkNothingHappened(before: "finish", at: place)
    checkNothingWaits(at: place)
    checkWholeDrift(at: place)
    await end(at: place)
    if exhaustivity != .off { await checkReleased(at: place) }
    try reporter.finish()
  }

  private func checkNothingWaits(at place: CodePlace) {
    guard exhaustivity == .full, !waitingLines.isEmpty else { return }
    let message = FailureMessage(
      "the test is over, and the flow still waits", detail: waitingLines.joined(separator: "\n"),
      cure: "settle, advance the clock, release the gate, or acknowledge before the end")
    fail(message, at: place)
  }

  private func end(at place: CodePlace) async {
    flow.end()
    interface.acknowledgeAll()
    await rest(within: .seconds(10), at: place)
  }
}
