extension NoteStore {
  /// The path, inside the notes folder, of the folder of texts that were not saved as notes.
  static let draftFolder = "\(NoteFolder.privateFolder)/drafts"

  /// Writes a text that is not a note, under a name that is not taken.
  ///
  /// - Returns: The path inside the notes folder.
  /// - Throws: `cannotWrite`, or a refusal if the folder is a symbolic link.
  func keep(_ draft: Draft) throws(NoteStoreError) -> String {
    try folder.check()
    try folder.makeFolders(NoteStore.draftFolder)
    let path = try reserveDraft(NoteID("\(Slug.make(from: draft.name)).md"))
    try folder.replace(path, with: draft.text)
    return path
  }

  /// Reads a draft and removes it.
  ///
  /// - Throws: `gone`, `unreadable` or `notUTF8`; the draft is still there then.
  func takeDraft(_ path: String) throws(NoteStoreError) -> String {
    let text = try reader.textOfListed(NoteID(path)).text
    FileSystem.removeFile(folder.path(path))
    return text
  }

  /// Removes a draft that still holds the text with which it was written.
  ///
  /// - Returns: False if it holds another text, and is still there.
  func dropDraft(_ path: String, ifStill text: String) -> Bool {
    guard (try? reader.textOfListed(NoteID(path)).text) == text else { return false }
    FileSystem.removeFile(folder.path(path))
    return true
  }

  /// Creates a note beside another, under a name that is not taken.
  ///
  /// - Returns: Where the new note is.
  /// - Throws: `cannotWrite`, or a refusal of the id.
  func createCopy(of id: NoteID, text: String) throws(NoteStoreError) -> NoteID {
    let name = "\(id.stem)-copy.md"
    try folder.check()
    return try folder.create(
      NoteID(id.folder.isEmpty ? name : "\(id.folder)/\(name)"), with: text)
  }

  private func reserveDraft(_ wanted: NoteID) throws(NoteStoreError) -> String {
    var number = 1
    while true {
      let path = "\(NoteStore.draftFolder)/\(wanted.candidate(number).path)"
      do throws(SystemError) {
        try FileSystem.reserve(folder.path(path))
        return path
      } catch {
        guard error.isTaken else { throw .cannotWrite(path, reason: error.reason) }
      }
      number += 1
    }
  }
}
