internal import Destinations

extension PendingWork {
  /// What is waited for, in a few words, as failures name it.
  var line: String {
    switch self {
    case .acknowledgement(let transition): "transition \(transition) is not acknowledged"
    case .customPresentation(let request): "request \(request) waits for a custom presentation"
    case .held(let request, let signal): "request \(request) is held until \(signal.rawValue)"
    case .handedOver(let request): "request \(request) has not ended in another flow"
    case .queued(let request): "request \(request) waits for its turn"
    case .request(let interactor, let id): "\(interactor) works for \(TreeTextToken.id(id))"
    case .result(let key): "nobody has gone on with the result \(key)"
    case .cleanup(let id): "an interactor of \(TreeTextToken.id(id)) cleans up"
    }
  }
}
