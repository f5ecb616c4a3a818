import Foundation

/// The date of the last change of a file or folder when a listing found it.
struct FileStamp: Hashable, Sendable {
  /// The path inside the notes folder.
  ///
  /// The path of a folder ends with `.`, so that a link to the folder is followed.
  private let path: String
  /// The date of the last change, or nil if the file did not exist.
  private let modified: Date?
  private let byteCount: Int
  /// Whether a later change could have the same date.
  private let isYoung: Bool

  /// The number of seconds within which two changes may have the same date: the dates of some disks are coarse.
  private static let grain = 2.0

  /// Creates a stamp from the status that a listing has read.
  init(_ note: NoteSummary, at time: Date = .now) {
    self.init(note.id.path, note.modified, note.byteCount, at: time)
  }

  /// Creates a stamp of the file at a path.
  init(of path: String, in folder: NoteFolder, at time: Date = .now) {
    let status = FileSystem.status(of: folder.path(path))
    self.init(path, status?.modified, status?.byteCount ?? 0, at: time)
  }

  private init(_ path: String, _ modified: Date?, _ byteCount: Int, at time: Date = .now) {
    self.path = path
    self.modified = modified
    self.byteCount = byteCount
    isYoung = modified.map { abs(time.timeIntervalSince($0)) < FileStamp.grain } ?? false
  }
}

extension FileStamp {
  /// Creates a stamp of a folder, not of a link to it.
  init(ofFolder path: String, in folder: NoteFolder, at time: Date = .now) {
    self.init(of: path.isEmpty ? "." : "\(path)/.", in: folder, at: time)
  }

  /// Returns whether nothing was written since the listing.
  ///
  /// A file that was written immediately before the listing may have been written again with the same date. Such a
  /// file counts as changed at the first check at which a further change would get another date.
  func isCurrent(in folder: NoteFolder, at time: Date = .now) -> Bool {
    let now = FileStamp(of: path, in: folder, at: time)
    return now.modified == modified && now.byteCount == byteCount && (!isYoung || now.isYoung)
  }
}
