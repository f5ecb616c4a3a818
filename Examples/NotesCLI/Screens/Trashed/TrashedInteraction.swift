import Destinations

/// The interactions of the user with a note in the trash.
enum TrashedInteraction: String, UserInteractionTypeable {
  case load, restore, erase, eraseConfirmed
}
