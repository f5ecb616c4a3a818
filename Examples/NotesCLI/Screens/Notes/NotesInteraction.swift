/// The interactions of the user with the list of notes.
enum NotesInteraction: String, ListingInteraction, PreviewingInteraction {
  case load, more, look, open, preview, close, edit, move, delete, deleteConfirmed, undo
}
