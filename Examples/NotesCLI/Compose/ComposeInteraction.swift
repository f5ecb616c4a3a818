import Destinations

/// What can be done where a new note is written.
enum ComposeInteraction: String, UserInteractionTypeable {
  case create
  case recall
  case write
  case finish
  case cancel
  case help
}
