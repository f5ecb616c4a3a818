import Destinations

/// The interactions of the user with the links of a note.
enum LinkedInteraction: String, UserInteractionTypeable {
  case load, find, open, create
}
