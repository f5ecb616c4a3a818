import Destinations

/// What can be done everywhere.
enum HomeInteraction: String, UserInteractionTypeable {
  case showNotes
  case showTags
  case showTrash
  case compose
  case help
  case search
}
