import Destinations

/// Short ways to say in a table what an interaction asks of the notes.
extension InteractorConfiguring
where Self == InteractorConfiguration<InteractorName, NotesInteractor> {
  /// Returns a request that needs nothing but its action.
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
