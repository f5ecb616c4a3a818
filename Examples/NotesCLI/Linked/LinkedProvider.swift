import Destinations

extension LinkedDestination {
  /// Returns the provider of the notes that a note links to, or of its own headings; it refuses if no note is named.
  static func provider(
    _ services: Services, title: String, empty: String,
    presentations: App.PresentationTable<LinkedInteraction>,
    interactors: App.RequestTable<LinkedInteraction>
  ) -> DestinationProvider<LinkedDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      guard let noteID = seed.content?.noteID else { return nil }
      var line = 0
      if case .reading(_, let read, _) = seed.content { line = read }
      let linked = LinkedDestination(
        seed, noteID: noteID, line: line, notices: services.notices)
      linked.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      linked.assignAssociatedInterface(LinkedInterface(linked, title: title, empty: empty))
      return linked
    }
  }
}
