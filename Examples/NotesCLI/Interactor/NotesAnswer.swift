/// What the notes interactor answers.
enum NotesAnswer: Sendable {
  /// A part of a listing.
  case part(ListingResult, isLast: Bool)
  /// What was listed has been changed by another program.
  case changed
  /// A note with its text.
  case note(NoteText)
  /// The links of a note, or its headings.
  case linked(LinkedResult)
  /// The notes that link to one.
  case linking([LinkingNote])
  /// A note that was created.
  case created(NoteID)
  /// A note that was written, as it is now.
  case saved(NoteText)
  /// A note that was moved, as it is called now, and what that broke.
  case moved(NoteID, breaking: BrokenLinks)
  /// A note that went to the trash.
  case deleted(NoteID)
  /// What a search found.
  case found(SearchResult, words: String)
  /// The notes in the trash.
  case trashed([TrashedNote])
  /// A note that came back from the trash.
  case restored(NoteID)
  /// Notes that were removed for good.
  case erased(count: Int)
  /// A note to be edited, nil if it is gone, with a text of it that was not saved.
  case editing(NoteText?, unsaved: UnsavedText?)
  /// A new note that was not saved, and how many others were not.
  case recalled(TextJournal.Subject, UnsavedText, others: Int)
  /// There is nothing, or something later was asked for.
  case nothing
}
