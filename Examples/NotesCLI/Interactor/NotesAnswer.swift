/// The answers of the notes interactor.
enum NotesAnswer: Sendable {
  /// A part of a listing.
  case part(ListingResult, isLast: Bool)
  /// Another program has changed the listed notes.
  case changed
  /// A note with its text.
  case note(NoteText)
  /// The links of a note, or its headings.
  case linked(LinkedResult)
  /// The notes that link to a note.
  case linking([NoteSummary])
  /// A note that was created.
  case created(NoteID)
  /// A note that was written, as it is now.
  case saved(NoteText)
  /// The changes to links that a move needs.
  case planned(Relinking)
  /// A note was moved, with the notes that were rewritten for it, and the reasons for those that were not.
  case moved(Relinking, rewritten: [Relinking.Change], left: [String])
  /// A move or a deletion was undone.
  case undone(Undone)
  /// A note that went to the trash.
  case deleted(NoteID)
  /// The notes that a search found.
  case found(SearchResult, words: String)
  /// The notes in the trash.
  case trashed([TrashedNote])
  /// A note that came back from the trash.
  case restored(NoteID)
  /// Notes that were removed for good.
  case erased(count: Int)
  /// The text of a note to edit, nil if the note no longer exists, and its unsaved text, if any.
  case editing(UnsavedText?, unsaved: UnsavedText?)
  /// A new note that was not saved, and the number of others.
  case recalled(TextJournal.Subject, UnsavedText, others: Int)
  /// No answer, or a later request has replaced this one.
  case nothing
}
