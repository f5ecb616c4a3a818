import Destinations

/// What can be done where a list and what it opens are beside each other.
enum SplitInteraction: String, UserInteractionTypeable {
  case showList
}
