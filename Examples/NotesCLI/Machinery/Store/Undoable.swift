/// A change of notes that can be undone.
enum Undoable: Sendable {
  case move(UndoableMove)
  case deletion(TrashID)
}

/// A move, and the former texts of the notes that were rewritten for it.
struct UndoableMove: Sendable {
  let move: NoteMove
  /// The former texts, each with the fingerprint of its replacement.
  var former: [NoteChange] = []
}

/// A change that was undone.
enum Undone: Sendable {
  /// A note was moved back; some notes stay as they are, because they were changed since.
  case move(NoteMove, left: [NoteID])
  /// A note came back from the trash.
  case deletion(NoteID)

  /// The note at its former path.
  var note: NoteID {
    switch self {
    case .move(let back, _): back.target
    case .deletion(let note): note
    }
  }
}
