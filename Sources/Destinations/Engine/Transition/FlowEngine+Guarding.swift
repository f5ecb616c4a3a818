/// Following the answers of guards.
extension FlowEngine {
  /// Refuses, replaces or holds a request, as a guard has answered.
  ///
  /// - Returns: The outcome; nil if it is not known yet.
  func follow(
    _ ruling: GateRuling, of engine: FlowEngine, _ request: EngineRequest
  ) throws(DestinationError) -> RequestOutcome? {
    if let event = ruling.event { outlet.emit(event, request: request.number) }
    if let hold = ruling.hold {
      try self.hold(request, by: hold, of: engine)
      return nil
    }
    guard let (name, work) = ruling.redirection else { throw ruling.obstacle }
    let other = try redirect(request, by: name, of: engine, to: work)
    finish(request, .superseded(by: other.number))
    return engine === self ? run(other) : whileOthersRun { engine.take(other) }
  }

  /// Returns the request that replaces a redirected one, in the flow of the guard.
  private func redirect(
    _ request: EngineRequest, by guardName: String, of engine: FlowEngine, to work: RequestWork
  ) throws(DestinationError) -> EngineRequest {
    let key = engine.surroundings.map { "\($0.hostID) \(guardName)" } ?? guardName
    guard !request.redirectedBy.contains(key) else {
      throw DestinationError(.guardLoop, "The guard \(guardName) redirected its own redirection.")
    }
    let (cause, requesterID) = engine.view(of: request, madeIn: self)
    let handle = request.handle == nil ? nil : engine.newHandle()
    if let handle { request.handle?.adopt(handle) }
    var successor = newRequest(work, cause: cause, from: requesterID, handle: handle)
    successor.redirectedBy = request.redirectedBy + [key]
    (successor.presents, successor.ends) = (request.presents, request.ends)
    if engine === self { successor.resumption = request.resumption }
    return successor
  }

  /// Returns the error with which a move of the system would be refused now, or nil.
  func obstacle(to move: TreeMove<ErasedPayload>, from id: DestinationID) -> DestinationError? {
    do throws(DestinationError) {
      return obstacle(to: try tree.structure.plan(move, from: id), from: id)
    } catch {
      return error
    }
  }

  /// Returns the error with which a plan of the system would be refused now, or nil.
  func obstacle(to plan: TreePlan, from id: DestinationID?) -> DestinationError? {
    let request = EngineRequest(
      number: 0, work: .arranging(.stay), cause: .system, requesterID: id, handle: nil)
    var obstacle: DestinationError?
    whileOthersWait { obstacle = objection(to: plan, of: request)?.ruling.obstacle }
    drain()
    return obstacle
  }
}
