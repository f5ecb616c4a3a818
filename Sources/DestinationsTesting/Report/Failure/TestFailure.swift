/// A failure of a test, as one message.
public struct TestFailure: Error, Sendable {
  /// The fault, its step, its cause, and a suggested fix; several lines.
  public let message: String

  /// The position of the expectation in the code.
  public let place: CodePlace

  /// Creates a failure.
  public init(_ message: String, at place: CodePlace) {
    self.message = message
    self.place = place
  }
}

extension TestFailure: CustomStringConvertible {
  /// The place and the message.
  public var description: String { "\(place): \(message)" }
}

/// The failures of a test, if ``FailureReporting/throwing`` is in use.
public struct TestFailures: Error, Sendable, CustomStringConvertible {
  /// The failures, in the order in which they were found; at least one.
  public let failures: [TestFailure]

  /// All failures, one below the other.
  public var description: String {
    failures.map(\.description).joined(separator: "\n")
  }
}
