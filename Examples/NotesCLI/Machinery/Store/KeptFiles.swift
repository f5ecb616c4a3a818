/// Writes small files of the app's own folder in the background; the last text for a path wins.
///
/// Keeping a text returns at once, so a place can do it at each key press. A file is always
/// complete: the new one replaces the old one atomically.
@MainActor
final class KeptFiles {
  /// Makes the text when it is written, away from the main actor, because a long one takes time.
  typealias Text = @Sendable () -> String

  /// The notes folder.
  nonisolated let folder: NoteFolder
  /// Called when a file cannot be written, with its path and the reason.
  var onFailure: (_ path: String, _ error: NoteStoreError) -> Void = { _, _ in }
  private var waiting: [(path: String, text: Text?)] = []
  private var failed: Set<String> = []
  private var writing: Task<Void, Never>?

  /// Creates a writer for the notes folder; nothing is read or created.
  init(folder: NoteFolder) {
    self.folder = folder
  }

  /// Writes a text in the background.
  ///
  /// - Parameters:
  ///   - text: The text, or nil to remove the file.
  ///   - path: The path inside the notes folder.
  func keep(_ text: Text?, at path: String) {
    waiting.removeAll { $0.path == path }
    waiting.append((path, text))
    if writing == nil { writing = Task { await write() } }
  }

  /// Waits until everything is written.
  func settle() async {
    while let writing { await writing.value }
  }

  /// Returns whether a file could not be written the last time.
  func hasFailed(_ path: String) -> Bool { failed.contains(path) }

  private func write() async {
    while !waiting.isEmpty {
      let (path, text) = waiting.removeFirst()
      let start = ContinuousClock.now
      let error = await Self.write(text, to: path, in: folder)
      if let error {
        if failed.insert(path).inserted { onFailure(path, error) }
      } else {
        failed.remove(path)
      }
      // While the user types in a long text, most of the time is left for handling keys.
      if !waiting.isEmpty { try? await Task.sleep(for: start.duration(to: .now) * 3) }
    }
    writing = nil
  }

  /// Runs away from the main actor.
  private nonisolated static func write(
    _ text: Text?, to path: String, in folder: NoteFolder
  ) async -> NoteStoreError? {
    do throws(NoteStoreError) {
      guard let text else {
        try folder.remove(path)
        return nil
      }
      try folder.makeFolders(NoteID(path).folder)
      try folder.replace(path, with: text())
      return nil
    } catch {
      return error
    }
  }
}
