public import Destinations

/// Waiting for asynchronous work.
extension TestFlow {
  /// Waits until all work that can finish on its own has finished.
  ///
  /// It counts requests and clean-ups in progress, and neither sleeps nor polls. It does not wait for work that the
  /// test holds back with a gate, an acknowledgement or the clock; it returns this work instead. It does not know about
  /// tasks that the app starts by itself.
  ///
  /// If anything has changed since the last step, or is expected to have changed, this is a step of
  /// its own. Work that takes longer than `limit` is a failure, which names the work.
  /// - Parameters:
  ///   - limit: The real time that work may take, as a last resort.
  ///   - expectation: The expected change since the last step.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - change: Changes the tree after the last step into the expected one.
  /// - Returns: The work that the flow still waits for; empty if it is idle.
  @discardableResult
  public func settle(
    within limit: Duration = .seconds(10), expect expectation: StepExpectation? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: Change? = nil
  ) async -> [PendingWork] {
    reporter.raiseKept()
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await rest(within: limit, at: place)
    note("settle", expecting: Expected(form: expectation, change: change), at: place)
    return flow.pending
  }

  /// The work that the flow waits for, with the step that started it, and the sleepers on its clock, one line each.
  var waitingLines: [String] {
    let work = flow.pending.map { work in
      let step = steps.last { $0.started.contains(work) }
      return work.description + (step.map { ", since step \($0.title)" } ?? "")
    }
    return (work + clock.sleepers).map { "  \($0)" }
  }

  /// Returns the failure of a flow that still waits for something; nil if it waits for nothing.
  func waiting(_ what: String = "the flow is still waiting") -> FailureMessage? {
    if waitingLines.isEmpty { return nil }
    let signals = flow.pending.compactMap { if case .held(_, let it) = $0 { "\(it)" } else { nil } }
    return FailureMessage(
      what, detail: waitingLines.joined(separator: "\n"),
      cure: signals.isEmpty
        ? "settle before you release a gate, advance the clock, or acknowledge the transition"
        : "give the signal \(signals.joined(separator: ", ")), or call flow.flow.cancelHeld(_:)")
  }

  /// Records the changes since the last step as a step of their own, if there are any.
  func note(_ name: String, expecting expected: Expected, at place: CodePlace) {
    let isOtherwise =
      flow.presentedTree != seen.tree || !changes(elsewhereThan: nil).isEmpty
      || mistake(in: gathering.events) != nil
    guard expected.isGiven || isOtherwise else { return }
    var step = open(name, in: flow, since: seen.tree, at: place)
    close(&step, in: flow)
    steps.append(step)
    conclude(step, expected, nil)
  }

  /// Records the changes between two steps, which no test can have expected.
  func checkNothingHappened(at place: CodePlace) {
    guard exhaustivity == .full, !steps.isEmpty else { return }
    note("meanwhile", expecting: Expected(), at: place)
  }

  func rest(within limit: Duration, at place: CodePlace) async {
    if await flow.engine.rest(within: limit, until: { !$0.isBusy }) { return }
    let message = FailureMessage(
      "the flow did not settle within \(limit)",
      detail: waitingLines.joined(separator: "\n"),
      cure: "make interactors end when their task is cancelled, or hold them with a gate")
    fail(message, at: place)
  }
}
