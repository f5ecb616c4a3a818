/// An error of the store, with a sentence for the user.
///
/// In every case, the notes on disk are unchanged.
enum NoteStoreError: Error, Hashable, Sendable {
  /// The notes folder does not exist.
  case folderMissing(String)
  /// The path of the notes folder names something that is not a folder.
  case notADirectory(String)
  /// The file is not valid UTF-8.
  case notUTF8(String)
  /// The name of the file is not valid UTF-8; the path shows it repaired.
  case nameNotUTF8(String)
  /// The file or folder may not be read.
  case unreadable(String)
  /// The file is larger than `NoteReader.largestFile`.
  case tooLarge(String)
  /// There is no such note, and perhaps never was.
  case missing(String)
  /// The note is no longer there.
  case gone(NoteID)
  /// The note has another path now.
  case moved(NoteID, to: NoteID)
  /// The path is taken already.
  case exists(NoteID)
  /// Another program changed the note since it was read.
  case changedOnDisk(NoteID)
  /// The file or folder could not be written, for the reason the system gives.
  case cannotWrite(String, reason: String)
  /// Another program writes in the file.
  case taken(String)
  /// The path leads out of the notes folder.
  case outsideFolder(String)
  /// The path goes through a symbolic link inside the notes folder.
  case symbolicLink(String)
  /// The path does not name a Markdown file.
  case notANote(String)
  /// The trash holds nothing with this id.
  case notInTrash(TrashID)
}

extension NoteStoreError: CustomStringConvertible {
  /// One sentence for the user.
  var description: String {
    switch self {
    case .folderMissing(let path): "The notes folder \(path) does not exist."
    case .notADirectory(let path): "\(path) is not a folder."
    case .notUTF8(let path): "\(path) is not text in UTF-8."
    case .nameNotUTF8(let path): "The file name \(path) is not valid UTF-8."
    case .unreadable(let path): "\(path) cannot be read."
    case .tooLarge(let path): "\(path) is too large for a note."
    case .missing(let name): "There is no note \(name)."
    case .gone(let id): "\(id) is no longer there."
    case .moved(let id, let place): "\(id) is \(place) now."
    case .exists(let id): "\(id) already exists; nothing is overwritten."
    case .changedOnDisk(let id): "\(id) was changed by another program."
    case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)."
    case .taken(let path): "\(path) is open in another program."
    case .outsideFolder(let path): "\(path) leads out of the notes folder."
    case .symbolicLink(let path): "\(path) goes through a symbolic link, which is not followed."
    case .notANote(let path): "\(path) is not a Markdown file."
    case .notInTrash(let id): "The trash holds nothing called \(id)."
    }
  }
}
