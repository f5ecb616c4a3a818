import Foundation

extension NoteFolder {
  /// Writes a file so that a reader sees either the old content or the new, never a part.
  ///
  /// A half-written file is in the app's own folder, if there is one, so that a kill leaves nothing among
  /// the notes.
  ///
  /// - Throws: `cannotWrite`; the file is unchanged.
  func replace(
    _ relative: String, with text: String, permissions: UInt32? = nil
  ) throws(NoteStoreError) {
    do throws(SystemError) {
      try FileSystem.replace(
        path(relative), with: Array(text.utf8), permissions: permissions, through: halfWrittenPlace)
    } catch {
      throw .cannotWrite(relative, reason: error.reason)
    }
  }

  /// Creates a note under the first free name, together with its text.
  func create(_ wanted: NoteID, with text: String) throws(NoteStoreError) -> NoteID {
    let place = halfWrittenPlace
    return try createFirstFree(wanted) { path throws(SystemError) in
      try FileSystem.create(path, with: Array(text.utf8), through: place)
    }
  }

  /// The folder of half-written files; nil for the folder of the finished ones.
  private var halfWrittenPlace: String? {
    let place = path(NoteFolder.privateFolder)
    return FileSystem.status(of: place)?.kind == .folder ? place : nil
  }

  /// Removes a file, if no symbolic link leads there; nothing happens if it is not there.
  ///
  /// - Throws: The error for a path that is not allowed.
  func remove(_ relative: String) throws(NoteStoreError) {
    try refuseLinks(in: relative.split(separator: "/"))
    FileSystem.removeFile(path(relative))
  }

  /// Removes half-written files of killed programs, but not those of the last minute: another program may write them.
  func removeHalfWritten() {
    let place = path(NoteFolder.privateFolder)
    guard FileSystem.status(of: place)?.kind == .folder else { return }
    for entry in (try? FileSystem.entries(in: place)) ?? []
    where entry.name.hasPrefix(".notescli-") && entry.name.hasSuffix(".tmp") {
      let file = "\(place)/\(entry.name)"
      let written = FileSystem.status(of: file)?.modified ?? .now
      if written < .now - 60 { FileSystem.removeFile(file) }
    }
  }
}
