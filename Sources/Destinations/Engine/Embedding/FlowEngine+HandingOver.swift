/// Handing over a request to another flow of the window, if its own flow lacks a provider or a
/// container for it.
extension FlowEngine {
  /// Returns the flow that can carry out a request for which this one lacks a provider or a container; nil if there
  /// is none.
  ///
  /// If a provider is missing, the embedded flows are asked first, beginning with the one where the user was
  /// last, and then the outer flows. A missing container is searched only in outer flows.
  func taker(of request: EngineRequest, for error: DestinationError) -> FlowEngine? {
    if request.original?.isSinking == true { return nil }
    let flowsAround = around.map(\.engine)
    if [.noProvider, .notProvided, .noReceiver].contains(error.code) {
      return (within + flowsAround).first(where: request.work.isServed)
    }
    guard error.isForLackOfContainer, !request.isFact else { return nil }
    return flowsAround.first(where: request.work.isServed)
  }

  /// Lets another flow carry out a request.
  ///
  /// - Returns: The outcome, if it is known already.
  func handOver(_ request: EngineRequest, to other: FlowEngine) -> RequestOutcome? {
    var ended: RequestOutcome?
    let handle = other.newHandle()
    handle.follower = request.handle
    handle.whenEnded { outcome in
      ended = outcome
      self.handedOver.removeAll { $0.request.number == request.number }
      if !outcome.isDone { self.restoreInterface(after: request) }
      self.finish(request, outcome)
      self.drain()
    }
    handedOver.append((request, handle))
    let (cause, requesterID) = other.view(of: request, madeIn: self)
    let translated = EngineRequest(
      number: handle.number, work: request.work, cause: cause, requesterID: requesterID,
      handle: handle,
      original: OriginalRequest(request, of: self, isSinking: requesterID == nil),
      presents: request.presents, redirectedBy: request.redirectedBy)
    _ = whileOthersRun { other.take(translated) }
    return ended
  }

  /// Returns the requester of another flow's request, from the point of view of this one.
  ///
  /// A flow around the other one sees the host as the requester; an embedded flow sees no requester.
  func view(
    of request: EngineRequest, madeIn other: FlowEngine
  ) -> (cause: NavigationCause, requesterID: DestinationID?) {
    if other === self { return (request.cause, request.requesterID) }
    let host = other.around.first { $0.engine === self }
    return host.map { (.embedded, $0.hostID) } ?? (request.cause, nil)
  }

  /// Cancels requests that were handed over.
  func cancelHandedOver(where matches: (EngineRequest) -> Bool = { _ in true }) {
    for entry in handedOver where matches(entry.request) { entry.handle.cancel() }
  }

  /// Lets another flow of the window run requests, while a request here has not changed anything
  /// yet.
  func whileOthersRun<Result>(_ work: () -> Result) -> Result {
    isRunning = false
    defer { isRunning = true }
    return work()
  }
}

extension DestinationError {
  /// Whether there is no container or place of the kind that a request needs.
  var isForLackOfContainer: Bool {
    [.noStack, .noTabBar, .noSplitView, .noSheet, .noMatchingPlace].contains(code)
  }
}
