import Destinations

/// The interactions of the user with a new note.
enum ComposeInteraction: String, UserInteractionTypeable {
  case create, recall, write, finish, cancel, help
}
