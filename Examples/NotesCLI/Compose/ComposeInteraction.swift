import Destinations

/// What can be done where a new note is written.
enum ComposeInteraction: String, UserInteractionTypeable {
  case create
  case keep
  case write
  case finish
  case cancel
}
