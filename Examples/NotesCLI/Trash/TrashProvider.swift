import Destinations

extension TrashDestination {
  /// Returns the provider of the trash.
  static func provider(
    _ services: Services, presentations: App.PresentationTable<TrashInteraction>,
    interactors: App.RequestTable<TrashInteraction>
  ) -> DestinationProvider<TrashDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      let trash = TrashDestination(seed, notices: services.notices)
      trash.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      trash.assignAssociatedInterface(TrashInterface(trash))
      return trash
    }
  }
}
