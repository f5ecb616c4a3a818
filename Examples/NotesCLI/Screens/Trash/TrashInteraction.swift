import Destinations

/// What can be done at the trash.
enum TrashInteraction: String, UserInteractionTypeable {
  case load, look, open, restore, erase, eraseConfirmed, empty, emptyConfirmed
}
