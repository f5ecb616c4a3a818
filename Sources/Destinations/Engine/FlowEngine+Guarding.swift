#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Asking guards, and requests that they hold.
extension FlowEngine {
  /// A request that waits for a signal, outside the queue.
  struct HeldRequest {
    let request: EngineRequest
    let signal: GuardSignal
  }

  /// How a request continues after the guards were asked.
  enum Passage {
    case open
    case redirected(EngineRequest, in: FlowEngine)
    case held(meanwhile: RequestWork?, in: FlowEngine)
  }

  /// Asks the guards about a plan that changes the tree.
  func pass(
    _ plan: TreePlan<ErasedPayload>, _ request: EngineRequest
  ) throws(DestinationError) -> Passage {
    if plan.isEmpty || hasEnded || !mayBeGuarded { return .open }
    let (ruling, engine) = ruling(on: plan, of: request)
    switch ruling {
    case .allow: return .open
    case .locked(let reason): throw DestinationError(.locked, reason)
    case .deny(let name, let reason):
      outlet.emit(.ruled(guardName: name, ruling: "denied: \(reason)"), request: request.number)
      throw DestinationError(.guardDenied, "\(name): \(reason)")
    case .redirect(let name, let work):
      outlet.emit(.ruled(guardName: name, ruling: "redirected"), request: request.number)
      return .redirected(try redirect(request, by: name, of: engine, to: work), in: engine)
    case .hold(let name, let signal, let meanwhile):
      outlet.emit(
        .ruled(guardName: name, ruling: "held until \(signal.rawValue)"), request: request.number)
      held.append(HeldRequest(request: request, signal: signal))
      return .held(meanwhile: meanwhile, in: engine)
    }
  }

  /// The request that replaces a redirected one, in the flow of the guard.
  private func redirect(
    _ request: EngineRequest, by guardName: String, of engine: FlowEngine, to work: RequestWork
  ) throws(DestinationError) -> EngineRequest {
    let key = engine.surroundings.map { "\($0.hostID) \(guardName)" } ?? guardName
    guard !request.redirectedBy.contains(key) else {
      throw DestinationError(.guardLoop, "The guard \(guardName) redirected its own redirection.")
    }
    lastRequest += 1
    let (cause, requesterID) = engine.view(of: request, madeIn: self)
    return EngineRequest(
      number: lastRequest, work: work, cause: cause, requesterID: requesterID,
      handle: request.handle?.succeeded(by: lastRequest, in: engine),
      redirectedBy: request.redirectedBy + [key])
  }

  /// Runs the requests that wait for a signal, in order; each is planned and guarded again.
  func give(_ signal: GuardSignal) {
    let ready = held.filter { $0.signal == signal }
    held = held.filter { $0.signal != signal }
    for entry in ready { requeue(entry.request) }
  }

  /// Cancels the requests that wait for a signal.
  func cancelHeld(_ signal: GuardSignal) {
    let dropped = held.filter { $0.signal == signal }
    held = held.filter { $0.signal != signal }
    for entry in dropped { finish(entry.request, .cancelled) }
    drain()
  }

  /// Cancels held requests of places that have left.
  func cancelHeld(of leaving: Few<Site>) {
    if held.isEmpty { return }
    let ids = Set(leaving.map(\.id))
    let dropped = held.filter { $0.request.requesterID.map(ids.contains) ?? false }
    held = held.filter { !($0.request.requesterID.map(ids.contains) ?? false) }
    for entry in dropped { finish(entry.request, .cancelled) }
  }

  /// The error with which a plan of the system would be refused now, or nil.
  func obstacle(to plan: TreePlan<ErasedPayload>, from id: UUID?) -> DestinationError? {
    obstacle(
      to: plan,
      EngineRequest(
        number: lastRequest, work: RequestWork(), cause: .system, requesterID: id, handle: nil))
  }

  /// The error with which a plan that cannot be redirected or held would be refused, or nil.
  func obstacle(
    to plan: TreePlan<ErasedPayload>, _ request: EngineRequest
  ) -> DestinationError? {
    if plan.isEmpty || !mayBeGuarded { return nil }
    switch ruling(on: plan, of: request).ruling {
    case .allow: return nil
    case .locked(let reason): return DestinationError(.locked, reason)
    case .deny(let name, let reason): return DestinationError(.guardDenied, "\(name): \(reason)")
    case .redirect(let name, _):
      return DestinationError(.guardDenied, "The guard \(name) redirects the request.")
    case .hold(let name, let signal, _):
      return DestinationError(
        .guardDenied, "The guard \(name) holds the request until \(signal.rawValue).")
    }
  }
}

// MARK: - Waiting for the start

extension FlowEngine {
  /// Holds a link as long as the start is held, because the link needs what the start presents.
  func waitsForStart(_ request: EngineRequest) -> Bool {
    guard request.cause == .link, let start = held.first(where: { $0.request.work.isStart })
    else { return false }
    held.append(HeldRequest(request: request, signal: start.signal))
    request.handle?.hold()
    return true
  }
}

// MARK: - Waiting for a sheet to leave

extension FlowEngine {
  /// Holds a request for a sheet if one is presented already and the policy queues it.
  func waitsForSheet(_ request: EngineRequest, _ error: DestinationError) -> Bool {
    guard policies.modal.queues(error.code) else { return false }
    var request = request
    if error.code == .modalRefused { request.requesterID = presenterOfSheet(around: request) }
    held.append(HeldRequest(request: request, signal: .sheetHasLeft))
    request.handle?.hold()
    return true
  }

  /// The presenter of the sheet around the requester, which stays when the sheet has left.
  private func presenterOfSheet(around request: EngineRequest) -> UUID? {
    let asker = (origin(of: request) ?? tree.currentID).flatMap(tree.structure.ref)
    return asker.flatMap(tree.structure.sheetHolder).map(tree.id)
  }

  /// Retries the requests that wait for a sheet to leave.
  func retrySheets() {
    if !held.isEmpty { give(.sheetHasLeft) }
  }
}

extension GuardSignal {
  /// The signal for requests that wait until a sheet has left.
  static let sheetHasLeft = GuardSignal(rawValue: "sheetHasLeft")
}
