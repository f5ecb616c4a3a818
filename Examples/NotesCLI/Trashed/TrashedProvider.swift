import Destinations

extension TrashedDestination {
  /// Returns the provider of notes in the trash; it refuses to show one that is not named.
  static func provider(
    _ services: Services, presentations: App.PresentationTable<TrashedInteraction>,
    interactors: App.RequestTable<TrashedInteraction>
  ) -> DestinationProvider<TrashedDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      guard case .trashed(let trashID, _) = seed.content else { return nil }
      let note = TrashedDestination(seed, trashID: trashID, notices: services.notices)
      note.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      note.assignAssociatedInterface(TrashedInterface(note))
      return note
    }
  }
}
