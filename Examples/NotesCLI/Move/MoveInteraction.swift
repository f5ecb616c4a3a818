import Destinations

/// What can be done where a note is given another path.
enum MoveInteraction: String, UserInteractionTypeable {
  case plan
  case ask
  case move
  case relink
  case finish
  case cancel
}
