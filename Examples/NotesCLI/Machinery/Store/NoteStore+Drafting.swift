extension NoteStore {
  /// Writes a text for another program.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path inside the notes folder.
  /// - Returns: The path.
  /// - Throws: `taken` if another program writes there, `cannotWrite`, or an error if the folder is a symbolic link.
  func keep(_ text: String, asDraft path: String) throws(NoteStoreError) -> String {
    try folder.check()
    try folder.makeFolders(NoteID(path).folder)
    do throws(SystemError) {
      try FileSystem.create(folder.path(path), with: Array(text.utf8))
    } catch {
      throw error.isTaken ? .taken(path) : .cannotWrite(path, reason: error.reason)
    }
    return path
  }

  /// Reads the text that another program left.
  ///
  /// - Throws: `gone`, `unreadable` or `notUTF8`.
  func text(ofDraft path: String) throws(NoteStoreError) -> String {
    try reader.textOfListed(NoteID(path)).text
  }

  /// Removes the text that another program left.
  func removeDraft(_ path: String) {
    FileSystem.removeFile(folder.path(path))
  }

  /// Creates a note beside another, under a name that is not taken.
  ///
  /// - Returns: The path of the new note.
  /// - Throws: `cannotWrite`, or the error for an id that is not allowed.
  func createCopy(of id: NoteID, text: String) throws(NoteStoreError) -> NoteID {
    try folder.check()
    return try folder.create(NoteID("\(id.stem)-copy.md", in: id.folder), with: text)
  }
}
