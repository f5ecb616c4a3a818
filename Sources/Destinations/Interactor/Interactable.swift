/// An interactor on the main actor: logic or data kept out of the interface.
///
/// It answers through ``responseForAction(action:)``, at once or later. Results go to the closure that the
/// app has assigned for the action; without one, to the destination that asked, also if several places
/// share the interactor. An answer that is given while the interactor performs, in a task that it starts
/// then, or through a closure that it got then, belongs to that very request. One that comes from
/// elsewhere belongs to the oldest request without an answer that is equal; requests that are not
/// `Equatable` are told apart by their actions alone. At most a thousand requests are remembered.
@MainActor
public protocol Interactable<Request>: AbstractInteractable {
  /// The closures that the app has assigned for results, by action; the library adds none.
  var requestResponses: [Request.ActionType: InteractorResponseClosure<Request>] { get set }

  /// Does what a request asks, and answers through ``responseForAction(action:)``.
  func perform(request: Request)

  /// Called once, before the first request.
  func prepareForRequests()

  /// Called once, when the destination has left; of several that share the interactor, the last one.
  func cleanupResources()
}

extension Interactable {
  /// Does nothing.
  public func prepareForRequests() {}

  /// Does nothing.
  public func cleanupResources() {}

  /// Assigns the closure that takes the results of an action, instead of the destination that asks.
  public func assignResponseForAction(
    response: @escaping InteractorResponseClosure<Request>, for action: Request.ActionType
  ) {
    requestResponses[action] = response
  }

  /// Returns what takes the results of an action: the closure assigned for it, and whoever asked.
  ///
  /// Nil if none is assigned and nobody has asked.
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
  /// What it holds.
  var items: [Request.Item] { get set }
}
