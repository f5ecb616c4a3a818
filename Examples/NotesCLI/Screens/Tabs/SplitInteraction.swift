import Destinations

/// The interactions of the user with a list and the note beside it.
enum SplitInteraction: String, UserInteractionTypeable {
  case showList
}
