/// The state in which another program left a text.
struct WrittenText: Hashable, Sendable {
  /// The text as it is now.
  let text: String
  /// The failure of the program, if it did not end well.
  var failure: String?
}
