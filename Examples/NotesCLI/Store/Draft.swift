/// A note that is to be created.
struct Draft: Hashable, Sendable {
  /// Its title; a file name is made from it.
  let name: String
  /// The text.
  let text: String
}

extension Draft {
  /// The folder with which the name begins, as far as the note that was made of it is not in there; nil if it is.
  func folder(missingFor note: NoteID) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let isPath = parts.allSatisfy { $0.contains { !$0.isWhitespace } }
    return isPath && parts.count > 1 && folder != note.folder ? folder : nil
  }
}
