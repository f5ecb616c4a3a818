/// Receiving the results of a stream until it ends, or is cancelled.
extension Destinationable {
  /// Starts a task of this place that receives the results of a request.
  ///
  /// The task replaces an earlier one for the same action.
  func follow<Request: InteractorRequestConfiguring>(
    _ request: Request, of interactor: any StreamInteractable<Request>,
    _ installed: InteractorOf<Request>, _ delivery: ResultDelivery<Self>
  ) {
    installed.streams[request.action]?.cancel()
    let work = WorkTicket(delivery.work, in: internalState.host?.ledger, restsWhenParked: true)
    let tasks = internalState.madeExtras.tasks
    installed.streams[request.action] = tasks.start(named: delivery.name) {
      await installed.shared.prepared()
      // Work inside the stream may report that its next result has come.
      await work.run {
        await Self.consume(interactor, request, delivery, work)
      }
      if !Task.isCancelled { installed.streams[request.action] = nil }
    }
  }

  private static func consume<Interactor: StreamInteractable>(
    _ interactor: Interactor, _ request: Interactor.Request, _ delivery: ResultDelivery<Self>,
    _ work: WorkTicket
  ) async {
    if Task.isCancelled { return }
    do {
      var results = try await interactor.results(for: request).makeAsyncIterator()
      while !Task.isCancelled, let result = try await next(of: &results, work) {
        guard !Task.isCancelled else { return delivery.discard() }
        await delivery.deliverAsync(.success(result), for: request)
      }
    } catch {
      if Task.isCancelled { return }
      await delivery.deliverAsync(.failure(error), for: request)
    }
  }

  /// Waits for the next result.
  ///
  /// The waiting does not count as work in progress.
  private static func next<Results: AsyncIteratorProtocol>(
    of results: inout Results, _ work: WorkTicket
  ) async throws -> Results.Element? {
    work.end()
    defer { work.begin() }
    return try await results.next(isolation: #isolation)
  }
}
