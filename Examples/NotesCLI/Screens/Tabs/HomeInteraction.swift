import Destinations

/// What can be done everywhere.
enum HomeInteraction: String, UserInteractionTypeable {
  case showNotes, showTags, showTrash, compose, help, search
}
