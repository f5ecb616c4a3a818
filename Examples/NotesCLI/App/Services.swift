/// The objects that the places of this app receive, besides their tables.
@MainActor
struct Services {
  /// The notes.
  let store: NoteStore
  /// The notices for the user.
  let notices: Notices
  /// Opens a file in another program; nil where there is no terminal.
  let openFile: WriterInteractor.Open?
  /// Opens and copies addresses outside of the program; nil where there is no terminal.
  let outside: Outside?
  /// Whether commands are keys; otherwise they are lines.
  let takesKeys: Bool
  /// The arrangement of columns and notes.
  let arrangement = Arrangement()
  /// The text that was cut last.
  let cut = CutText()
  /// The texts that are not saved.
  let unsaved = UnsavedTexts()
  /// Writes the files in the app's own folder.
  let files: KeptFiles
  /// Keeps the texts that are not saved.
  let journal: TextJournal

  /// Creates the services of an app with these notes, notices, commands and programs.
  init(
    store: NoteStore, notices: Notices, takesKeys: Bool = false,
    outside: Outside? = nil, openFile: WriterInteractor.Open? = nil
  ) {
    self.store = store
    self.notices = notices
    self.takesKeys = takesKeys
    self.openFile = openFile
    self.outside = outside
    files = KeptFiles(folder: store.folder)
    journal = TextJournal(files)
    files.onFailure = { path, error in
      guard path != PlaceKeeper.file else { return }
      notices.say(Complaint("Text cannot be kept before it is saved: \(error)"))
    }
  }

  /// Returns a new interactor for a place.
  func notesInteractor() -> NotesInteractor {
    NotesInteractor(store: store, journal: journal, notices: notices)
  }

  /// Returns a new interactor for a place where the user writes.
  func writerInteractor() -> WriterInteractor {
    WriterInteractor(store: store, journal: journal, open: openFile)
  }
}
