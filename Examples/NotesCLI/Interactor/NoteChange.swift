/// A new text for a note, and the contents that the note must still have when it is written.
struct NoteChange: Hashable, Sendable {
  /// The note.
  let id: NoteID
  /// All of its new text.
  let lines: TextLines
  /// The text that was read; nil overwrites any text.
  let expecting: Fingerprint?
}

extension NoteChange {
  /// Creates a change from a whole text.
  init(id: NoteID, text: String, expecting: Fingerprint?) {
    self.init(id: id, lines: TextLines(text), expecting: expecting)
  }
}
