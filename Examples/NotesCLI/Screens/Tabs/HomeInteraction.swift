import Destinations

/// The interactions that the user has everywhere.
enum HomeInteraction: String, UserInteractionTypeable {
  case showNotes, showTags, showTrash, compose, help, search
}
