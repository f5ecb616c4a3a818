/// Work that a flow waits for, or that runs on behalf of a place.
public enum PendingWork: Sendable, Hashable {
  /// The interface has not acknowledged a transition.
  case acknowledgement(transition: Int)
  /// A custom presentation has not answered.
  case customPresentation(request: Int)
  /// A guard holds a request until a signal is given.
  case held(request: Int, signal: GuardSignal)
  /// Another flow of the window carries out a request, which has not ended.
  case handedOver(request: Int)
  /// The target of a link is being looked up.
  case lookUp(request: Int)
  /// A request waits for its turn, or until a sheet has left.
  case queued(request: Int)
  /// A place waits for an interactor.
  case request(interactor: String, id: DestinationID)
  /// A result was delivered to a task that has not continued yet.
  case result(key: String)
  /// An interactor of a place that has left is cleaning up.
  case cleanup(id: DestinationID)
}

extension PendingWork: Printed {
  /// The work, in a few words.
  var printed: String {
    switch self {
    case .acknowledgement(let transition): "transition \(transition) is not acknowledged"
    case .customPresentation(let request): "request \(request) waits for a custom presentation"
    case .held(let request, let signal): "request \(request) is held until \(signal)"
    case .handedOver(let request): "request \(request) is still running in another flow"
    case .lookUp(let request): "the link of request \(request) is being looked up"
    case .queued(let request): "request \(request) waits for its turn"
    case .request(let interactor, let id): "\(interactor) is working for \(TreeTextToken.id(id))"
    case .result(let key): "no task has continued with the result \(key)"
    case .cleanup(let id): "an interactor of \(TreeTextToken.id(id)) is cleaning up"
    }
  }
}
