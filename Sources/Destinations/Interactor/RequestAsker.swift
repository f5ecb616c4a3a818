/// The place on whose behalf an interactor runs, bound while it does, and in tasks that it starts.
///
/// Two places may share an interactor whose results nobody has claimed. The closure that the library
/// assigns for them is one and the same, and looks here for the place that asked.
@MainActor
final class RequestAsker {
  /// The place that asks in this task.
  @TaskLocal static var current: RequestAsker?

  private weak var destination: (any Destinationable)?

  init(_ destination: any Destinationable) {
    self.destination = destination
  }

  /// Hands a result to the place, unless it has left.
  func take<Request: InteractorRequestConfiguring>(
    _ result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    guard let destination, !destination.hasLeft else { return }
    destination.handleInteractorResult(result: result, for: request)
  }
}

extension Destinationable {
  fileprivate var hasLeft: Bool { internalState.hasLeft }
}
