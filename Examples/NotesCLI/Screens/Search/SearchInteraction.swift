import Destinations

/// What can be done where notes are searched.
enum SearchInteraction: String, PreviewingInteraction {
  case find, look, open, preview, close
}
