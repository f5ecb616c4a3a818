import Destinations

/// What can be done in the editor of a note.
enum EditorInteraction: String, UserInteractionTypeable {
  case load, check, save, copy, write, finish, copied, follow
}
