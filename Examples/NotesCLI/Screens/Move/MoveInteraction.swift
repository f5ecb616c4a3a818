import Destinations

/// What can be done where a note is given another path.
enum MoveInteraction: String, UserInteractionTypeable {
  case plan, ask, move, relink, finish, cancel
}
