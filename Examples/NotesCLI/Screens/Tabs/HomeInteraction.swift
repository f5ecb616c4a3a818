import Destinations

/// The interactions that the user can perform everywhere.
enum HomeInteraction: String, UserInteractionTypeable {
  case showNotes, showTags, showTrash, compose, help, search
}
