/// What came of a place that was presented for a result; there is always exactly one.
public enum PlaceResult<Value: Sendable>: Sendable {
  /// The place answered.
  case value(Value)
  /// The place left without an answer: it was gone back from, dismissed, or removed.
  case dismissed
  /// Something else took the place's own place, or that of a container around it; a guard that
  /// redirected the request counts too.
  case replaced
  /// Nobody waits any more: who asked has left, its task was cancelled, or the flow ended.
  case cancelled
  /// The place was never presented; nothing has changed.
  case refused(DestinationError)

  /// The answer, or nil.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Why the place was never presented, or nil.
  public var error: DestinationError? {
    if case .refused(let error) = self { error } else { nil }
  }
}

extension PlaceResult: CustomStringConvertible {
  /// The result in a few words.
  public var description: String {
    switch self {
    case .value(let value): "value \(value)"
    case .dismissed: "dismissed"
    case .replaced: "replaced"
    case .cancelled: "cancelled"
    case .refused(let error): "refused: \(error)"
    }
  }
}
