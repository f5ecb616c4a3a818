#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Requests for which a flow lacks something, and which another flow of the window carries out.
extension FlowEngine {
  /// A request that runs in another flow, and ends here as it ends there.
  struct HandOver {
    let request: EngineRequest
    let engine: FlowEngine
    /// The number that it has there.
    let number: Int
  }

  /// The flow that carries out a request for which this one lacks something; nil if none does.
  ///
  /// A route without a provider is offered to the flows within, those in which a person was last first,
  /// and then to those around; a missing container is only looked for around, as containers are.
  func taker(of request: EngineRequest, for error: DestinationError) -> FlowEngine? {
    guard let lack = error.lack, !request.work.staysHere else { return nil }
    let flowsAround = around.map(\.engine)
    switch lack {
    case .provider: return (within + flowsAround).first(where: request.work.isServed)
    case .container: return request.isFact ? nil : flowsAround.first(where: request.work.isServed)
    }
  }

  /// Has another flow carry out a request.
  ///
  /// - Returns: How it ended, if it has.
  func handOver(_ request: EngineRequest, to other: FlowEngine) -> RequestOutcome? {
    var ended: RequestOutcome?
    lastRequest += 1
    let handle = RequestHandle(number: lastRequest) { _ in }
    handle.follower = request.handle
    handle.onEnd = { outcome in
      ended = outcome
      self.takeBack(request, outcome)
    }
    handedOver.append(HandOver(request: request, engine: other, number: handle.number))
    let translated = other.request(handle, for: request, of: self)
    _ = whileOthersRun { other.take(translated) }
    return ended
  }

  /// A request of another flow as one of this flow.
  private func request(
    _ handle: RequestHandle, for request: EngineRequest, of asker: FlowEngine
  ) -> EngineRequest {
    let (cause, requesterID) = view(of: request, madeIn: asker)
    return EngineRequest(
      number: handle.number,
      work: HandedOverWork(request, of: asker, isSinking: requesterID == nil), cause: cause,
      requesterID: requesterID, handle: handle, redirectedBy: request.redirectedBy)
  }

  /// Ends a request as it has ended in the other flow.
  private func takeBack(_ request: EngineRequest, _ outcome: RequestOutcome) {
    handedOver.removeAll { $0.request.number == request.number }
    if !outcome.isDone { restoreInterface(after: request) }
    finish(request, outcome)
    drain()
  }

  /// Who asks, in the eyes of this flow, for a request of another one.
  ///
  /// A flow within asks by the place that hosts it; one around asks as it was asked itself.
  func view(
    of request: EngineRequest, madeIn other: FlowEngine
  ) -> (cause: NavigationCause, requesterID: UUID?) {
    if other === self { return (request.cause, request.requesterID) }
    let host = other.around.first { $0.engine === self }
    return host.map { (.embedded, $0.hostID) } ?? (request.cause, nil)
  }

  /// Cancels in the other flow what was handed over.
  func cancelHandedOver(where matches: (EngineRequest) -> Bool = { _ in true }) {
    for entry in handedOver where matches(entry.request) { entry.engine.cancel(entry.number) }
  }

  /// Lets another flow of the window run something, while a request here has not begun to change anything.
  func whileOthersRun<Result>(_ work: () -> Result) -> Result {
    isRunning = false
    defer { isRunning = true }
    return work()
  }
}

extension DestinationError {
  /// What a flow lacks that another one may have.
  enum Lack {
    case provider
    case container
  }

  fileprivate var lack: Lack? {
    switch code {
    case .noProvider, .notProvided, .noReceiver: .provider
    case .noStack, .noTabBar, .noSplitView, .noSheet, .noMatchingPlace: .container
    default: nil
    }
  }
}
