import Destinations

/// What can be done in the editor of a note.
enum EditorInteraction: String, UserInteractionTypeable {
  case load
  case check
  case save
  case copy
  case write
  case finish
  case copied
  case follow
}
