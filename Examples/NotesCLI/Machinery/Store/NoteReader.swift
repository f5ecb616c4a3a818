import Foundation

/// Reads notes from a folder and turns errors into sentences.
struct NoteReader: Sendable {
  /// The size in bytes above which a file is not treated as a note.
  static let largestFile = 16 * 1_024 * 1_024

  /// The folder of the notes.
  let folder: NoteFolder
}

extension NoteReader {
  /// Reads a note by an id that need not be valid.
  ///
  /// - Throws: `NoteStoreError`, for each reason why there is no text.
  func text(of id: NoteID) throws(NoteStoreError) -> NoteText {
    try text(of: id, at: try folder.path(of: id))
  }

  /// Reads a note that a `FolderWalk` found, whose path needs no check.
  func textOfListed(_ id: NoteID) throws(NoteStoreError) -> NoteText {
    try text(of: id, at: folder.path(id.path))
  }

  /// Reads the summary of a note that a `FolderWalk` found.
  func summaryOfListed(_ id: NoteID) throws(NoteStoreError) -> NoteSummary {
    let (bytes, status) = try read(id, at: folder.path(id.path))
    guard NoteReader.isUTF8(bytes) else { throw .notUTF8(id.path) }
    return NoteReader.summary(of: id, bytes: bytes, modified: status.modified)
  }

  /// Returns the summary of a note with this content.
  static func summary(of id: NoteID, bytes: [UInt8], modified: Date) -> NoteSummary {
    let header = NoteParser.header(of: bytes)
    return NoteSummary(
      id: id,
      title: header.title ?? id.stem,
      tags: header.tags,
      modified: modified,
      byteCount: bytes.count
    )
  }
}

extension NoteReader {
  private func text(of id: NoteID, at path: String) throws(NoteStoreError) -> NoteText {
    let (bytes, status) = try read(id, at: path)
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .notUTF8(id.path) }
    return NoteText(
      summary: NoteReader.summary(of: id, bytes: bytes, modified: status.modified),
      text: text,
      fingerprint: Fingerprint(bytes)
    )
  }

  private func read(
    _ id: NoteID, at path: String
  ) throws(NoteStoreError) -> (bytes: [UInt8], status: FileStatus) {
    do throws(SystemError) {
      return try FileSystem.read(path, limit: NoteReader.largestFile)
    } catch {
      if error.isMissing { throw .gone(id) }
      if error.isLink { throw .symbolicLink(id.path) }
      if error.code == EFBIG { throw .tooLarge(id.path) }
      throw .unreadable(id.path)
    }
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    if bytes.allSatisfy({ $0 < 0x80 }) { return true }
    return String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}
