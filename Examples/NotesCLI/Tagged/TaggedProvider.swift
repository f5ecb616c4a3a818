import Destinations

extension TaggedDestination {
  /// Returns the provider of the notes of a tag; it refuses if no tag is named.
  static func provider(
    _ services: Services, presentations: App.PresentationTable<TaggedInteraction>,
    interactors: App.RequestTable<TaggedInteraction>
  ) -> DestinationProvider<TaggedDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      guard case .tag(let tag) = seed.content else { return nil }
      let tagged = TaggedDestination(seed, tag: tag, notices: services.notices)
      tagged.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      tagged.assignAssociatedInterface(TaggedInterface(tagged))
      return tagged
    }
  }
}
