import Destinations

/// What can be done at the notes that a note links to.
enum LinkedInteraction: String, UserInteractionTypeable {
  case load
  case open
}
