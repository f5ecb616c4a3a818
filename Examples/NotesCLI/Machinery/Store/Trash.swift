import Foundation

/// Moves notes into the trash of a notes folder and out of it.
///
/// Each deletion has a folder of its own, `.notescli/trash/<id>/`, in which the note keeps its
/// relative path. So nothing in the trash is ever overwritten and each note keeps its former path.
struct Trash: Sendable {
  /// The path of the trash inside the notes folder.
  static let folderName = "\(NoteFolder.privateFolder)/trash"

  /// The notes folder that the trash belongs to.
  let folder: NoteFolder
}

extension Trash {
  /// Moves a note into the trash.
  ///
  /// - Throws: `gone`, `cannotWrite`, or the error for an id that is not allowed.
  func put(_ id: NoteID, deleted: Date) throws(NoteStoreError) -> TrashID {
    let path = try folder.path(of: id)
    guard FileSystem.status(of: path)?.kind == .file else { throw .gone(id) }
    let trashID = TrashID(deleted: deleted)
    let place = "\(Trash.folderName)/\(trashID.name)"
    try folder.makeFolders(id.folder.isEmpty ? place : "\(place)/\(id.folder)")
    do throws(SystemError) {
      try FileSystem.move(path, to: folder.path("\(place)/\(id.path)"))
    } catch {
      try? FileSystem.removeTree(folder.path(place))
      throw error.isMissing ? .gone(id) : .cannotWrite(id.path, reason: error.reason)
    }
    return trashID
  }

  /// Lists the trash, the latest deletion first.
  func notes() -> [TrashedNote] {
    guard let place = try? checkedPlace(),
      let entries = try? FileSystem.entries(in: folder.path(place))
    else { return [] }
    return entries.compactMap { note(TrashID($0.name)) }
      .sorted { ($0.deleted, $0.id.name) > ($1.deleted, $1.id.name) }
  }

  /// Reads a note in the trash.
  ///
  /// - Throws: `notInTrash`, or as `NoteReader.text(of:)`.
  func text(of id: TrashID) throws(NoteStoreError) -> NoteText {
    guard let note = note(id) else { throw .notInTrash(id) }
    let entry = NoteFolder(root: folder.path("\(Trash.folderName)/\(id.name)"))
    return try NoteReader(folder: entry).textOfListed(note.summary.id)
  }

  /// Moves a note back to where it was, under a new name if its own is taken.
  ///
  /// - Returns: The new path of the note.
  /// - Throws: `notInTrash`, `cannotWrite`, or the error for a path that is not allowed.
  func restore(_ id: TrashID) throws(NoteStoreError) -> NoteID {
    guard let note = note(id) else { throw .notInTrash(id) }
    let original = note.summary.id
    let entry = folder.path("\(Trash.folderName)/\(id.name)")
    let target = try folder.createFirstFree(original) { path throws(SystemError) in
      try FileSystem.moveToFree("\(entry)/\(original.path)", to: path)
    }
    try? FileSystem.removeTree(entry)
    return target
  }

  /// Removes a note from the trash for good.
  ///
  /// - Throws: `notInTrash` or `cannotWrite`.
  func remove(_ id: TrashID) throws(NoteStoreError) {
    guard note(id) != nil else { throw .notInTrash(id) }
    let entry = "\(Trash.folderName)/\(id.name)"
    do throws(SystemError) {
      try FileSystem.removeTree(folder.path(entry))
    } catch {
      throw .cannotWrite(entry, reason: error.reason)
    }
  }
}

extension Trash {
  private func checkedPlace() throws(NoteStoreError) -> String {
    for part in [NoteFolder.privateFolder, Trash.folderName]
    where FileSystem.status(of: folder.path(part))?.kind == .link {
      throw .symbolicLink(part)
    }
    return Trash.folderName
  }

  private func note(_ id: TrashID) -> TrashedNote? {
    guard id.isValid, let deleted = id.deleted, let place = try? checkedPlace() else { return nil }
    let entry = NoteFolder(root: folder.path("\(place)/\(id.name)"))
    guard FileSystem.status(of: entry.root)?.kind == .folder else { return nil }
    for case .note(let original) in FolderWalk(entry) {
      return TrashedNote(id: id, summary: summary(of: original, in: entry), deleted: deleted)
    }
    return nil
  }

  /// Describes a note in the trash by its file name alone if it cannot be read.
  private func summary(of id: NoteID, in entry: NoteFolder) -> NoteSummary {
    if let summary = try? NoteReader(folder: entry).summaryOfListed(id) { return summary }
    let status = FileSystem.status(of: entry.path(id.path))
    return NoteSummary(
      id: id,
      title: id.stem,
      tags: [],
      modified: status?.modified ?? .distantPast,
      byteCount: status?.byteCount ?? 0
    )
  }
}
