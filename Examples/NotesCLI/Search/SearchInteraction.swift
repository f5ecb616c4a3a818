import Destinations

/// What can be done where notes are searched.
enum SearchInteraction: String, PreviewingInteraction {
  case find
  case look
  case open
  case preview
  case close
}
