import Destinations
import Foundation

/// Keeps the presented places in a file, so that the next start restores them, however the program ended.
@MainActor
final class PlaceKeeper {
  private let files: KeptFiles
  private var kept: NavigationSnapshot?

  /// The path of the file inside the notes folder.
  nonisolated static let file = "\(NoteFolder.privateFolder)/place.json"

  /// Creates a keeper that writes to these files.
  init(_ files: KeptFiles) {
    self.files = files
  }

  /// Returns the place that was kept last, or nil.
  func load() -> Data? {
    files.folder.removeHalfWritten()
    return FileManager.default.contents(atPath: files.folder.path(Self.file))
  }

  /// Keeps the presented places of a flow, if they have changed.
  ///
  /// In a read-only folder, the places are not restored.
  func keep(_ flow: App.AppFlow) {
    let snapshot = updated(flow.snapshot(), flow)
    guard snapshot.rows != kept?.rows, !snapshot.rows.isEmpty, let data = try? snapshot.data()
    else { return }
    kept = snapshot
    files.keep({ String(decoding: data, as: UTF8.self) }, at: Self.file)
  }

  /// Returns a snapshot with the current contents of places, instead of those they were presented with.
  private func updated(
    _ snapshot: NavigationSnapshot, _ flow: App.AppFlow
  ) -> NavigationSnapshot {
    var snapshot = snapshot
    for case let place as any ChangingPlace in flow.activeDestinations {
      let row = snapshot.rows.firstIndex { $0.tag == place.type.rawValue }
      if let row { snapshot.rows[row].content = .string(place.keptText) }
    }
    return snapshot
  }
}
