import Destinations

/// The interactions of the user with the new path of a note.
enum MoveInteraction: String, UserInteractionTypeable {
  case plan, ask, move, relink, finish, cancel
}
