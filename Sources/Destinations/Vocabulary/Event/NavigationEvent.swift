/// A report of a change or a problem in a flow.
///
/// Events are created only if there is a listener.
public struct NavigationEvent: Sendable, Codable, Equatable {
  /// The kinds of events.
  ///
  /// Routes and requests are given as text.
  public enum Kind: Sendable, Codable, Equatable {
    /// A request was made.
    case requested(cause: NavigationCause, what: String)
    /// A request waits for an earlier transition.
    case queued
    /// A request was refused; nothing has changed.
    case refused(EventError)
    /// A request was carried out.
    case done
    /// The interface reported a state that the tree has already; nothing has changed.
    case unchanged
    /// A request was cancelled.
    case cancelled
    /// A guard denied, redirected or held a request.
    case ruled(guardName: String, ruling: String)
    /// A guard redirected a request, or a newer link came; the request with this number replaces it.
    case superseded(by: Int)
    /// A place joined the tree.
    case presented(id: DestinationID, route: String)
    /// A place left the tree.
    case removed(id: DestinationID, route: String)
    /// A place came on screen.
    case appeared(id: DestinationID, route: String)
    /// A place left the screen.
    case disappeared(id: DestinationID, route: String)
    /// A tab, column or child was selected.
    case selected(container: DestinationID, slot: String)
    /// A result arrived that no handler takes.
    ///
    /// Implement `handleInteractorResult(result:for:)` or
    /// `handleAsyncInteractorResult(result:for:)` with exactly these signatures.
    case resultUnhandled(id: DestinationID, request: String)
    /// A result was discarded, because its place had left or had been assigned another interactor.
    case resultDiscarded(id: DestinationID, interactor: String)
    /// A place answered a question.
    case answered(id: DestinationID, key: String)
    /// A place gave an answer for which no question is open.
    ///
    /// A question ends when its place leaves, and is not restored. If another key is awaited there, this is probably a
    /// mistake.
    case answerUnawaited(id: DestinationID, key: String, awaited: String?)
    /// A place was left out of a snapshot, together with everything in it and on top of it.
    case notSaved(id: DestinationID, route: String, reason: String)
    /// A held request was left out of a snapshot.
    case requestNotSaved(what: String, reason: String)
    /// A part of a snapshot was not restored.
    case notRestored(what: String, reason: String)
    /// A snapshot was restored, except for the losses.
    ///
    /// The counts are those of the flow; an embedded flow reports its own.
    case restored(count: Int, lost: Int)
    /// The setup has a fault, which was found when the flow started.
    case setupFault(EventError)
    /// The starting destination was refused, so nothing is presented.
    case startRefused(EventError)
    /// A parent was set for a place that is already in the tree, which has no effect.
    case parentIgnored(id: DestinationID)
    /// Another interface was attached while one was attached already.
    ///
    /// The earlier one receives no more changes.
    case interfaceReplaced
    /// The interface has not shown a transition in time, so the stage acknowledged it instead.
    ///
    /// The containers are those that the transition changed.
    case interfaceSilent(transition: Int, containers: [DestinationID])
    /// A provider was replaced.
    case providerReplaced(route: String)
    /// An offer for a type of places was replaced.
    case offerReplaced(type: String)
    /// A module asked for a place for which no route is offered.
    ///
    /// The error names the type and the value of the place.
    case notProvided(EventError)
    /// An error was logged at a place.
    case error(EventError, id: DestinationID)
  }

  /// The number of the event within its flow, counted from 1.
  public let number: Int

  /// The request during which the event happened.
  ///
  /// Embedded flows share their numbers with the flows around them.
  public let requestNumber: Int?

  /// The places that host the flow in which the event happened, the outermost first; empty for the flow itself.
  public let hostIDs: [DestinationID]

  /// The place that hosts the flow in which the event happened; nil for the flow itself.
  package var hostID: DestinationID? { hostIDs.last }

  /// The kind of the event.
  public let kind: Kind
}

extension NavigationEvent: Printed {
  /// The event in one line.
  var printed: String {
    let request = requestNumber.map { " request \($0)" } ?? ""
    let host = hostID.map { " in \(TreeTextToken.id($0))" } ?? ""
    return "\(number)\(request)\(host) \(kind)"
  }
}

extension NavigationEvent.Kind: Printed {
  /// The event in one line.
  var printed: String {
    switch self {
    case .requested(let cause, let what): "requested by \(cause.rawValue): \(what)"
    case .queued: "queued"
    case .refused(let error): "refused: \(error.text)"
    case .done: "done"
    case .unchanged: "nothing changed"
    case .cancelled: "cancelled"
    case .ruled(let name, let ruling): "guard \(name) \(ruling)"
    case .superseded(let number): "superseded by request \(number)"
    case .presented(let id, let route): "presented \(route) \(TreeTextToken.id(id))"
    case .removed(let id, let route): "removed \(route) \(TreeTextToken.id(id))"
    case .appeared(let id, let route): "appeared \(route) \(TreeTextToken.id(id))"
    case .disappeared(let id, let route): "disappeared \(route) \(TreeTextToken.id(id))"
    case .selected(let id, let slot): "selected \(slot) of \(TreeTextToken.id(id))"
    case .resultUnhandled(let id, let request):
      "the result of \(request) was not handled at \(TreeTextToken.id(id)): implement"
        + " handleInteractorResult(result:for:) or handleAsyncInteractorResult(result:for:) there,"
        + " or assignResponseForAction on the interactor"
    case .resultDiscarded(let id, let interactor):
      "discarded a result of \(interactor) that \(TreeTextToken.id(id)) no longer waits for"
    case .answered(let id, let key): "\(TreeTextToken.id(id)) answered \(key)"
    case .answerUnawaited(let id, let key, let awaited):
      "\(TreeTextToken.id(id)) answered \(key), which nothing waits for"
        + (awaited.map { "; it waits for \($0)" } ?? "")
    case .notSaved(let id, let route, let reason):
      "\(route) \(TreeTextToken.id(id)) is not in the snapshot: \(reason)"
    case .requestNotSaved(let what, let reason):
      "the held request \(what) is not in the snapshot: \(reason)"
    case .notRestored(let what, let reason): "did not restore \(what): \(reason)"
    case .restored(let count, let lost): "restored \(count), lost \(lost)"
    case .setupFault(let error): "fault in the setup: \(error.text)"
    case .startRefused(let error): "could not start: \(error.text)"
    case .parentIgnored(let id):
      "ignored the parent set for \(TreeTextToken.id(id)), because the tree determines it"
    case .interfaceReplaced: "replaced the interface"
    case .interfaceSilent(let number, let containers):
      "the interface did not show transition \(number) of "
        + containers.map { TreeTextToken.id($0) }.joined(separator: ", ")
    case .providerReplaced(let route): "replaced the provider of \(route)"
    case .offerReplaced(let type): "replaced the offer for \(type)"
    case .notProvided(let error): "not provided: \(error.text)"
    case .error(let error, let id): "error at \(TreeTextToken.id(id)): \(error.text)"
    }
  }

  /// Whether the event reports a problem.
  ///
  /// Without a listener, such events are printed to standard error. A refusal is a problem if its code belongs to the
  /// families `setup` or `program`, or if no kind of link matches.
  public var isProblem: Bool {
    switch self {
    case .error, .setupFault, .startRefused, .resultUnhandled, .resultDiscarded, .parentIgnored,
      .notProvided, .interfaceReplaced, .interfaceSilent:
      true
    case .answerUnawaited(_, _, let awaited): awaited != nil
    case .refused(let error): error.code?.isMistake ?? false
    default: false
    }
  }
}
