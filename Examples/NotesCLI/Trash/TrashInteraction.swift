import Destinations

/// What can be done at the trash.
enum TrashInteraction: String, UserInteractionTypeable {
  case load
  case look
  case open
  case restore
  case erase
  case eraseConfirmed
  case empty
  case emptyConfirmed
}
