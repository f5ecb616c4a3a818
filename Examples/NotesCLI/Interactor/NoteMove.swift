/// A note that is to be somewhere else.
struct NoteMove: Hashable, Sendable {
  /// The note.
  let id: NoteID
  /// The path as it was written.
  let path: String
}

extension NoteMove {
  /// Where the note is to be: behind a slash under its own name, and with its ending unless another one is written.
  var target: NoteID {
    let path = path.hasSuffix("/") ? path + id.fileName : path
    let name = NoteID(path).fileName
    return NoteID(NoteID.isNote(fileName: name) ? path : "\(path).\(id.fileExtension)")
  }
}
