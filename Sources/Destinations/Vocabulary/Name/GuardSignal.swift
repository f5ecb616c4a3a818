/// The name of an event that held requests wait for, such as a login.
public struct GuardSignal: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral, Codable
{
  /// The name.
  public let rawValue: String

  /// Creates a signal by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a signal by its name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension GuardSignal: Printed {
  /// The name.
  var printed: String { rawValue }
}
