/// The replies that an interactor with closures has not given, or may give again, oldest first.
///
/// The closures in `requestResponses` belong to the app, and the library only reads them. A result without a reply goes
/// to the place that has sent the request.
@MainActor
final class OpenReplies<Request: InteractorRequestConfiguring> {
  /// The number of replies that are remembered.
  ///
  /// Beyond this number, the oldest reply is forgotten, given ones first.
  static var limit: Int { 1_000 }

  private var replies: [InteractorReply<Request>] = []

  /// Adds a reply, in place of those that were given to the same place for the same action.
  func add(_ reply: InteractorReply<Request>) {
    replies.removeAll {
      $0.isGiven && ($0.owner == nil || $0.owner === reply.owner)
        && $0.request.action == reply.request.action
    }
    if replies.count >= Self.limit { forgetOne() }
    replies.append(reply)
  }

  /// Returns a closure that passes the result of an action to the app's closure or to the sender.
  func response(
    for action: Request.ActionType, assigned: InteractorResponseClosure<Request>?
  ) -> InteractorResponseClosure<Request>? {
    let isOpen = replies.contains { $0.request.action == action && !$0.isGivenUp }
    if !isOpen { return assigned }
    let performed = PerformedRequest.reply as? InteractorReply<Request>
    return { [self] result, request in
      let reply = reply(to: request, during: performed)
      reply?.isGiven = true
      if let reply, reply.isAwaited { replies.removeAll { $0 === reply } }
      assigned?(result, request)
      if assigned == nil || reply?.isAwaited == true { reply?.deliver(result, for: request) }
    }
  }

  /// Finds the reply to a request: that of the performed request, if this is equal and not answered yet; else the
  /// oldest open reply to an equal request; else the last reply.
  private func reply(
    to request: Request, during performed: InteractorReply<Request>?
  ) -> InteractorReply<Request>? {
    let ofAction = replies.filter { $0.request.action == request.action }
    let equal = ofAction.count > 1 ? ofAction.filter { $0.request.isSame(as: request) } : ofAction
    let named = equal.contains { $0 === performed } ? performed : nil
    if let named, !named.isGiven { return named }
    if equal.isEmpty { return performed }
    return equal.first { !$0.isGiven } ?? named ?? equal.last
  }

  private func forgetOne() {
    let index =
      replies.firstIndex { $0.isGiven } ?? replies.firstIndex { !$0.isAwaited || $0.isGivenUp }
    if let index { replies.remove(at: index) }
  }
}

/// The performed request, as a task-local value that the tasks of its interactor inherit.
enum PerformedRequest {
  @TaskLocal static var reply: (any AnyObject & Sendable)?
}

extension InteractorRequestConfiguring {
  /// Returns whether two requests are equal; true if their type is not `Equatable`.
  fileprivate func isSame(as other: Self) -> Bool {
    (self as? any Equatable)?.equals(other as? any Equatable) ?? true
  }
}
