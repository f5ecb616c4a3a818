/// Alerts and confirmation dialogs, which need no provider.
extension DestinationPresentation {
  /// Shows an alert in front of the requester, and performs the interaction to which the chosen
  /// button leads.
  ///
  /// ```swift
  /// .delete: .alert(
  ///   .confirmDeletion, "Delete this note?",
  ///   buttons: [
  ///     .init("Delete", role: .destructive, leadingTo: NoteInteraction.remove),
  ///     .init("Keep", role: .cancel),
  ///   ])
  /// ```
  /// The place whose interaction shows the alert performs the interaction of the chosen button when
  /// the alert has left, with the content of its own interaction. An alert that the app's code shows
  /// leads nowhere; ask for its answer with ``ResultKey/chosenButton``.
  ///
  /// An alert is a sheet of the requester, which any place may present over a sheet, whatever the setup's
  /// ``ModalPolicy`` says of nested ones. A place with a sheet or an alert refuses it with `alreadyPresenting`, or
  /// lets it wait or replace the other one, as the policy says. A push or a presentation on top of an alert is
  /// refused with `modalRefused`. Snapshots and journals leave it out.
  /// - Parameters:
  ///   - route: The name of the alert in the tree, the graph and tests. It needs no provider.
  ///   - title: The question, or the statement to confirm.
  ///   - buttons: The buttons. If empty, the only button is OK.
  ///   - message: Returns further text for the content of the alert. Validation and the graph
  ///     call it without content.
  /// - Returns: The presentation.
  public static func alert(
    _ route: DestinationType, _ title: String, buttons: [AlertPrompt.Button] = [],
    message: (@Sendable (ContentType?) -> String?)? = nil
  ) -> Self {
    prompting(.alert, at: route, title, buttons, message)
  }

  /// Shows a confirmation dialog, which is an alert in another style; see
  /// ``alert(_:_:buttons:message:)``.
  public static func confirmation(
    _ route: DestinationType, _ title: String, buttons: [AlertPrompt.Button] = [],
    message: (@Sendable (ContentType?) -> String?)? = nil
  ) -> Self {
    prompting(.confirmation, at: route, title, buttons, message)
  }

  private static func prompting(
    _ style: AlertPrompt.Style, at route: DestinationType, _ title: String,
    _ buttons: [AlertPrompt.Button], _ message: (@Sendable (ContentType?) -> String?)?
  ) -> Self {
    let buttons = buttons.isEmpty ? [.init("OK", role: .cancel)] : buttons
    let place = PlaceBox(route) { content in
      AlertPrompt(style: style, title: title, message: message?(content), buttons: buttons)
    }
    let isLeft = buttons.contains { $0.role == .cancel }
    let options = SheetPresentationOptions(allowsInteractiveDismissal: isLeft)
    let sheet = Self(.sheet(options), place) { .sheet(type: .present, options: options) }
    return sheet.asking(.chosenButton) { title, content in
      buttons.first { $0.title == title }?.interaction.map { ($0, content) }
    }
  }
}
