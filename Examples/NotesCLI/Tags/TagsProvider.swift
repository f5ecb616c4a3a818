import Destinations

extension TagsDestination {
  /// Returns the provider of the list of tags.
  static func provider(
    _ services: Services, presentations: App.PresentationTable<TagsInteraction>,
    interactors: App.RequestTable<TagsInteraction>
  ) -> DestinationProvider<TagsDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      let tags = TagsDestination(seed, notices: services.notices)
      tags.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      tags.assignAssociatedInterface(TagsInterface(tags))
      return tags
    }
  }
}
