import Destinations

/// The interactions of the user with the search.
enum SearchInteraction: String, PreviewingInteraction {
  case find, look, open, preview, close
}
