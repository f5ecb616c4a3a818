import Destinations

/// What can be done at the links of a note.
enum LinkedInteraction: String, UserInteractionTypeable {
  case load, find, open, create
}
