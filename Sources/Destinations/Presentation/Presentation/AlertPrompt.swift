/// The text and the buttons of an alert or a confirmation dialog.
public struct AlertPrompt: Sendable {
  /// The forms in which an interface shows a prompt.
  public enum Style: Sendable, CaseIterable {
    /// A message in front of everything.
    case alert
    /// A choice at the control that the user has just tapped.
    case confirmation
  }

  /// A button, which answers the alert.
  public struct Button: Sendable {
    /// The meaning of a button to the user.
    public enum Role: Sendable, CaseIterable {
      /// A choice like any other.
      case plain
      /// Leaves everything as it is.
      case cancel
      /// Deletes something, or cannot be undone.
      case destructive
    }

    /// The text on the button, which no other button of the alert may have.
    public let title: String
    /// The meaning of the button.
    public let role: Role
    /// The interaction of the alert's presenter to which the button leads; nil if the button only answers.
    public let interaction: (any UserInteractionTypeable)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The text on the button.
    ///   - role: The meaning of the button.
    ///   - interaction: The interaction of the alert's presenter to which the button leads.
    public init(
      _ title: String, role: Role = .plain,
      leadingTo interaction: (any UserInteractionTypeable)? = nil
    ) {
      self.title = title
      self.role = role
      self.interaction = interaction
    }
  }

  /// The form in which an interface shows the prompt.
  public let style: Style
  /// The question, or the statement to confirm.
  public let title: String
  /// Further text; nil if the title is enough.
  public let message: String?
  /// The buttons, in order; at least one.
  public let buttons: [Button]

}
