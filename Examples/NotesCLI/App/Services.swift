/// What the places of this app are given beside their tables.
@MainActor
struct Services {
  /// The notes.
  let store: NoteStore
  /// Where sentences for the user go.
  let notices: Notices
  /// Opens a file in another program; nil where there is no terminal.
  var openFile: WriterInteractor.Open?
  /// The texts that are not saved.
  let unsaved = UnsavedTexts()

  /// Returns a new interactor for a place.
  func notesInteractor() -> NotesInteractor {
    NotesInteractor(store: store)
  }

  /// Returns a new interactor for a place where something is written.
  func writerInteractor() -> WriterInteractor {
    WriterInteractor(store: store, open: openFile)
  }
}
