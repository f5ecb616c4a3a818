/// The end of a request; every request ends in exactly one outcome.
public enum RequestOutcome: Sendable {
  /// The request was carried out.
  ///
  /// The identifier names the place that the request created or revealed, and is nil if there is none.
  case done(id: DestinationID?)
  /// The request was refused, and nothing has changed.
  case refused(DestinationError)
  /// The request was cancelled before it was carried out, and nothing has changed.
  case cancelled
  /// Another request, which has this number, replaces it; ``RequestHandle/finalOutcome`` is the
  /// outcome of the last replacement.
  ///
  /// Either a guard redirected the request; or the request was a held link, and a newer link waits for the
  /// same signal; or a newer link was opened while the link of the request was looked up.
  case superseded(by: Int)

  /// Whether the request was carried out.
  public var isDone: Bool {
    if case .done = self { true } else { false }
  }

  /// The error of a refused request; nil otherwise.
  public var error: DestinationError? {
    if case .refused(let error) = self { error } else { nil }
  }
}

extension RequestOutcome: Printed {
  /// The outcome in one line.
  var printed: String {
    switch self {
    case .done(nil): "done"
    case .done(let id?): "done at \(TreeTextToken.id(id))"
    case .refused(let error): "refused: \(error)"
    case .cancelled: "cancelled"
    case .superseded(let number): "superseded by request \(number)"
    }
  }
}
