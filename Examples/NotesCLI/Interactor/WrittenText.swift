/// What another program left of a text.
struct WrittenText: Hashable, Sendable {
  /// The text as it is now.
  let text: String
  /// Why the program did not end well, if it did not.
  var failure: String?
}
