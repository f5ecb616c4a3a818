import Destinations

/// Short forms for the requests of a table.
extension InteractorConfiguring
where Self == InteractorConfiguration<InteractorName, NotesInteractor> {
  /// Returns a request that needs only its action.
  static func ask(_ action: NotesRequest.Action) -> Self {
    Self(interactorType: .notes, actionType: action)
  }

  /// Returns a request about the content of the interaction.
  static func askAbout(_ action: NotesRequest.Action) -> Self {
    Self(
      interactorType: .notes, actionType: action,
      assistantType: .custom(
        ContentAssistant<NotesRequest>(interactorType: .notes, actionType: action)))
  }
}
