/// How many links lead no longer where they did, as a note was moved.
struct BrokenLinks: Hashable, Sendable {
  /// How many notes have some to the note that was moved.
  var noteCount = 0
  /// How many the note that was moved has itself.
  var ownCount = 0

  /// What the user is told of them; nil if there are none.
  var sentence: String? {
    let notes = noteCount == 1 ? "1 note links" : "\(noteCount) notes link"
    let own = ownCount == 1 ? "1 link in it leads" : "\(ownCount) links in it lead"
    let parts = [
      noteCount > 0 ? "\(notes) to its old path." : nil,
      ownCount > 0 ? "\(own) nowhere now." : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
