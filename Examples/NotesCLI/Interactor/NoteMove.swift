/// A note and the path to which it moves.
struct NoteMove: Hashable, Sendable {
  /// The note.
  let id: NoteID
  /// The path as it was written.
  let path: String
}

extension NoteMove {
  /// The new path: one that ends with a slash keeps the file name, and one without an ending keeps the ending.
  var target: NoteID {
    let path = path.hasSuffix("/") ? path + id.fileName : path
    let name = NoteID(path).fileName
    return NoteID(NoteID.isNote(fileName: name) ? path : "\(path).\(id.fileExtension)")
  }
}
