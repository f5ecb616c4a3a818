/// The result of a place that was presented with a question.
///
/// There is always exactly one result.
public enum PlaceResult<Value: Sendable>: Sendable {
  /// The place answered.
  case value(Value)
  /// The place left without an answer: the user or the app went back, dismissed it, or removed it.
  case dismissed
  /// The place or a container around it was replaced.
  ///
  /// This includes a guard that redirected the request.
  case replaced
  /// The question is over: the asking place has left, its task was cancelled, or
  /// the flow ended.
  case cancelled
  /// The place was not presented, and nothing has changed.
  case refused(DestinationError)

  /// The answer; nil if there is none.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The error with which the place was not presented; nil otherwise.
  public var error: DestinationError? {
    if case .refused(let error) = self { error } else { nil }
  }
}

extension PlaceResult: Printed {
  /// The result in a few words.
  var printed: String {
    switch self {
    case .value(let value): "value \(value)"
    case .dismissed: "dismissed"
    case .replaced: "replaced"
    case .cancelled: "cancelled"
    case .refused(let error): "refused: \(error)"
    }
  }
}
