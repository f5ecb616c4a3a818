/// A note that is to be created.
struct Draft: Hashable, Sendable {
  /// Its title; a file name is made from it.
  let name: String
  /// The text.
  let text: String
}
