/// A new text for a note, with what the note must still contain for it to be written.
struct NoteChange: Hashable, Sendable {
  /// The note.
  let id: NoteID
  /// All of its new text.
  let lines: TextLines
  /// What was read; nil writes the text whatever is there.
  let expecting: Fingerprint?
}

extension NoteChange {
  /// Takes a text as a whole.
  init(id: NoteID, text: String, expecting: Fingerprint?) {
    self.init(id: id, lines: TextLines(text), expecting: expecting)
  }
}
