/// Names what a place answers, and the type of the answer.
///
/// An app declares its keys beside its routes. The place that answers and the one that asked share
/// the key and know nothing else of each other:
///
/// ```swift
/// extension ResultKey where Value == Bool {
///   static var isConfirmed: Self { "isConfirmed" }
/// }
/// ```
public struct ResultKey<Value: Sendable>: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, for events.
  public let name: String

  /// Creates a key by its name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a key by its name.
  public init(stringLiteral value: String) {
    name = value
  }
}
