extension NoteStore {
  /// Moves a note to a path that nothing has, making folders where they are needed.
  ///
  /// Whoever asks for the note by its old path is told the new one from then on.
  ///
  /// - Throws: `gone`, `exists`, `cannotWrite`, or a refusal of one of the ids; the note is where it was.
  func move(_ id: NoteID, to target: NoteID) throws(NoteStoreError) {
    let path = try folder.path(of: id)
    let wanted = try folder.path(of: target)
    guard FileSystem.status(of: path)?.kind == .file else { throw .gone(id) }
    guard FileSystem.status(of: wanted) == nil else { throw .exists(target) }
    try folder.makeFolders(target.folder)
    do throws(SystemError) {
      try FileSystem.moveToFree(path, to: wanted)
    } catch {
      if error.isTaken { throw .exists(target) }
      throw error.isMissing ? .gone(id) : .cannotWrite(target.path, reason: error.reason)
    }
    moves[target] = nil
    moves[id] = target
  }

  /// Returns where a note is now that was moved, perhaps again and again; nil for one that was not.
  func place(ofMoved id: NoteID) -> NoteID? {
    guard var place = moves[id] else { return nil }
    while let next = moves[place] { place = next }
    return place
  }
}
