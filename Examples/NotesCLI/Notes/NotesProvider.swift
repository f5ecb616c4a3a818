import Destinations

extension NotesDestination {
  /// Returns the provider of the list of notes.
  static func provider(
    _ services: Services, presentations: App.PresentationTable<NotesInteraction>,
    interactors: App.RequestTable<NotesInteraction>
  ) -> DestinationProvider<NotesDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      let notes = NotesDestination(
        seed, notices: services.notices, arrangement: services.arrangement)
      notes.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      notes.assignAssociatedInterface(NotesInterface(notes))
      return notes
    }
  }
}
