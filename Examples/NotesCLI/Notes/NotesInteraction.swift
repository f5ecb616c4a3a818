/// What can be done at the list of notes.
enum NotesInteraction: String, ListingInteraction, PreviewingInteraction {
  case load
  case more
  case look
  case open
  case preview
  case close
  case edit
  case move
  case delete
  case deleteConfirmed
  case undo
}
