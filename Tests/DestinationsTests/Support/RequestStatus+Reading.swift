import Destinations

extension RequestStatus {
  /// Whether a guard holds the request.
  var isHeld: Bool {
    if case .held = self { true } else { false }
  }

  /// Whether the request is done.
  var isDone: Bool {
    if case .ended(let outcome) = self { outcome.isDone } else { false }
  }

  /// The reason of the refusal, or nil.
  var error: DestinationError? {
    if case .ended(let outcome) = self { outcome.error } else { nil }
  }
}
