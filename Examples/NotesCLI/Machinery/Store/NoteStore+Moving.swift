import Foundation

extension NoteStore {
  /// Checks that a note can be moved to a path.
  ///
  /// - Throws: `gone`, `exists`, or the error for an id that is not allowed.
  func check(_ move: NoteMove) throws(NoteStoreError) {
    let wanted = try folder.path(of: move.target)
    guard FileSystem.status(of: try folder.path(of: move.id))?.kind == .file else {
      throw .gone(move.id)
    }
    guard FileSystem.status(of: wanted) == nil else { throw .exists(move.target) }
  }

  /// Moves a note to a free path, and creates missing folders.
  ///
  /// Requests by the old path are answered with the new one from then on, even after the next start.
  ///
  /// - Throws: `cannotWrite`, or as `check(_:)`; the note is where it was.
  func move(_ move: NoteMove) throws(NoteStoreError) {
    try rename(move)
    undoable.append(.move(UndoableMove(move: move)))
  }

  private func rename(_ move: NoteMove) throws(NoteStoreError) {
    let (id, target) = (move.id, move.target)
    try check(move)
    try folder.makeFolders(target.folder)
    do throws(SystemError) {
      try FileSystem.moveToFree(folder.path(id.path), to: folder.path(target.path))
    } catch {
      if error.isTaken { throw .exists(target) }
      throw error.isMissing ? .gone(id) : .cannotWrite(target.path, reason: error.reason)
    }
    for (former, place) in moves where place == id { moves[former] = target }
    moves[id] = target
    moves[target] = nil
    keepMoves()
  }

  /// Rewrites the links of a note for the last move, unless the note was changed since they were found.
  ///
  /// - Throws: As `save(_:text:expecting:)`; the note is unchanged.
  func rewrite(_ change: Relinking.Change) throws(NoteStoreError) {
    let former = change.former
    let saved = try save(change.place, text: change.text, expecting: former.fingerprint)
    guard case .move(var last) = undoable.last else { return }
    last.former.append(
      NoteChange(id: change.place, text: former.text, expecting: saved.fingerprint))
    undoable[undoable.count - 1] = .move(last)
  }
}

extension NoteStore {
  /// Undoes the last change: a move with its rewritten links, or else the latest deletion.
  ///
  /// - Returns: The undone change; nil if there is none.
  /// - Throws: The error that prevents the undoing.
  func undo() throws(NoteStoreError) -> Undone? {
    while let last = undoable.last {
      defer { undoable.removeLast() }
      switch last {
      case .move(let move): return try takeBack(move)
      case .deletion(let id): if let note = try? restore(id) { return .deletion(note) }
      }
    }
    return try trash.notes().first.map { note throws(NoteStoreError) in
      .deletion(try restore(note.id))
    }
  }

  /// Moves a note back, and restores the former texts of all notes, except those that were changed since.
  private func takeBack(_ last: UndoableMove) throws(NoteStoreError) -> Undone {
    let back = NoteMove(id: last.move.target, path: last.move.id.path)
    try rename(back)
    FileSystem.removeEmpty(folder.path(back.id.folder), inside: folder.root)
    let left = last.former.map { change in
      NoteChange(
        id: change.id == back.id ? back.target : change.id, lines: change.lines,
        expecting: change.expecting)
    }.filter { change in
      (try? save(change.id, text: change.lines.text, expecting: change.expecting)) == nil
    }
    return .move(back, left: left.map(\.id))
  }
}

/// The new paths of moved notes are kept in the app's own folder.
extension NoteStore {
  private static let movesFile = "\(NoteFolder.privateFolder)/moves.json"

  /// Returns the kept new paths of moved notes.
  static func keptMoves(in folder: NoteFolder) -> [NoteID: NoteID] {
    let data = FileManager.default.contents(atPath: folder.path(movesFile)) ?? Data()
    let paths = try? JSONDecoder().decode([String: String].self, from: data)
    return Dictionary(uniqueKeysWithValues: (paths ?? [:]).map { (NoteID($0), NoteID($1)) })
  }

  /// In a read-only folder, the paths are known until the program ends.
  private func keepMoves() {
    let paths = Dictionary(uniqueKeysWithValues: moves.map { ($0.path, $1.path) })
    guard let data = try? JSONEncoder().encode(paths) else { return }
    try? folder.makeFolders(NoteFolder.privateFolder)
    try? folder.replace(NoteStore.movesFile, with: String(decoding: data, as: UTF8.self))
  }
}
