/// An interactor on the main actor: logic or data kept out of the interface.
///
/// Its results go to the closure assigned for the action; without one, to the destination that asked.
@MainActor
public protocol Interactable<Request>: AbstractInteractable {
  /// The closures that take results, by action.
  var requestResponses: [Request.ActionType: InteractorResponseClosure<Request>] { get set }

  /// Does what a request asks, and answers through ``responseForAction(action:)``.
  func perform(request: Request)

  /// Called once, before the first request.
  func prepareForRequests()

  /// Called once, when the destination has left.
  func cleanupResources()
}

extension Interactable {
  /// Does nothing.
  public func prepareForRequests() {}

  /// Does nothing.
  public func cleanupResources() {}

  /// Assigns the closure that takes the results of an action.
  public func assignResponseForAction(
    response: @escaping InteractorResponseClosure<Request>, for action: Request.ActionType
  ) {
    requestResponses[action] = response
  }

  /// Returns the closure that takes the results of an action.
  public func responseForAction(
    action: Request.ActionType
  ) -> InteractorResponseClosure<Request>? {
    requestResponses[action]
  }
}

/// An interactor on the main actor that holds data.
@MainActor
public protocol Datasourceable<Request>: Interactable {
  /// What it holds.
  var items: [Request.Item] { get set }
}
