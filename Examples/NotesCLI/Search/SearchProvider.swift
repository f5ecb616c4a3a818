import Destinations

extension SearchDestination {
  /// Returns the provider of searches.
  static func provider(
    _ services: Services, presentations: App.PresentationTable<SearchInteraction>,
    interactors: App.RequestTable<SearchInteraction>
  ) -> DestinationProvider<SearchDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      var words = ""
      if case .text(let text) = seed.content { words = text }
      let search = SearchDestination(
        seed, words: words, notices: services.notices, arrangement: services.arrangement)
      search.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      search.assignAssociatedInterface(SearchInterface(search))
      return search
    }
  }
}
