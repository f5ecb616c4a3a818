#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The gate: what guards allow, deny, redirect and hold.
extension FlowEngine {
  /// A request that waits for a signal, outside the queue.
  struct HeldRequest {
    let request: EngineRequest
    let signal: GuardSignal
  }

  /// Where a request goes on after the gate.
  enum Passage {
    case open
    case redirected(EngineRequest, in: FlowEngine)
    case held(meanwhile: RequestWork?, in: FlowEngine)
  }

  /// Asks the guards about a plan that changes something.
  func pass(
    _ plan: TreePlan<ErasedPayload>, _ request: EngineRequest
  ) throws(DestinationError) -> Passage {
    if plan.isEmpty || hasEnded || !mayBeGuarded { return .open }
    let (ruling, engine) = ruling(on: plan, of: request)
    switch ruling {
    case .allow: return .open
    case .locked(let reason): throw DestinationError(.locked, reason)
    case .deny(let name, let reason):
      outlet.emit(.ruled(guardName: name, ruling: "deny: \(reason)"), request: request.number)
      throw DestinationError(.guardDenied, "\(name): \(reason)")
    case .redirect(let name, let work):
      outlet.emit(.ruled(guardName: name, ruling: "redirect"), request: request.number)
      return .redirected(try redirect(request, by: name, of: engine, to: work), in: engine)
    case .hold(let name, let signal, let meanwhile):
      outlet.emit(
        .ruled(guardName: name, ruling: "hold until \(signal.rawValue)"), request: request.number)
      held = held + [HeldRequest(request: request, signal: signal)]
      return .held(meanwhile: meanwhile, in: engine)
    }
  }

  /// The request that takes the place of another, in the flow of the guard.
  private func redirect(
    _ request: EngineRequest, by guardName: String, of engine: FlowEngine, to work: RequestWork
  ) throws(DestinationError) -> EngineRequest {
    let key = engine.surroundings.map { "\($0.hostID) \(guardName)" } ?? guardName
    guard !request.redirectedBy.contains(key) else {
      throw DestinationError(.guardLoop, "\(guardName) redirects what it redirected itself.")
    }
    lastRequest += 1
    let (cause, requesterID) = engine.view(of: request, madeIn: self)
    return EngineRequest(
      number: lastRequest, work: work, cause: cause, requesterID: requesterID,
      handle: request.handle?.succeeded(by: lastRequest, in: engine),
      redirectedBy: request.redirectedBy + [key])
  }

  /// Runs again what waits for a signal, in order; each is planned anew and guarded again.
  func give(_ signal: GuardSignal) {
    let ready = held.filter { $0.signal == signal }
    held = held.filter { $0.signal != signal }
    for entry in ready { requeue(entry.request) }
  }

  /// Cancels what waits for a signal.
  func cancelHeld(_ signal: GuardSignal) {
    let dropped = held.filter { $0.signal == signal }
    held = held.filter { $0.signal != signal }
    for entry in dropped { finish(entry.request, .cancelled) }
    drain()
  }

  /// Cancels held requests of places that have left.
  func cancelHeld(of leaving: [Site]) {
    if held.isEmpty { return }
    let ids = Set(leaving.map(\.id))
    let dropped = held.filter { $0.request.requesterID.map(ids.contains) ?? false }
    held = held.filter { !($0.request.requesterID.map(ids.contains) ?? false) }
    for entry in dropped { finish(entry.request, .cancelled) }
  }

  /// Why a plan would not be carried out if the system asked for it now, or nil.
  func obstacle(to plan: TreePlan<ErasedPayload>, from id: UUID?) -> DestinationError? {
    obstacle(
      to: plan,
      EngineRequest(
        number: lastRequest, work: RequestWork(), cause: .system, requesterID: id, handle: nil))
  }

  /// Why a plan that can be neither redirected nor held any more would not be carried out, or nil.
  func obstacle(
    to plan: TreePlan<ErasedPayload>, _ request: EngineRequest
  ) -> DestinationError? {
    if plan.isEmpty || !mayBeGuarded { return nil }
    switch ruling(on: plan, of: request).ruling {
    case .allow: return nil
    case .locked(let reason): return DestinationError(.locked, reason)
    case .deny(let name, let reason): return DestinationError(.guardDenied, "\(name): \(reason)")
    case .redirect(let name, _): return DestinationError(.guardDenied, "\(name) redirects it.")
    case .hold(let name, let signal, _):
      return DestinationError(.guardDenied, "\(name) holds it until \(signal.rawValue).")
    }
  }
}

// MARK: - Waiting for the start

extension FlowEngine {
  /// Holds a link as long as the start is held: it leads into what that is going to present.
  func waitsForStart(_ request: EngineRequest) -> Bool {
    guard request.cause == .link, let start = held.first(where: { $0.request.work.isStart })
    else { return false }
    held = held + [HeldRequest(request: request, signal: start.signal)]
    request.handle?.hold()
    return true
  }
}

// MARK: - Waiting for a sheet to leave

extension FlowEngine {
  /// Holds a request for a sheet where one is already, if that is the policy.
  func waitsForSheet(_ request: EngineRequest, _ error: DestinationError) -> Bool {
    guard policies.modal.queues(error.code) else { return false }
    var request = request
    if error.code == .modalRefused { request.requesterID = presenterOfSheet(around: request) }
    held = held + [HeldRequest(request: request, signal: .sheetHasLeft)]
    request.handle?.hold()
    return true
  }

  /// The place that stays when the sheet around whoever asks has left.
  private func presenterOfSheet(around request: EngineRequest) -> UUID? {
    let asker = (origin(of: request) ?? tree.currentID).flatMap(tree.structure.ref)
    return asker.flatMap(tree.structure.sheetHolder).map(tree.id)
  }

  /// Lets requests that wait for a sheet try again after something has left.
  func retrySheets() {
    if !held.isEmpty { give(.sheetHasLeft) }
  }
}

extension GuardSignal {
  /// What requests for a sheet wait for where one is already.
  static let sheetHasLeft = GuardSignal(rawValue: "sheetHasLeft")
}
