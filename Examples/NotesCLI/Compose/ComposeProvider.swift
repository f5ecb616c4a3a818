import Destinations

extension ComposeDestination {
  /// Returns the provider of the place where a new note is written.
  static func provider(
    _ services: Services, presentations: App.PresentationTable<ComposeInteraction>,
    interactors: App.RequestTable<ComposeInteraction>
  ) -> DestinationProvider<ComposeDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      var title = ""
      if case .text(let text) = seed.content { title = text }
      let compose = ComposeDestination(
        seed, title: title, notices: services.notices, journal: services.journal,
        cut: services.cut)
      compose.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      compose.assignInteractor(interactor: services.writerInteractor(), for: .writer)
      services.unsaved.watch(compose, id: compose.id)
      compose.assignAssociatedInterface(ComposeInterface(compose))
      return compose
    }
  }
}
