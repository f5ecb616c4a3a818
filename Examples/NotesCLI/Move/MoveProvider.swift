import Destinations

extension MoveDestination {
  /// Returns the provider of the place where a note is given another path; it refuses if no note is named.
  static func provider(
    _ services: Services, presentations: App.PresentationTable<MoveInteraction>,
    interactors: App.RequestTable<MoveInteraction>
  ) -> DestinationProvider<MoveDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      guard let content = seed.content, let noteID = content.noteID else { return nil }
      let move = MoveDestination(
        seed, noteID: noteID, content: content, notices: services.notices)
      move.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      move.assignAssociatedInterface(MoveInterface(move))
      return move
    }
  }
}
