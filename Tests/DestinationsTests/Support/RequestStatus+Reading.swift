import Destinations

extension RequestStatus {
  /// Whether a guard holds it.
  var isHeld: Bool {
    if case .held = self { true } else { false }
  }

  /// Whether it has been done.
  var isDone: Bool {
    if case .ended(let outcome) = self { outcome.isDone } else { false }
  }

  /// Why it was refused, or nil.
  var error: DestinationError? {
    if case .ended(let outcome) = self { outcome.error } else { nil }
  }
}
