import Destinations

extension EditorDestination {
  /// Returns the provider of editors; it refuses to edit a note that is not named.
  static func provider(
    _ services: Services, presentations: App.PresentationTable<EditorInteraction>,
    interactors: App.RequestTable<EditorInteraction>
  ) -> DestinationProvider<EditorDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      guard let noteID = seed.content?.noteID else { return nil }
      var (line, column) = (0, 0)
      var lost: NoteChange?
      if case .reading(_, let read, let place) = seed.content { (line, column) = (read, place) }
      if case .writing(_, let read) = seed.content { line = read }
      if case .change(let change) = seed.content { lost = change }
      let editor = EditorDestination(
        seed, noteID: noteID, line: line, column: column, lost: lost, notices: services.notices,
        journal: services.journal, cut: services.cut)
      if case .writing = seed.content { editor.isWrittenElsewhere = true }
      editor.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      editor.assignInteractor(interactor: services.writerInteractor(), for: .writer)
      services.unsaved.watch(editor, id: editor.id)
      editor.assignAssociatedInterface(EditorInterface(editor))
      return editor
    }
  }
}
