import Destinations

/// The answers of the user to a question.
enum ConfirmInteraction: String, UserInteractionTypeable {
  case yes, no
}
