/// The assistant that configures an action before it runs.
public enum ActionAssistantType: Sendable {
  /// The built-in assistant, which passes on the content of the interaction.
  case basic
  /// An assistant of the app.
  case custom(any InterfaceActionConfiguring)

  /// Whether the assistant is the built-in assistant.
  var isBasic: Bool {
    if case .basic = self { true } else { false }
  }

  /// Returns the type for an assistant of the app.
  public static func custom(assistant: any InterfaceActionConfiguring) -> Self {
    .custom(assistant)
  }
}
