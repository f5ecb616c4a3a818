/// Asking guards.
extension FlowEngine {
  /// Asks the guards about a plan that changes the tree.
  ///
  /// - Returns: How the request continues instead of the plan; nil if they allow the plan.
  func detour(
    around plan: TreePlan<ErasedPayload>, of request: EngineRequest
  ) throws(DestinationError) -> Progress? {
    if plan.isEmpty || hasEnded || !mayBeGuarded { return nil }
    let (ruling, engine) = ruling(on: plan, of: request)
    switch ruling {
    case .allow: return nil
    case .locked(let reason): throw DestinationError(.locked, reason)
    case .deny(let name, let reason):
      outlet.emit(.ruled(guardName: name, ruling: "denied: \(reason)"), request: request.number)
      throw DestinationError(.guardDenied, "\(name): \(reason)")
    case .redirect(let name, let work):
      outlet.emit(.ruled(guardName: name, ruling: "redirected"), request: request.number)
      return .redirected(try redirect(request, by: name, of: engine, to: work), in: engine)
    case .hold(let hold):
      outlet.emit(
        .ruled(guardName: hold.guardName, ruling: "held until \(hold.signal.rawValue)"),
        request: request.number)
      return .held(hold, in: engine)
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
    let (cause, requesterID) = engine.view(of: request, madeIn: self)
    let handle = request.handle?.succeeded(by: lastRequest + 1, in: engine)
    var successor = newRequest(work, cause: cause, from: requesterID, handle: handle)
    successor.redirectedBy = request.redirectedBy + [key]
    (successor.presents, successor.ends) = (request.presents, request.ends)
    if engine === self { successor.resumption = request.resumption }
    return successor
  }

  /// The error with which a plan of the system would be refused now, or nil.
  func obstacle(to plan: TreePlan<ErasedPayload>, from id: DestinationID?) -> DestinationError? {
    obstacle(
      to: plan,
      EngineRequest(
        number: lastRequest, work: .arranging(.stay), cause: .system, requesterID: id, handle: nil))
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
    case .hold(let hold):
      let reason = "The guard \(hold.guardName) holds the request until \(hold.signal.rawValue)."
      return DestinationError(.guardDenied, reason)
    }
  }
}
