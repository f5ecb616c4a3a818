import Destinations

extension RequestOutcome {
  /// The end of a request, in a word: for a refusal its code.
  var word: String {
    switch self {
    case .done: "done"
    case .refused(let error): "\(error.code)"
    case .cancelled: "cancelled"
    case .superseded: "superseded"
    }
  }
}
