/// What can be done at the list of notes.
enum NotesInteraction: String, DeletingInteraction, PreviewingInteraction {
  case load
  case more
  case look
  case open
  case preview
  case delete
  case deleteConfirmed
  case deleted
  case search
  case undoDelete
}
