/// Delivers the results of an interactor to the place that has sent the request, for as long as the
/// place exists.
///
/// This is the only place where results are discarded.
@MainActor
struct ResultDelivery<Destination: Destinationable> {
  private weak var destination: Destination?
  private weak var installed: InstalledInteractor?
  private let link: HostLink?
  private let type: Destination.InteractorType
  private let id: DestinationID
  private let next: FollowUp?

  init(
    to destination: Destination, from type: Destination.InteractorType,
    _ installed: InstalledInteractor, then next: FollowUp? = nil
  ) {
    self.next = next
    self.destination = destination
    self.installed = installed
    self.type = type
    link = destination.internalState.link
    id = destination.id
  }

  /// The name of the interactor, for events and pending work.
  var name: String { "\(type)" }

  /// The pending work on behalf of the place.
  var work: PendingWork { .request(interactor: name, id: id) }

  /// Passes a result to the handler.
  func deliver<Request: InteractorRequestConfiguring>(
    _ result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    guard let receiver = receiver(of: result, for: request) else { return }
    receiver.handleInteractorResult(result: result, for: request)
    if case .success = result { next?() }
  }

  /// Passes a result to the handler when it may arrive.
  func arrive<Request: InteractorRequestConfiguring>(
    _ result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    guard let asking = link?.host?.listeners.onAnswer?(name, id) else {
      return deliver(result, for: request)
    }
    Task { deliver(await asking {}.map { .failure($0) } ?? result, for: request) }
  }

  /// Asks an interactor, and returns its answer when it may arrive, or the failure that arrives instead.
  func answer<Value>(
    of perform: @MainActor () async -> Result<Value, any Error>
  ) async -> Result<Value, any Error> {
    guard let asking = link?.host?.listeners.onAnswer?(name, id) else { return await perform() }
    var result: Result<Value, any Error> = .failure(CancellationError())
    if let error = await asking({ result = await perform() }) { return .failure(error) }
    return result
  }

  /// Passes a result to the asynchronous handler, and waits until it returns.
  func deliverAsync<Request: InteractorRequestConfiguring>(
    _ result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    guard let receiver = receiver(of: result, for: request) else { return }
    await receiver.handleAsyncInteractorResult(result: result, for: request)
    if case .success = result { next?() }
  }

  /// Reports that a result is discarded.
  func discard() {
    (destination?.internalState.host ?? link?.host)?
      .report(.resultDiscarded(id: id, interactor: name))
  }

  /// Returns the place, whose handler now receives a result; nil if the result is discarded.
  private func receiver<Request: InteractorRequestConfiguring>(
    of result: Result<Request.ResultData, any Error>, for request: Request
  ) -> Destination? {
    guard let destination, destination.obstacle(to: installed, type) == nil else {
      discard()
      return nil
    }
    link?.host?.listeners.onDelivery?(Delivery(result, for: request, to: id))
    return destination
  }
}
