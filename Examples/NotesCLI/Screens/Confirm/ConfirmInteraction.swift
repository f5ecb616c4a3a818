import Destinations

/// What the user says where something is to be confirmed.
enum ConfirmInteraction: String, UserInteractionTypeable {
  case yes, no
}
