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
  var erased: AnswerKey { AnswerKey(name: name, type: Value.self) }
}

/// The key of a question of any type.
struct AnswerKey: Equatable, Sendable {
  let name: String
  let type: any Sendable.Type

  /// The name and the type of the answer.
  var text: String { "\(name) with \(type)" }

  static func == (one: AnswerKey, other: AnswerKey) -> Bool {
    one.name == other.name && one.type == other.type
  }
}

extension ResultKey: Printed {
  /// The name.
  var printed: String { name }
}

extension ResultKey where Value == String {
  /// The key of the answer of an alert: the title of the button that the user chose.
  public static var chosenButton: Self { "chosenButton" }
}
