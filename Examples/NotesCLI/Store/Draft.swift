/// A text that was not saved as a note.
struct Draft: Hashable, Sendable {
  /// What it is about; a file name is made from it.
  let name: String
  /// The text.
  let text: String
}
