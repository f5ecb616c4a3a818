import Foundation

/// Keeps notes as Markdown files in a folder that other programs may change at any time.
///
/// Changes are made one after another. Listing and searching only read; they run on a
/// background thread, and never block the other methods.
actor NoteStore {
  /// The folder of the notes.
  nonisolated let folder: NoteFolder
  /// The reader of the notes in the folder.
  nonisolated let reader: NoteReader
  let trash: Trash
  private let now: @Sendable () -> Date
  /// The current paths of notes that were moved, by their old paths.
  lazy var moves = NoteStore.keptMoves(in: folder)
  /// The changes that can be undone, the latest last.
  var undoable: [Undoable] = []

  /// Creates a store for a notes folder; nothing is read or created.
  ///
  /// - Parameters:
  ///   - folder: The notes folder.
  ///   - now: Returns the time at which a note is deleted.
  init(folder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    self.folder = NoteFolder(folder)
    self.now = now
    reader = NoteReader(folder: self.folder)
    trash = Trash(folder: self.folder)
  }

  /// Checks that the notes folder can be used.
  ///
  /// - Throws: `folderMissing`, `notADirectory` or `unreadable`.
  nonisolated func open() throws(NoteStoreError) {
    try folder.check()
  }

  /// Reads a note.
  ///
  /// - Throws: `gone`, `moved`, `unreadable`, `notUTF8`, `tooLarge`, or the error for an id that is not allowed.
  func text(of id: NoteID) throws(NoteStoreError) -> NoteText {
    do throws(NoteStoreError) {
      return try reader.text(of: id)
    } catch {
      guard error == .gone(id), let place = moves[id] else { throw error }
      throw .moved(id, to: place)
    }
  }
}

extension NoteStore {
  /// Moves a note into the trash.
  ///
  /// - Returns: The identifier that `restore` takes.
  /// - Throws: `gone`, `cannotWrite`, or the error for an id that is not allowed; the note is where it was.
  @discardableResult
  func delete(_ id: NoteID) throws(NoteStoreError) -> TrashID {
    let trashID = try trash.put(id, deleted: now())
    undoable.append(.deletion(trashID))
    return trashID
  }

  /// Lists the trash, the latest deletion first.
  func trashed() -> [TrashedNote] {
    trash.notes()
  }

  /// Reads a note in the trash; its id is its former path.
  ///
  /// - Throws: `notInTrash`, or as `text(of:)`.
  func text(ofTrashed id: TrashID) throws(NoteStoreError) -> NoteText {
    try trash.text(of: id)
  }

  /// Moves a note back to where it was, under a new name if its own is taken.
  ///
  /// - Returns: The new path of the note.
  /// - Throws: `notInTrash`, `cannotWrite`, or the error for a path that is not allowed; the trash is unchanged.
  @discardableResult
  func restore(_ id: TrashID) throws(NoteStoreError) -> NoteID {
    try trash.restore(id)
  }

  /// Removes a note from the trash for good.
  ///
  /// - Throws: `notInTrash` or `cannotWrite`.
  func deleteForever(_ id: TrashID) throws(NoteStoreError) {
    try trash.remove(id)
  }

  /// Removes all notes from the trash for good.
  ///
  /// - Returns: The number of removed notes.
  /// - Throws: `cannotWrite` at the first note that cannot be removed; later ones stay.
  @discardableResult
  func emptyTrash() throws(NoteStoreError) -> Int {
    let notes = trash.notes()
    for note in notes { try trash.remove(note.id) }
    return notes.count
  }
}
