/// An interactor on the main actor, for logic or data that does not belong in an interface.
///
/// It carries out a request in ``perform(request:)``, and answers immediately or later by calling
/// the closure that ``responseForAction(action:)`` returns. The result goes to the closure that the
/// app has assigned for the action, or else to the place that sent the request.
///
/// If several requests are open, an answer is matched as follows. An answer given while the
/// interactor performs a request, in a task that it starts then, or through a closure that it has
/// obtained then, belongs to that request. Any other answer belongs to the oldest equal request
/// without an answer. Requests that are not `Equatable` count as equal if their actions are. At
/// most a thousand open requests are remembered.
@MainActor
public protocol Interactable<Request>: AbstractInteractable {
  /// The closures that the app has assigned for results, by action.
  ///
  /// The library adds none.
  var requestResponses: [Request.ActionType: InteractorResponseClosure<Request>] { get set }

  /// Carries out a request, and answers with the closure that ``responseForAction(action:)``
  /// returns.
  func perform(request: Request)

  /// Called once, before the first request.
  func prepareForRequests()

  /// Called once, when the place has left.
  ///
  /// If several places share the interactor, when the last one has left.
  func cleanupResources()
}

extension Interactable {
  /// Does nothing.
  public func prepareForRequests() {}

  /// Does nothing.
  public func cleanupResources() {}

  /// Assigns a closure that receives the results of an action, instead of the place that sends the
  /// request.
  public func assignResponseForAction(
    response: @escaping InteractorResponseClosure<Request>, for action: Request.ActionType
  ) {
    requestResponses[action] = response
  }

  /// Returns the closure to call with the result of an action.
  ///
  /// It calls the closure assigned for the action, or else passes the result to the place that sent
  /// the request. Nil if neither exists.
  public func responseForAction(
    action: Request.ActionType
  ) -> InteractorResponseClosure<Request>? {
    let assigned = requestResponses[action]
    let desk = EngagedInteractor.find(self)?.desk
    return desk?.response(for: action, assigned: assigned) ?? assigned
  }
}

/// An interactor on the main actor that holds data.
@MainActor
public protocol Datasourceable<Request>: Interactable {
  /// The data.
  var items: [Request.Item] { get set }
}
