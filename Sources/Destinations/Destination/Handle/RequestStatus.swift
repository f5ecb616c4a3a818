/// The status of a request.
public enum RequestStatus: Sendable {
  /// The request waits for an earlier transition.
  case queued
  /// A guard holds the request until a signal is given, the request waits until a sheet has left, or the
  /// target of its link is being looked up.
  case held
  /// The request is being carried out.
  case running
  /// The request has ended.
  case ended(RequestOutcome)
}

extension RequestStatus: Printed {
  /// The progress of the request; once it has ended, its outcome.
  var printed: String {
    switch self {
    case .queued: "queued"
    case .held: "held"
    case .running: "running"
    case .ended(let outcome): outcome.description
    }
  }
}
