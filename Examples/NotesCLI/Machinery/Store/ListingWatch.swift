import Foundation

/// Checks whether another program has changed the notes of a listing.
///
/// A check costs little however many notes there are. The dates of all folders show which files came and went. A change
/// inside a file shows only in the date of the file; each check reads some of these dates, in turn.
struct ListingWatch: Sendable {
  /// The number of files that are checked at a time.
  private let filesAtOnce: Int
  private var folders: [FileStamp] = []
  private var files: [FileStamp] = []
  private var next = 0

  /// Creates a watch that has no notes yet.
  init(filesAtOnce: Int = 1_000) {
    self.filesAtOnce = filesAtOnce
  }

  /// Watches the notes of another part of the listing, too.
  mutating func add(_ part: ListingResult) {
    folders += part.folders
    files += part.files
  }

  /// Returns whether any folder, or one of the files that are next in turn, has changed.
  ///
  /// - Complexity: O(n) in the number of folders.
  mutating func hasChanged(in folder: NoteFolder, at time: Date = .now) -> Bool {
    if folders.contains(where: { !$0.isCurrent(in: folder, at: time) }) { return true }
    for _ in 0..<min(files.count, filesAtOnce) {
      next = (next + 1) % files.count
      if !files[next].isCurrent(in: folder, at: time) { return true }
    }
    return false
  }
}
