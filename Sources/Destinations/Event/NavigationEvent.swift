#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One thing that happened in a flow.
///
/// Built only if somebody listens.
public struct NavigationEvent: Sendable, Codable, Equatable {
  /// What happened; routes and requests as text.
  public enum Kind: Sendable, Codable, Equatable {
    /// A request was made.
    case requested(cause: NavigationCause, what: String)
    /// A request waits for the transition before it.
    case queued
    /// A request was refused; nothing has changed.
    case refused(EventError)
    /// A request was done.
    case done
    /// A request was cancelled.
    case cancelled
    /// A guard did not simply allow a request.
    case ruled(guardName: String, ruling: String)
    /// Another request took the place of one.
    case superseded(by: Int)
    /// A place joined the tree.
    case presented(id: UUID, route: String)
    /// A place left the tree.
    case removed(id: UUID, route: String)
    /// A place came on screen.
    case appeared(id: UUID, route: String)
    /// A place left the screen.
    case disappeared(id: UUID, route: String)
    /// Another tab, column or child was selected.
    case selected(container: UUID, slot: String)
    /// A result came that no handler takes. Implement `handleInteractorResult(result:for:)`, or
    /// `handleAsyncInteractorResult(result:for:)`, with exactly these signatures.
    case resultUnhandled(id: UUID, request: String)
    /// A result came after its place had left or assigned another interactor, and was discarded.
    case resultDiscarded(id: UUID, interactor: String)
    /// A place answered who had presented it for a result.
    case answered(id: UUID, key: String)
    /// A place answered, and nobody waits for that; what is awaited there instead is a mistake.
    case answerUnawaited(id: UUID, key: String, awaited: String?)
    /// A place was left out of a snapshot, with what it contains and what stands on it.
    case notSaved(id: UUID, route: String, reason: String)
    /// A request that a guard holds was left out of a snapshot.
    case requestNotSaved(what: String, reason: String)
    /// Something of a snapshot was not restored.
    case notRestored(what: String, reason: String)
    /// A snapshot was restored, as far as it could be.
    case restored(count: Int, lost: Int)
    /// The set-up has a fault, found when the flow started.
    case setupFault(EventError)
    /// The starting destination was refused, so nothing is presented.
    case startRefused(EventError)
    /// A parent was set for a place that is in the tree, where the tree says what the parent is.
    case parentIgnored(id: UUID)
    /// A provider took the place of another.
    case providerReplaced(route: String)
    /// An offer for a type of places took the place of another.
    case offerReplaced(type: String)
    /// A place was asked for that nobody offers; the error names its type and value.
    case notProvided(EventError)
    /// An error was logged at a place.
    case error(EventError, id: UUID)
  }

  /// Counts the events of a flow, from 1.
  public let number: Int

  /// The request in whose course it happened.
  ///
  /// Flows that are embedded in each other number their requests together.
  public let requestNumber: Int?

  /// The places in whose embedded flows it happened, the outermost first; none for the flow itself.
  public let hostIDs: [UUID]

  /// The place that hosts the flow in which it happened; nil for the flow itself.
  public var hostID: UUID? { hostIDs.last }

  /// What happened.
  public let kind: Kind
}

extension NavigationEvent: CustomStringConvertible {
  /// The event in one line.
  public var description: String {
    let request = requestNumber.map { " request \($0)" } ?? ""
    let host = hostID.map { " in \(TreeTextToken.id($0))" } ?? ""
    return "\(number)\(request)\(host) \(kind)"
  }
}

extension NavigationEvent.Kind: CustomStringConvertible {
  /// What happened, in one line.
  public var description: String {
    switch self {
    case .requested(let cause, let what): "requested by \(cause.rawValue): \(what)"
    case .queued: "queued"
    case .refused(let error): "refused: \(error.text)"
    case .done: "done"
    case .cancelled: "cancelled"
    case .ruled(let name, let ruling): "guard \(name) ruled \(ruling)"
    case .superseded(let number): "superseded by request \(number)"
    case .presented(let id, let route): "presented \(route) \(TreeTextToken.id(id))"
    case .removed(let id, let route): "removed \(route) \(TreeTextToken.id(id))"
    case .appeared(let id, let route): "appeared \(route) \(TreeTextToken.id(id))"
    case .disappeared(let id, let route): "disappeared \(route) \(TreeTextToken.id(id))"
    case .selected(let id, let slot): "selected \(slot) of \(TreeTextToken.id(id))"
    case .resultUnhandled(let id, let request):
      "nobody handled the result of \(request) at \(TreeTextToken.id(id)): implement"
        + " handleInteractorResult(result:for:) or handleAsyncInteractorResult(result:for:) there,"
        + " or assignResponseForAction on the interactor"
    case .resultDiscarded(let id, let interactor):
      "discarded a result of \(interactor) for \(TreeTextToken.id(id)), which waits no more"
    case .answered(let id, let key): "\(TreeTextToken.id(id)) answered \(key)"
    case .answerUnawaited(let id, let key, let awaited):
      "\(TreeTextToken.id(id)) answered \(key), for which nobody waits"
        + (awaited.map { "; awaited is \($0)" } ?? "")
    case .notSaved(let id, let route, let reason):
      "\(route) \(TreeTextToken.id(id)) is not in the snapshot: \(reason)"
    case .requestNotSaved(let what, let reason):
      "the held request \(what) is not in the snapshot: \(reason)"
    case .notRestored(let what, let reason): "did not restore \(what): \(reason)"
    case .restored(let count, let lost): "restored \(count), and lost \(lost)"
    case .setupFault(let error): "fault in the set-up: \(error.text)"
    case .startRefused(let error): "could not start: \(error.text)"
    case .parentIgnored(let id):
      "ignored a parent set for \(TreeTextToken.id(id)), which the tree has placed already"
    case .providerReplaced(let route): "replaced the provider of \(route)"
    case .offerReplaced(let type): "replaced what was offered for \(type)"
    case .notProvided(let error): "missing: \(error.text)"
    case .error(let error, let id): "error at \(TreeTextToken.id(id)): \(error.text)"
    }
  }

  /// Whether it tells of something that went wrong, which without a sink goes to standard error.
  public var isProblem: Bool {
    switch self {
    case .error, .setupFault, .startRefused, .resultUnhandled, .resultDiscarded, .parentIgnored,
      .notProvided:
      true
    case .answerUnawaited(_, _, let awaited): awaited != nil
    default: false
    }
  }
}
