#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Takes the results of an interactor to the place that asked, as long as it is there and waits for them.
///
/// The one place where results are discarded.
@MainActor
struct ResultDelivery<Destination: Destinationable> {
  private weak var destination: Destination?
  private let link: HostLink?
  private let type: Destination.InteractorType
  private let id: UUID

  init(to destination: Destination, from type: Destination.InteractorType) {
    self.destination = destination
    self.type = type
    link = destination.internalState.link
    id = destination.id
  }

  /// The interactor, for events and for what is pending.
  var name: String { "\(type)" }

  /// The work on behalf of the place, as it is pending.
  var work: PendingWork { .request(interactor: name, id: id) }

  /// Hands a result to the handler.
  func deliver<Request: InteractorRequestConfiguring>(
    _ result: Result<Request.ResultData, any Error>, for request: Request,
    from installed: InstalledInteractor?
  ) {
    receiver(of: installed)?.handleInteractorResult(result: result, for: request)
  }

  /// Hands a result to the asynchronous handler, and waits until it has handled it.
  func deliverAsync<Request: InteractorRequestConfiguring>(
    _ result: Result<Request.ResultData, any Error>, for request: Request,
    from installed: InstalledInteractor?
  ) async {
    await receiver(of: installed)?.handleAsyncInteractorResult(result: result, for: request)
  }

  /// Reports that a result has come in vain.
  func discard() {
    (destination?.internalState.host ?? link?.host)?
      .report(.resultDiscarded(id: id, interactor: name))
  }

  private func receiver(of installed: InstalledInteractor?) -> Destination? {
    if let destination, destination.obstacle(to: installed, type) == nil { return destination }
    discard()
    return nil
  }
}
