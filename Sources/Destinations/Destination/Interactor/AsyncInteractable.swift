/// An interactor that answers asynchronously, usually on an actor of its own.
public protocol AsyncInteractable<Request>: AbstractInteractable, Sendable {
  /// Carries out a request and returns its result.
  ///
  /// The task is cancelled when the place that sent the request leaves. A result returned after
  /// that is discarded and reported as an event.
  func perform(request: Request) async -> Result<Request.ResultData, any Error>

  /// Called once, before the first request.
  func prepareForRequests() async

  /// Called once, when the place has left.
  ///
  /// If several places share the interactor, when the last one has left.
  func cleanupResources() async
}

extension AsyncInteractable {
  /// Does nothing.
  public func prepareForRequests() async {}

  /// Does nothing.
  public func cleanupResources() async {}
}

/// An asynchronous interactor that holds data.
public protocol AsyncDatasourceable<Request>: AsyncInteractable {
  /// The data.
  var items: [Request.Item] { get async }
}
