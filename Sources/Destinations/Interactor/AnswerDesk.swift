/// The open requests to one synchronous interactor, of every place that asks it, oldest first.
///
/// The interactor's `requestResponses` belong to the app, and the library only reads them. What nobody
/// has claimed there goes to whoever asked, and this knows who did.
@MainActor
final class AnswerDesk<Request: InteractorRequestConfiguring> {
  /// How many requests are remembered; beyond that the oldest is forgotten, answered ones first.
  static var limit: Int { 1_000 }

  private var requests: [OpenRequestOf<Request>] = []

  /// Asks the interactor.
  ///
  /// What it answers while it performs, and in tasks that it starts then, is the answer to this request.
  func ask(_ open: OpenRequestOf<Request>, of interactor: any Interactable<Request>) {
    requests.removeAll { $0.isAnswered && $0.isRepeated(by: open) }
    if requests.count >= Self.limit { forgetOne() }
    requests.append(open)
    OpenRequest.$current.withValue(open) { interactor.perform(request: open.request) }
  }

  /// Returns what takes a result of an action: the closure that the app has assigned, and whoever asked.
  func response(
    for action: Request.ActionType, assigned: InteractorResponseClosure<Request>?
  ) -> InteractorResponseClosure<Request>? {
    // Mostly it is the last one that asks.
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

  /// Ends those who await answers on behalf of an owner that is no more.
  func giveUp(askedBy owner: AnyObject) {
    for open in requests where open.owner === owner { open.giveUp() }
  }

  /// Finds whose answer it is.
  ///
  /// Requests that are equal are one question. Otherwise it is the request that is being performed,
  /// else the oldest one that has no answer, else the last one that has.
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
  /// Whether two requests are equal; never for a type that does not compare.
  fileprivate func isSame(as other: Self) -> Bool {
    (self as? any Equatable)?.equals(other) ?? false
  }
}

extension Equatable {
  fileprivate func equals<Other>(_ other: Other) -> Bool {
    other as? Self == self
  }
}
