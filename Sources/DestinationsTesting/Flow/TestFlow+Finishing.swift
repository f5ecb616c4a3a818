public import Destinations

extension TestFlow {
  /// Runs a test on a flow, which is started before and always finished after.
  ///
  /// In the end the flow is ended, every task of its places is cancelled and awaited.
  /// - Parameters:
  ///   - setup: The app's navigation.
  ///   - ids: Mints identifiers; they count from `#1` unless another generator is given.
  ///   - clock: The clock of the flow, which interactors are given.
  ///   - interface: What the flow is attached to.
  ///   - startsAtOnce: Whether the first step is made here.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - test: The test.
  /// - Returns: What the test returns.
  /// - Throws: What the test throws; else ``TestFailures`` with ``FailureReporting/throwing``.
  @discardableResult
  public static func run<Result>(
    _ setup: Setup, ids: IDGenerator = .sequential(),
    clock: any Clock<Duration> = ContinuousClock(), interface: MockInterface = MockInterface(),
    startsAtOnce: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ test: @MainActor (TestFlow) async throws -> Result
  ) async throws -> Result {
    let flow = TestFlow(
      setup, ids: ids, clock: clock, interface: interface, startsAtOnce: startsAtOnce,
      fileID: fileID, filePath: filePath, line: line, column: column)
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      let result = try await test(flow)
      try await flow.finish(at: place)
      return result
    } catch {
      try? await flow.finish(at: place)
      throw error
    }
  }

  /// Ends the flow, and cancels and awaits every task of its places.
  ///
  /// - Throws: ``TestFailures`` with ``FailureReporting/throwing``, if anything failed.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await finish(
      at: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func finish(at place: CodePlace) async throws {
    flow.end()
    await rest(within: .seconds(10), at: place)
    try reporter.finish()
  }

  /// Waits until nothing runs that could end by itself.
  ///
  /// It counts the requests and clean-ups in flight; it neither sleeps nor polls. What a test holds
  /// back, as a gate or an acknowledgement, is not waited for and is returned. Tasks that an app
  /// starts by itself are unknown here.
  ///
  /// Work that takes longer than `limit`, which is a last guard, is a failure that names it.
  /// - Returns: What the flow still waits for; empty if it is idle.
  @discardableResult
  public func settle(
    within limit: Duration = .seconds(10), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> [PendingWork] {
    reporter.raiseKept()
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await rest(within: limit, at: place)
    return flow.pending
  }

  private func rest(within limit: Duration, at place: CodePlace) async {
    guard flow.isBusy else { return }
    var isOver = false
    let guardian = Task { @MainActor [flow] in
      guard (try? await Task.sleep(for: limit)) != nil else { return }
      isOver = true
      flow.wake()
    }
    while flow.isBusy && !isOver { await flow.workRests() }
    guardian.cancel()
    if isOver { failToRest(limit, at: place) }
  }

  private func failToRest(_ limit: Duration, at place: CodePlace) {
    let message = FailureMessage(
      "the flow did not come to rest within \(limit)",
      detail: flow.pending.map { "  \($0)" }.joined(separator: "\n"),
      cure: "let interactors end when their task is cancelled, or hold them by a gate")
    fail(message, at: place)
  }
}
