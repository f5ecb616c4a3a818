import Destinations

/// The interactions of the user with the editor of a note.
enum EditorInteraction: String, UserInteractionTypeable {
  case load, check, save, copy, write, finish, copied, follow
}
