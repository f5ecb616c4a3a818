/// One thing that a test expected and that is otherwise, as one message.
public struct TestFailure: Error, Sendable {
  /// What is wrong, in which step, why, and a way out; several lines.
  public let message: String

  /// Where it was expected.
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

/// The failures of a run whose reporting is ``FailureReporting/throwing``.
public struct TestFailures: Error, Sendable, CustomStringConvertible {
  /// The failures in the order in which they were found; at least one.
  public let failures: [TestFailure]

  /// All failures, one below the other.
  public var description: String {
    failures.map(\.description).joined(separator: "\n")
  }
}
