/// An error as part of an event.
public struct EventError: Sendable, Equatable, Codable {
  /// The code, for errors of the library; nil for others.
  public let code: DestinationError.Code?

  /// The description of the error.
  public let text: String

  /// The fault, without the code and the suggested fix.
  ///
  /// For errors of the app, the same as ``text``.
  public let reason: String

  /// Creates the description of an error.
  package init(_ error: any Error) {
    let refusal = error as? DestinationError
    code = refusal?.code
    text = "\(error)"
    reason = refusal?.reason ?? text
  }
}

extension EventError: Printed {
  var printed: String { text }
}
