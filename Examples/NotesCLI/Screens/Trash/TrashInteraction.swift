import Destinations

/// The interactions of the user with the trash.
enum TrashInteraction: String, UserInteractionTypeable {
  case load, look, open, restore, erase, eraseConfirmed, empty, emptyConfirmed
}
