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

  /// Returns the folder that the name begins with, if it is missing and the note was created elsewhere; else nil.
  func folder(missingFor note: NoteID) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let isPath = parts.allSatisfy { $0.contains { !$0.isWhitespace } }
    return isPath && parts.count > 1 && folder != note.folder ? folder : nil
  }
}
