public import Destinations

/// Running a step, gathering its events, and comparing it with the expectation.
extension TestFlow {
  /// Runs a closure as one step, which may consist of several verbs.
  ///
  /// - Parameters:
  ///   - name: The action, in a few words.
  ///   - hostID: The place that hosts the flow in which the change is expected; nil for the flow of
  ///     the window.
  ///   - expectation: The expected effect of the step.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - work: Makes the step. If this throws, the step counts as refused.
  ///   - change: Changes the tree before the step into the expected one.
  /// - Returns: The step, with the tree before and after it and the outcome of its first request.
  @discardableResult
  public func step(
    _ name: String, in hostID: DestinationID? = nil, expect expectation: StepExpectation? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ work: @MainActor () throws -> Void, changes change: Change? = nil
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return run(
      name, in: hostID.flatMap(flow(at:)), expecting: Expected(form: expectation, change: change),
      at: place, work
    )
  }

  /// Runs code as one step, or as part of the current step.
  @discardableResult
  func run(
    _ name: String, in home: AppFlow? = nil, expecting expected: Expected, at place: CodePlace,
    _ work: () throws -> Void
  ) -> Step {
    let home = home ?? flow
    reporter.raiseKept()
    let (isInside, outer) = (gathering.isInStep, (gathering, seen, seenCalls))
    if !isInside { checkNothingHappened(at: place) }
    let (step, problem) = carryOut(name, in: home, at: place, work)
    guard isInside else {
      steps.append(step)
      conclude(step, expected, problem)
      return step
    }
    (gathering, seen, seenCalls) = outer
    gathering.inner.append(name)
    gathering.events += step.events
    if step.relaunch != nil { gathering.hasLaunched = true }
    if gathering.outcome == nil { gathering.outcome = step.outcome }
    if let problem { fail(problem, at: place) } else if expected.isGiven { judge(step, expected) }
    return step
  }

  func open(_ name: String, in home: AppFlow, since tree: Step.Tree, at place: CodePlace) -> Step {
    var step = Step(
      number: steps.count + 1, name: name, before: tree, after: tree, place: place)
    step.hostID = home === flow ? nil : home.hostID
    step.started = flow.pending
    return step
  }

  /// Does the work of a step, and returns the step, with the reason if it was impossible.
  private func carryOut(
    _ name: String, in home: AppFlow, at place: CodePlace, _ work: () throws -> Void
  ) -> (Step, FailureMessage?) {
    look()
    gathering = Gathering()
    gathering.isInStep = true
    var step = open(name, in: home, since: home.presentedTree, at: place)
    var problem: FailureMessage?
    do {
      try StepNumber.$current.withValue(step.number) { try work() }
    } catch let impossible as FailureMessage {
      problem = impossible
    } catch {
      gathering.outcome = .refused(error.refusal(by: "The step"))
    }
    close(&step, in: home)
    return (step, problem)
  }

  /// Writes the gathered changes into a completed step.
  func close(_ step: inout Step, in home: AppFlow) {
    step.after = home.presentedTree
    step.calls = Array(interface.calls.dropFirst(seenCalls))
    step.elsewhere = changes(elsewhereThan: step.hostID)
    step.events = gathering.events
    step.outcome = gathering.outcome
    step.inner = gathering.inner
    // Work that was sent in an earlier step may look the same.
    var before = step.started
    step.started = flow.pending.filter { work in
      before.firstIndex(of: work).map { before.remove(at: $0) } == nil
    }
    let presentsPlaces = step.hostID == nil && !step.before.isEmpty && !step.after.isEmpty
    step.relaunch = gathering.hasLaunched && presentsPlaces ? (seen, window) : nil
    gathering = Gathering()
    look()
  }

  /// Remembers the current state.
  private func look() {
    seen = window
    seenCalls = interface.calls.count
  }

  /// Compares a completed step with its expectation.
  func conclude(_ step: Step, _ expected: Expected, _ problem: FailureMessage?) {
    check(interface.newDrift(), at: step.place)
    if let problem { fail(problem, at: step.place) } else { judge(step, expected) }
  }

  /// Fails the test if the changes that the interface has received differ from the presented places.
  func check(_ drift: @autoclosure () -> String?, at place: CodePlace) {
    guard flow.presentedTree.rootID != nil, let drift = drift() else { return }
    let message = FailureMessage(
      "the calls to the interface do not match the presented places",
      detail: drift + "\n(- presented, + according to the calls)",
      cure: "report this bug in the library with the steps")
    fail(message, at: place)
  }
}
