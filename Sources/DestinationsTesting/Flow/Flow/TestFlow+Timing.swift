/// Advancing the clock of a flow and waiting for the effects.
extension TestFlow {
  /// Advances the clock, wakes up tasks in order, and waits until their work has finished.
  ///
  /// If anything changes, or is expected to change, this is a step.
  /// - Parameters:
  ///   - duration: The duration by which the clock advances.
  ///   - expectation: The expected change.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - change: Changes the tree after the last step into the expected one.
  public func advance(
    by duration: Duration, expect expectation: StepExpectation? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: Change? = nil
  ) async {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let target = clock.now.offset + duration
    await rest(within: .seconds(10), at: place)
    while let next = clock.nextDeadline, next <= target { await wake(at: next, place) }
    clock.move(to: target)
    note("advance \(duration)", expecting: Expected(form: expectation, change: change), at: place)
  }

  /// Advances the clock until no task sleeps any more.
  ///
  /// Work that goes to sleep again and again is a failure after `limit` rounds.
  /// - Parameters:
  ///   - limit: The greatest number of rounds.
  ///   - expectation: The expected change.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - change: Changes the tree after the last step into the expected one.
  public func runClock(
    limit: Int = 1_000, expect expectation: StepExpectation? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: Change? = nil
  ) async {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await rest(within: .seconds(10), at: place)
    var turns = 0
    while turns < limit, let next = clock.nextDeadline {
      await wake(at: next, place)
      turns += 1
    }
    note("run the clock", expecting: Expected(form: expectation, change: change), at: place)
    if clock.sleepers.isEmpty { return }
    let message = FailureMessage(
      "something still sleeps after \(limit) turns of the clock",
      detail: clock.sleepers.map { "  \($0)" }.joined(separator: "\n"),
      cure: "advance the clock by a duration instead if work repeats forever")
    fail(message, at: place)
  }

  private func wake(at moment: Duration, _ place: CodePlace) async {
    clock.wake(at: moment)
    await rest(within: .seconds(10), at: place)
  }
}
