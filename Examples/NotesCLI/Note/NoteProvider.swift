import Destinations

extension NoteDestination {
  /// Returns the provider of notes; it refuses to show a note that is not named.
  static func provider(
    _ services: Services, presentations: App.PresentationTable<NoteInteraction>,
    interactors: App.RequestTable<NoteInteraction>
  ) -> DestinationProvider<NoteDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      guard let noteID = seed.content?.noteID else { return nil }
      var words = ""
      if case .found(_, let text) = seed.content { words = text }
      let note = NoteDestination(seed, noteID: noteID, words: words, notices: services.notices)
      if case .reading(_, let line, _) = seed.content { note.firstLine = line }
      note.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      note.assignAssociatedInterface(NoteInterface(note, services.arrangement))
      return note
    }
  }
}
