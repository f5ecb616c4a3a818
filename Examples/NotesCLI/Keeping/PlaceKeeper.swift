import Destinations
import Foundation

/// Keeps where the user is in the notes folder, so that the program comes back to it, however it ended.
@MainActor
final class PlaceKeeper {
  private let folder: NoteFolder
  private var kept: NavigationSnapshot?

  /// The path of the file inside the notes folder.
  static let file = "\(NoteFolder.privateFolder)/place.json"

  /// Takes the notes folder.
  init(folder: NoteFolder) {
    self.folder = folder
  }

  /// What was kept last, or nil.
  func load() -> Data? {
    removeHalfWritten()
    return FileManager.default.contents(atPath: folder.path(Self.file))
  }

  /// Forgets where the user is, so that the program begins anew the next time.
  func forget() {
    kept = nil
    FileSystem.removeFile(folder.path(Self.file))
  }

  /// Removes what was being written when the program was killed.
  private func removeHalfWritten() {
    let place = folder.path(NoteFolder.privateFolder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    for name in names where name.hasPrefix(".notescli-") && name.hasSuffix(".tmp") {
      FileSystem.removeFile("\(place)/\(name)")
    }
  }

  /// Keeps what a flow presents, if that is something else than before.
  ///
  /// The file is always whole: the new one takes the place of the old one at once. Where nothing can be written,
  /// as in a folder that is only readable, the program just does not come back to where it was.
  func keep(_ flow: App.AppFlow) {
    let snapshot = flow.snapshot()
    guard snapshot.rows != kept?.rows, !snapshot.rows.isEmpty, let data = try? snapshot.data()
    else { return }
    kept = snapshot
    try? folder.makeFolders(NoteFolder.privateFolder)
    try? FileSystem.replace(folder.path(Self.file), with: Array(data))
  }
}
