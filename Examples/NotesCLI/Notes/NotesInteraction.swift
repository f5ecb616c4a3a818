/// What can be done at the list of notes.
enum NotesInteraction: String, ListingInteraction {
  case load
  case more
  case open
  case delete
  case deleteConfirmed
  case search
  case undoDelete
}
