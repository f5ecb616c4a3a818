import Destinations

/// The interactions of the user everywhere.
enum HomeInteraction: String, UserInteractionTypeable {
  case showNotes, showTags, showTrash, compose, help, search
}
