#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One request at a time: running, waiting, and ending in exactly one outcome.
extension FlowEngine {
  /// Runs a request, or lets it wait while another runs.
  @discardableResult
  func submit(
    _ work: RequestWork, cause: NavigationCause, from id: UUID?, handle: RequestHandle?
  ) -> RequestOutcome? {
    lastRequest += 1
    let request = EngineRequest(
      number: lastRequest, work: work, cause: cause, requesterID: id, handle: handle)
    outlet.emit(.requested(cause: cause, what: work.summary), request: request.number)
    if hasEnded { return refuse(request, .flowEnded, "The flow has ended.") }
    guard mayRun(request) else { return wait(request) }
    let outcome = run(request)
    drain()
    return outcome
  }

  private func mayRun(_ request: EngineRequest) -> Bool {
    if isRunning { return false }
    return request.isFact || (!isDraining && suspended == nil && unacknowledged == nil)
  }

  private func wait(_ request: EngineRequest) -> RequestOutcome? {
    guard queue.count < policies.queueLimit else {
      return refuse(request, .queueFull, "\(queue.count) requests wait already.")
    }
    queue.append(request, isFact: request.isFact)
    outlet.emit(.queued, request: request.number)
    return nil
  }

  /// Runs what waits, as long as nothing holds it up.
  func drain() {
    if isDraining || isRunning { return }
    defer { wakeIfResting() }
    if queue.isEmpty { return }
    isDraining = true
    defer { isDraining = false }
    var count = 0
    while let request = queue.next(onlyFacts: suspended != nil || unacknowledged != nil) {
      count += 1
      if count > policies.queueLimit {
        refuse(request, .queueFull, "\(policies.queueLimit) requests ran in a row.")
      } else {
        run(request)
      }
    }
  }

  /// Runs a request from its plan to its outcome, unless closures of the app take their time.
  @discardableResult
  private func run(_ request: EngineRequest) -> RequestOutcome? {
    isRunning = true
    defer { isRunning = false }
    request.handle?.run()
    do throws(DestinationError) {
      return try outcome(of: request)
    } catch {
      if request.isFact && error.isStale { return finish(request, .done(id: nil)) }
      restoreInterface(after: request)
      return finish(request, .refused(error))
    }
  }

  /// Carries out a request and tells how it ended, if it has.
  private func outcome(of request: EngineRequest) throws(DestinationError) -> RequestOutcome? {
    switch try carryOut(request) {
    case .done(let id): return finish(request, .done(id: id))
    case .waits: return nil
    case .held(let meanwhile):
      request.handle?.hold()
      restoreInterface(after: request)
      if let meanwhile { submit(meanwhile, cause: .program, from: nil) }
      return nil
    case .redirected(let other):
      finish(request, .superseded(by: other.number))
      return run(other)
    }
  }

  /// Lets a request that was held run when it is its turn.
  func requeue(_ request: EngineRequest) {
    var request = request
    request.wasHeld = true
    queue.append(request, isFact: false)
    drain()
  }

  @discardableResult
  private func refuse(
    _ request: EngineRequest, _ code: DestinationError.Code, _ reason: String
  ) -> RequestOutcome {
    finish(request, .refused(DestinationError(code, reason)))
  }

  /// Tells everybody how a request ended.
  ///
  /// The one place where requests end.
  @discardableResult
  func finish(_ request: EngineRequest, _ outcome: RequestOutcome) -> RequestOutcome {
    let wasRunning = isRunning
    isRunning = true
    defer { isRunning = wasRunning }
    outlet.emit(outcome.event, request: request.number)
    onOutcome?(request.number, outcome)
    request.work.end(isDone: outcome.isDone)
    request.handle?.end(outcome)
    return outcome
  }
}

// MARK: - Waiting, cancelling, ending

extension FlowEngine {
  /// Everything that is waited for; empty when the engine is idle.
  var pending: [PendingWork] {
    let acknowledgement = unacknowledged.map { PendingWork.acknowledgement(transition: $0.number) }
    let custom = suspended.map { PendingWork.customPresentation(request: $0.request.number) }
    return [acknowledgement, custom].compactMap(\.self)
      + held.map { .held(request: $0.request.number, signal: $0.signal) }
      + queue.elements.map { .queued(request: $0.number) } + ledger.entries
  }

  /// Cancels a request that waits or is suspended.
  func cancel(_ number: Int) {
    if let request = queue.remove(where: { $0.number == number }) {
      finish(request, .cancelled)
    } else if let index = held.firstIndex(where: { $0.request.number == number }) {
      finish(held.remove(at: index).request, .cancelled)
    } else if let suspended, suspended.request.number == number {
      abandon(suspended)
    }
    drain()
  }

  /// Cancels what waits and lets everything go; later requests are refused.
  func finish() {
    hasEnded = true
    if let suspended { abandon(suspended) }
    let dropped = held
    held = []
    for entry in dropped { finish(entry.request, .cancelled) }
    while let request = queue.next(onlyFacts: false) { finish(request, .cancelled) }
    unacknowledged = nil
    guard let root = tree.structure.root else { return wake() }
    for ref in tree.structure.subtree(of: root).reversed() { sites[ref]?.release() }
    tree = PresentationTree()
    sites = SiteStore()
    wake()
  }

  private func abandon(_ suspension: Suspension) {
    suspended = nil
    suspension.built.letGo()
    finish(suspension.request, .cancelled)
  }
}

extension RequestOutcome {
  fileprivate var event: NavigationEvent.Kind {
    switch self {
    case .done: .done
    case .refused(let error): .refused(EventError(error))
    case .cancelled: .cancelled
    case .superseded(let number): .superseded(by: number)
    }
  }
}

extension DestinationError {
  /// Whether a fact is refused only because it has happened already.
  fileprivate var isStale: Bool {
    [.targetGone, .requesterGone, .noSheet].contains(code)
  }
}
