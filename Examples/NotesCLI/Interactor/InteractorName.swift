import Destinations

/// The interactors that places of this app may have.
enum InteractorName: String, InteractorTypeable {
  /// Reads and changes notes.
  case notes
  /// Lets the user write a text in another program.
  case writer
}
