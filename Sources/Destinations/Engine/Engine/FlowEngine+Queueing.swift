/// Running one request at a time, queueing the others, and ending each in exactly one outcome.
extension FlowEngine {
  /// Creates a request, which has the number of its handle or else the next one.
  func newRequest(
    _ work: RequestWork, cause: NavigationCause = .program, from id: DestinationID? = nil,
    handle: RequestHandle? = nil
  ) -> EngineRequest {
    EngineRequest(
      number: handle?.number ?? window.nextNumber(), work: work, cause: cause, requesterID: id,
      handle: handle)
  }

  /// Creates the handle of a request that is about to be made, with the next number.
  func newHandle() -> RequestHandle {
    RequestHandle(number: window.nextNumber()) { [link] in link.engine?.cancel($0) }
  }

  /// Runs a request, or queues it while another one runs.
  ///
  /// If `first`, the request runs before all requests that are queued.
  @discardableResult
  func take(_ request: EngineRequest, first: Bool = false) -> RequestOutcome? {
    if state.life == .ended || state.life != .open && state.restart == nil {
      tellOfRequest(request)
      defer { window.passOn() }
      return refuse(request, .flowEnded, "The flow has ended.")
    }
    if replayCount > 0, !request.work.current.isOfJournal {
      tellOfRequest(request)
      if !isRunning { restoreInterface(after: request) }
      return finish(request, .cancelled)
    }
    guard !first, mayRun(request) else { return wait(request, first: first) }
    tellOfRequest(request)
    let outcome = run(request)
    drain()
    return outcome
  }

  /// Publishes a request as an event; requests of listeners wait behind it.
  func tellOfRequest(_ request: EngineRequest) {
    guard outlet.isHeard else { return }
    whileOthersWait {
      outlet.emit(
        .requested(cause: request.cause, what: request.work.steps.summary), request: request.number)
    }
  }

  /// Runs app code; requests that it makes wait.
  func whileOthersWait(_ work: () -> Void) {
    let wasRunning = isRunning
    isRunning = true
    defer { isRunning = wasRunning }
    work()
  }

  /// Returns whether a request that is made now runs at once.
  func mayRun(_ request: EngineRequest) -> Bool {
    if isRunning { return false }
    return request.isFact || (!isDraining && queue.isEmpty && next == .requests)
  }

  /// The kind of work that may run next, if nothing runs now.
  private var next: EngineState.Next { state.next(isAwaiting: isAwaiting) }

  private func wait(_ request: EngineRequest, first: Bool) -> RequestOutcome? {
    guard first || request.isFact || queue.count < policies.queueLimit else {
      tellOfRequest(request)
      return refuse(request, .queueFull, "\(queue.count) requests are already waiting.")
    }
    if first { queue.prepend(request) } else { queue.append(request, isFact: request.isFact) }
    tellOfRequest(request)
    outlet.emit(.queued, request: request.number)
    drain()
    return nil
  }

  /// Runs queued requests, as long as nothing blocks them.
  ///
  /// Of requests that run in a row, those beyond the limit are refused. After the same number of refusals, control
  /// returns to the caller, and the rest runs later.
  func drain() {
    if isDraining { return }
    if window.isRunning {
      if hasWork || !waiting.isEmpty { window.wait(self) }
      return
    }
    waitsForWindow = false
    defer {
      window.passOn()
      wakeIfResting()
    }
    isDraining = true
    if hasWork { runInARow() }
    isDraining = false
    if state.life == .ending { endNow() }
  }

  /// Whether requests wait in the queue, or the closures of a suspended one have answered.
  private var hasWork: Bool { !queue.isEmpty || state.hasAnswers }

  private func runInARow() {
    let limit = policies.queueLimit
    while window.countInARow / 2 < limit, runNext(refusing: window.countInARow >= limit) {
      window.countInARow += 1
    }
    if window.countInARow / 2 >= limit, !queue.isEmpty || next == .answered {
      Task { [link] in link.engine?.drain() }
    }
  }

  /// Runs or refuses the next request that may run; returns whether there was one.
  private func runNext(refusing: Bool) -> Bool {
    let next = next
    if next == .answered, let suspension = state.takeAnswered() {
      run(suspension.request, after: suspension)
      return true
    }
    guard next == .facts || next == .requests,
      let request = queue.next(onlyFacts: next == .facts)
    else { return false }
    if refusing {
      whileOthersWait { restoreInterface(after: request) }
      refuse(request, .queueFull, "\(policies.queueLimit) requests ran in a row.")
    } else {
      run(request)
    }
    return true
  }

  /// Runs a request to its outcome; returns nil if the outcome is not known yet.
  ///
  /// With a suspension, the closures of the request have answered, and it continues.
  @discardableResult
  func run(_ request: EngineRequest, after suspension: Suspension? = nil) -> RequestOutcome? {
    isRunning = true
    outlet.request = request.number
    defer {
      outlet.request = nil
      isRunning = false
    }
    request.handle?.advance(to: .running)
    do throws(DestinationError) {
      if let suspension { return finish(request, .done(id: try conclude(suspension))) }
      return try carryOut(request)
    } catch {
      if suspension != nil { return finish(request, .refused(located(error, request))) }
      if request.isFact && error.isStale(for: request.work.current.summary) {
        outlet.emit(.unchanged)
        return finish(request, .done(id: nil))
      }
      if request.work.current.triesAgain(after: error, in: self) { return run(request) }
      var error = error
      do throws(DestinationError) {
        if try waitsForSheet(request, after: error) { return nil }
        if try waitsForSignal(request, after: error) { return nil }
      } catch let reason {
        error = reason
      }
      if let other = taker(of: request, for: error) { return handOver(request, to: other) }
      restoreInterface(after: request)
      let located = located(consume error, request)
      if located.code == .notProvided { outlet.emit(.notProvided(EventError(located))) }
      return finish(request, .refused(consume located))
    }
  }

  /// Returns the error with the name of the place that the request acted from.
  ///
  /// If the request was made in another flow of the window, that is a place of the other flow.
  func located(_ error: consuming DestinationError, _ request: EngineRequest) -> DestinationError {
    if let original = request.original {
      return original.engine.located(consume error, original.request)
    }
    guard error.asker == nil, let id = origin(of: request) ?? tree.currentID,
      let ref = tree.structure.ref(of: id)
    else { return error }
    error.asker = PlaceName(id: id, payload: tree.structure.payload(ref))
    return error
  }

  /// Refuses a request before it ran.
  ///
  /// If completions keep making requests that are refused, and calls nest deeply, the refusal is reported later.
  @discardableResult
  private func refuse(
    _ request: EngineRequest, _ code: DestinationError.Code, _ reason: String
  ) -> RequestOutcome? {
    let outcome = RequestOutcome.refused(located(DestinationError(code, reason), request))
    guard refusalDepth < 50 else {
      Task { _ = finish(request, outcome) }
      return nil
    }
    refusalDepth += 1
    defer { refusalDepth -= 1 }
    return finish(request, outcome)
  }
}

extension DestinationError {
  /// Returns whether a fact was refused only because the tree agrees with it already.
  fileprivate func isStale(for summary: String) -> Bool {
    if code == .nothingToGoBack { return summary == "\(PresentationVerb.popToRoot)" }
    return code == .requesterGone || code == .noSheet
  }
}
