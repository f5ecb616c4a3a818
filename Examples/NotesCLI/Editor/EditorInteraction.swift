import Destinations

/// What can be done in the editor of a note.
enum EditorInteraction: String, UserInteractionTypeable {
  case load
  case save
  case copy
  case write
  case finish
}
