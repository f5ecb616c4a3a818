import Destinations

/// What can be done where the user is asked to confirm something.
enum ConfirmInteraction: String, UserInteractionTypeable {
  case confirm
  case confirmed
  case cancel
}
