import Destinations

/// What can be done at a note in the trash.
enum TrashedInteraction: String, UserInteractionTypeable {
  case load
  case restore
  case erase
  case eraseConfirmed
  case left
}
