/// The open requests to one synchronous interactor, from all places that use it, oldest first.
///
/// The closures in `requestResponses` belong to the app, and the library only reads them. Results
/// without such a closure go to the place that has sent the request.
@MainActor
final class AnswerDesk<Request: InteractorRequestConfiguring> {
  /// How many requests are remembered.
  ///
  /// Beyond that, the oldest one is forgotten; answered ones go first.
  static var limit: Int { 1_000 }

  private var requests: [OpenRequestOf<Request>] = []

  /// Sends a request to the interactor.
  ///
  /// An answer given while the interactor performs it, or in a task that it starts then, belongs to
  /// this request.
  func ask(_ open: OpenRequestOf<Request>, of interactor: any Interactable<Request>) {
    requests.removeAll { $0.isAnswered && $0.isRepeated(by: open) }
    if requests.count >= Self.limit { forgetOne() }
    requests.append(open)
    OpenRequest.$current.withValue(open) { interactor.perform(request: open.request) }
  }

  /// Returns a closure that receives the result of an action, and passes it to the app's closure or
  /// to the sender.
  func response(
    for action: Request.ActionType, assigned: InteractorResponseClosure<Request>?
  ) -> InteractorResponseClosure<Request>? {
    // Usually it is the last one.
    let open = requests.last { $0.request.action == action && !$0.isGivenUp }
    if open == nil { return assigned }
    let current = OpenRequest.current as? OpenRequestOf<Request>
    return { [self] result, request in
      let open = openRequest(like: request, during: current)
      if let open { note(answered: open) }
      assigned?(result, request)
      if open?.isAwaited == true || assigned == nil { open?.take(result, request) }
    }
  }

  /// Ends requests that wait on behalf of an owner that no longer exists.
  func giveUp(askedBy owner: AnyObject) {
    for open in requests where open.owner === owner { open.giveUp() }
  }

  /// Finds the request that an answer belongs to.
  ///
  /// It is the request that is being performed, or else the oldest equal request without an answer,
  /// or else the last equal one.
  private func openRequest(
    like request: Request, during current: OpenRequestOf<Request>?
  ) -> OpenRequestOf<Request>? {
    let ofAction = requests.filter { $0.request.action == request.action }
    let equal = ofAction.count > 1 ? ofAction.filter { $0.request.isSame(as: request) } : []
    let alike = equal.isEmpty ? ofAction : equal
    let performed = alike.first { $0 === current }
    if let performed, !performed.isAnswered { return performed }
    return alike.first { !$0.isAnswered } ?? performed ?? alike.last
  }

  private func note(answered open: OpenRequestOf<Request>) {
    open.isAnswered = true
    if open.isAwaited { requests.removeAll { $0 === open } }
  }

  private func forgetOne() {
    let index =
      requests.firstIndex { $0.isAnswered } ?? requests.firstIndex { !$0.isAwaited || $0.isGivenUp }
    if let index { requests.remove(at: index) }
  }
}

extension InteractorRequestConfiguring {
  /// Whether two requests are equal; false if their type is not `Equatable`.
  fileprivate func isSame(as other: Self) -> Bool {
    (self as? any Equatable)?.equals(other) ?? false
  }
}

extension Equatable {
  fileprivate func equals<Other>(_ other: Other) -> Bool {
    other as? Self == self
  }
}
