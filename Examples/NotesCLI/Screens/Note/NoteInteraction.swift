import Destinations

/// The interactions of the user with a note.
enum NoteInteraction: String, UserInteractionTypeable {
  case load, edit, write, links, move, follow, outline, delete, deleteConfirmed, deleted, undo
}
