/// Asking the guards that a change concerns: those of its flow, of flows that end with the change, and of
/// outer flows.
extension FlowEngine {
  /// Asks locks and guards about a plan.
  ///
  /// - Returns: The first answer that does not allow the plan, and the flow of that lock or guard; nil if all do.
  func objection(
    to plan: TreePlan, of request: EngineRequest
  ) -> (ruling: GateRuling, engine: FlowEngine)? {
    if plan.isEmpty || hasEnded { return nil }
    if surroundings == nil && embedded.isEmpty {
      if gate.isEmpty && locks.isEmpty { return nil }
      let question = question(about: plan, request)
      return (locked(question) ?? ruling(on: question)).map { ($0, self) }
    }
    let question = question(about: plan, request)
    let concerned = concerned(by: plan)
    for engine in concerned where !engine.locks.isEmpty {
      let ruling = engine.locked(engine.own(question, of: request, madeIn: self))
      if let ruling { return (ruling, engine) }
    }
    for engine in concerned {
      let ruling = engine.ruling(on: engine.own(question, of: request, madeIn: self))
      if let ruling { return (ruling, engine) }
    }
    return nil
  }

  /// Returns the answer of the first guard that does not allow a change.
  private func ruling(on question: ContentBox<GateQuestion>) -> GateRuling? {
    for rule in gate { if let ruling = rule(question) { return ruling } }
    return nil
  }

  /// Returns the answer of the first lock that forbids a change.
  private func locked(_ question: ContentBox<GateQuestion>) -> GateRuling? {
    if locks.isEmpty { return nil }
    let leaving = Set(question.content.leaving.map(\.id))
    return locksInOrder.first { $0.placeID.map(leaving.contains) ?? true }.map {
      GateRuling(obstacle: DestinationError(.locked, $0.reason))
    }
  }

  /// Returns this flow, the embedded flows whose hosts leave, and the flows around this one.
  private func concerned(by plan: TreePlan) -> [FlowEngine] {
    let ending = plan.departures.compactMap { embedded[tree.id($0)] }.flatMap { [$0] + $0.within }
    return [self] + ending + around.map(\.engine)
  }

  private func question(
    about plan: TreePlan, _ request: EngineRequest
  ) -> ContentBox<GateQuestion> {
    var nextCurrent: ErasedPayload?
    var arriving: Few<ErasedPayload> = .none
    for index in plan.arrivals.indices {
      let payload = plan.arrivals[index].payload
      arriving.append(payload)
      if plan.arrivals[index].ref == plan.currentAfter { nextCurrent = payload }
    }
    if nextCurrent == nil, let ref = plan.currentAfter { nextCurrent = tree.payload(ref) }
    let question = GateQuestion(
      cause: request.cause, requesterID: request.requesterID, arriving: arriving,
      leaving: departures(plan.departures), currentID: plan.currentBefore.map(tree.id),
      nextCurrent: nextCurrent)
    return ContentBox(question)
  }

  /// Returns the question about a change in another flow, from the point of view of this one.
  private func own(
    _ question: ContentBox<GateQuestion>, of request: EngineRequest, madeIn other: FlowEngine
  ) -> ContentBox<GateQuestion> {
    if other === self { return question }
    let (origin, asker) = request.origin(in: other)
    if let host = other.around.first(where: { $0.engine === self }) {
      var question = question.content
      question.cause = asker === self ? origin.cause : .embedded
      question.requesterID = asker === self ? origin.requesterID : host.hostID
      question.hostID = host.hostID
      return ContentBox(question)
    }
    let (cause, requesterID) = view(of: origin, madeIn: asker)
    let own = GateQuestion(
      cause: cause, requesterID: requesterID, leaving: everyDeparture, currentID: tree.currentID)
    return ContentBox(own)
  }

  /// Returns the places that leave, each one after those of its embedded flow.
  private func departures(_ refs: Few<NodeRef>) -> Few<GateQuestion.Departure> {
    var found: Few<GateQuestion.Departure> = .none
    for ref in refs {
      let id = tree.id(ref)
      if !embedded.isEmpty, let inner = embedded[id] {
        inner.everyDeparture.each { found.append($0) }
      }
      found.append(GateQuestion.Departure(id: id, payload: tree.payload(ref)))
    }
    return found
  }

  private var everyDeparture: Few<GateQuestion.Departure> {
    guard let root = tree.structure.root else { return .none }
    return departures(.several(tree.structure.subtree(of: root).reversed()))
  }
}

extension EngineRequest {
  /// Returns the request as it was originally made, and the flow in which it was made.
  fileprivate func origin(in engine: FlowEngine) -> (request: EngineRequest, engine: FlowEngine) {
    guard let original else { return (self, engine) }
    return original.request.origin(in: original.engine)
  }
}
