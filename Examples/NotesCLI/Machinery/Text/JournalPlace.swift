/// The folders in which one program keeps its unsaved texts while other programs run.
///
/// The first program has the first place, a second one the next, and so on. Texts in a place that no
/// program holds were left by a program that has ended.
struct JournalPlace {
  /// The number of this place, from 1 on.
  private let number: Int
  private let lock: FileLock?

  /// The path of the folder of unsaved texts inside the notes folder.
  var texts: String { JournalPlace.path("unsaved", number) }

  /// The path of the folder of texts that are open in another program.
  var drafts: String { JournalPlace.path("drafts", number) }

  private static func path(_ name: String, _ number: Int) -> String {
    "\(NoteFolder.privateFolder)/\(name)\(number == 1 ? "" : "-\(number)")"
  }

  private static let numbers = 1...99

  /// Returns whether any text was ever kept in a notes folder.
  static func isUsed(in folder: NoteFolder) -> Bool {
    FileSystem.status(of: folder.path(path("unsaved", 1))) != nil
  }

  /// Takes the first place that no program holds, and moves the texts of ended programs from other places there.
  ///
  /// If no place can be locked, the first one is taken, as if no other program ran.
  static func take(in folder: NoteFolder) -> JournalPlace {
    guard let place = numbers.lazy.compactMap({ attempt($0, in: folder) }).first else {
      return JournalPlace(number: 1, lock: nil)
    }
    for number in numbers where number != place.number {
      let attempt = FileLock.hold(folder.path(path("unsaved", number)))
      guard case .held(let lock) = attempt else { continue }
      let other = JournalPlace(number: number, lock: lock)
      move(from: other.texts, to: place.texts, in: folder)
      move(from: other.drafts, to: place.drafts, in: folder)
    }
    return place
  }

  private static func attempt(_ number: Int, in folder: NoteFolder) -> JournalPlace? {
    let texts = path("unsaved", number)
    guard (try? folder.makeFolders(texts)) != nil else { return JournalPlace(number: 1, lock: nil) }
    switch FileLock.hold(folder.path(texts)) {
    case .held(let lock): return JournalPlace(number: number, lock: lock)
    case .taken: return nil
    case .impossible: return JournalPlace(number: 1, lock: nil)
    }
  }

  /// Moves files, except those that exist at the new place, which stay.
  private static func move(from old: String, to new: String, in folder: NoteFolder) {
    for case .note(let id) in FolderWalk(NoteFolder(root: folder.path(old))) {
      let target = NoteID("\(new)/\(id.path)")
      guard (try? folder.makeFolders(target.folder)) != nil else { continue }
      try? FileSystem.moveToFree(folder.path("\(old)/\(id.path)"), to: folder.path(target.path))
    }
  }
}
