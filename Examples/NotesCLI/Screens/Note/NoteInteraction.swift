import Destinations

/// What can be done at a note.
enum NoteInteraction: String, UserInteractionTypeable {
  case load, edit, write, links, move, follow, outline, delete, deleteConfirmed, deleted, undo
}
