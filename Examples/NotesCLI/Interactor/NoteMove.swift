/// A note and the path to which it moves.
struct NoteMove: Hashable, Sendable {
  /// The note.
  let id: NoteID
  /// The path as it was written.
  let path: String
}

extension NoteMove {
  /// The new path: behind a slash the note keeps its name, and without another ending its own.
  var target: NoteID {
    let path = path.hasSuffix("/") ? path + id.fileName : path
    let name = NoteID(path).fileName
    return NoteID(NoteID.isNote(fileName: name) ? path : "\(path).\(id.fileExtension)")
  }
}
