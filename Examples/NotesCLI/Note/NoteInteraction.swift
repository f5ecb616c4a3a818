import Destinations

/// What can be done at a note.
enum NoteInteraction: String, UserInteractionTypeable {
  case load
  case edit
  case write
  case links
  case move
  case follow
  case outline
  case delete
  case deleteConfirmed
  case deleted
  case undo
}
