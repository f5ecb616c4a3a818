/// An interactor on the main actor, for logic or data that does not belong in an interface.
///
/// It carries out a request in ``perform(request:)``, and answers immediately or later by calling
/// the closure that ``responseForAction(action:)`` returns. The result goes to the closure that the
/// app has assigned for the action, or else to the place that sent the request.
///
/// A closure that is obtained while the interactor performs a request, or in a task that it starts then, gives the
/// reply to that request. If that reply has already been given, if the closure is called with another request, or if
/// it was obtained at another time, the closure answers the oldest equal request that has no result yet. Requests
/// that are not `Equatable` count as equal if their actions are. At most a thousand requests are remembered.
///
/// A ``ReplyInteractable`` needs no such rules.
@MainActor
public protocol Interactable<Request>: ReplyInteractable {
  /// The closures that the app has assigned for results, by action.
  ///
  /// The library adds none.
  var requestResponses: [Request.ActionType: InteractorResponseClosure<Request>] { get set }

  /// Carries out a request, and answers with the closure that ``responseForAction(action:)``
  /// returns.
  func perform(request: Request)
}

extension Interactable {
  /// Performs the request; the closures that ``responseForAction(action:)`` returns give the reply.
  public func perform(request: Request, reply: InteractorReply<Request>) {
    let goesToPlace = requestResponses[request.action] == nil || reply.isAwaited
    guard goesToPlace else { return perform(request: request) }
    SharedInteractor.find(self)?.openReplies.add(reply)
    PerformedRequest.$reply.withValue(reply) { perform(request: request) }
  }

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
    let replies = SharedInteractor.find(self)?.openReplies
    return replies?.response(for: action, assigned: assigned) ?? assigned
  }
}

/// An interactor on the main actor that holds data.
@MainActor
public protocol Datasourceable<Request>: Interactable {
  /// The data.
  var items: [Request.Item] { get set }
}
