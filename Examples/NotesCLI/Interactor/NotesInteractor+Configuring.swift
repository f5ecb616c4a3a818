import Destinations

/// Short forms for the requests of a table.
extension InteractorConfiguring
where Self == InteractorConfiguration<InteractorName, NotesInteractor> {
  /// Returns a request, which carries the content of the interaction.
  static func ask(_ action: NotesRequest.Action) -> Self {
    Self(interactorType: .notes, actionType: action)
  }

  /// Returns a request, and the presentation that follows its success.
  static func ask(_ action: NotesRequest.Action, then presentation: App.Presentation) -> Self {
    Self(interactorType: .notes, actionType: action, then: presentation)
  }
}
