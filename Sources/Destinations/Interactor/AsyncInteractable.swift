/// An interactor on its own actor: logic or data that takes time.
public protocol AsyncInteractable<Request>: AbstractInteractable, Sendable {
  /// Does what a request asks and returns the result.
  ///
  /// The task is cancelled when the destination that asked leaves; a result that comes all the same is
  /// discarded and reported.
  func perform(request: Request) async -> Result<Request.ResultData, any Error>

  /// Called once, before the first request.
  func prepareForRequests() async

  /// Called once, when the destination has left; of several that share the interactor, the last one.
  func cleanupResources() async
}

extension AsyncInteractable {
  /// Does nothing.
  public func prepareForRequests() async {}

  /// Does nothing.
  public func cleanupResources() async {}
}

/// An interactor on its own actor that holds data.
public protocol AsyncDatasourceable<Request>: AsyncInteractable {
  /// What it holds.
  var items: [Request.Item] { get async }
}
