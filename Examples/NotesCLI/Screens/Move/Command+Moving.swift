extension Command {
  /// Returns the note of a list to move, by its number or its path, and the new path if there is one.
  ///
  /// - Throws: A complaint if the input names neither a note nor a path, or if no note has the
  ///   number.
  func move(in notes: [NoteSummary]) throws(Complaint) -> App.ContentType {
    if let (note, path) = namedNote {
      return path.isEmpty ? .note(note) : .move(NoteMove(id: note, path: path))
    }
    let path = try Command("", numbered("move N PATH").rest).words
    let note = try pick(from: notes).id
    return path.isEmpty ? .note(note) : .move(NoteMove(id: note, path: path))
  }

  /// The note whose path the argument begins with, and the words after it; nil for a number, or if there is no
  /// such note.
  var namedNote: (note: NoteID, rest: String)? {
    let words = words.split(separator: " ")
    guard let first = words.first, Int(first) == nil,
      let end = words.firstIndex(where: { NoteID.isNote(fileName: String($0)) })
    else { return nil }
    return (
      NoteID(words[...end].joined(separator: " ")),
      words[(end + 1)...].joined(separator: " ")
    )
  }
}
