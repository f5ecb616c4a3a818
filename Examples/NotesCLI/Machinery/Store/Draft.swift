/// A note to create.
struct Draft: Hashable, Sendable {
  /// The title of the note, from which its file name is made.
  let name: String
  /// The text.
  let text: String
}

extension Draft {
  /// Returns the existing note with the requested name; nil if the created note got that name.
  func namesake(of note: NoteID) -> NoteID? {
    let slug = Slug.make(from: name.dropFirst(note.folder.isEmpty ? 0 : note.folder.count + 1))
    let wanted = NoteID("\(slug).\(note.fileExtension)", in: note.folder)
    return wanted == note ? nil : wanted
  }

  /// Returns the folder at the beginning of the name if it is missing; nil if the note was created in that folder.
  func folder(missingFor note: NoteID) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let isPath = parts.allSatisfy { $0.contains { !$0.isWhitespace } }
    return isPath && parts.count > 1 && folder != note.folder ? folder : nil
  }
}
