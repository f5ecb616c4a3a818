import Destinations

/// What can be done where a new note is written.
enum ComposeInteraction: String, UserInteractionTypeable {
  case create, recall, write, finish, cancel, help
}
