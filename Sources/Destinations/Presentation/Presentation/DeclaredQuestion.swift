/// A question that a table declares together with a presentation, and the reaction of its place to the answer.
struct DeclaredQuestion: Sendable {
  typealias Content = any ContentTypeable

  let keyName: String
  /// The key, with the type of the answer.
  let keyText: String
  /// The type of the answer.
  let type: ObjectIdentifier
  /// The interaction for an answer, and its content; the second argument is that of the interaction that asked.
  let next:
    @MainActor @Sendable (any Sendable, Content?) -> (any UserInteractionTypeable, Content?)?
}

/// The answer of a place, without its type.
@MainActor
final class PlaceAnswer {
  let keyName: String
  let type: ObjectIdentifier
  let value: any Sendable
  /// Whether any question has received the answer.
  var isGiven = false

  init<Value: Sendable>(_ value: Value, named keyName: String) {
    self.keyName = keyName
    self.value = value
    type = ObjectIdentifier(Value.self)
  }
}
