import Destinations

/// What can be done at a note in the trash.
enum TrashedInteraction: String, UserInteractionTypeable {
  case load, restore, erase, eraseConfirmed, left
}
