internal import Destinations

extension PendingWork {
  /// What is waited for, in a few words for failure messages.
  var line: String {
    switch self {
    case .acknowledgement(let transition): "transition \(transition) is not acknowledged"
    case .customPresentation(let request): "request \(request) waits for a custom presentation"
    case .held(let request, let signal): "request \(request) is held until \(signal.rawValue)"
    case .handedOver(let request): "request \(request) is still running in another flow"
    case .queued(let request): "request \(request) waits for its turn"
    case .request(let interactor, let id): "\(interactor) is working for \(TreeTextToken.id(id))"
    case .result(let key): "nothing has continued with the result \(key)"
    case .cleanup(let id): "an interactor of \(TreeTextToken.id(id)) is cleaning up"
    }
  }
}
