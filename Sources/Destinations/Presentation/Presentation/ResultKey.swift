/// Identifies a question by a name and the type of the answer.
///
/// Declare the keys of an app next to its routes. The place that asks and the place that answers
/// share the key and know nothing else about each other:
///
/// ```swift
/// extension ResultKey where Value == Bool {
///   static var isConfirmed: Self { "isConfirmed" }
/// }
/// ```
public struct ResultKey<Value: Sendable>: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, which also appears in events.
  public let name: String

  /// Creates a key with a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a key with a name.
  public init(stringLiteral value: String) {
    name = value
  }
}

extension ResultKey {
  /// The key without the type of the answer.
  var erased: TypedName { TypedName(name: name, type: Value.self) }
}

extension ResultKey: Printed {
  /// The name.
  var printed: String { name }
}

extension ResultKey where Value == String {
  /// The key of the answer of an alert: the title of the button that the user chose.
  public static var chosenButton: Self { "chosenButton" }
}
