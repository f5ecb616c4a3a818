/// Says in one sentence why a command cannot be carried out.
struct Complaint: Error, Hashable, CustomStringConvertible {
  /// The sentence.
  let description: String

  /// Creates a complaint from its sentence.
  init(_ sentence: String) {
    description = sentence
  }
}
