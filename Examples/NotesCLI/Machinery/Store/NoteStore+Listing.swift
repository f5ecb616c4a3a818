extension NoteStore {
  /// Lists all notes in parts, so that the first can be shown while others are read.
  ///
  /// The files of one folder come before those of the next. Reading ends when the caller stops
  /// iterating.
  ///
  /// - Parameter size: The number of files in one part, at least 1.
  /// - Returns: The parts, which end with the last file.
  nonisolated func listing(partsOf size: Int = 64) -> AsyncStream<ListingResult> {
    AsyncStream { [reader] continuation in
      let task = Task.detached(priority: .userInitiated) {
        NoteStore.list(reader, partsOf: size) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private static func list(
    _ reader: NoteReader, partsOf size: Int, yield: (ListingResult) -> Void
  ) {
    var part = ListingResult()
    for entry in FolderWalk(reader.folder) {
      if Task.isCancelled { return }
      let note = part.add(entry, in: reader.folder, reader.summaryOfListed, \.self)
      if let note { part.notes.append(note) }
      guard part.count >= size else { continue }
      yield(part)
      part = ListingResult()
    }
    yield(part)
  }
}

extension ListingResult {
  /// Adds the stamp and the problem of an entry of a walk.
  ///
  /// - Returns: The note, if the entry is one that can be read.
  mutating func add<Note>(
    _ entry: FolderWalk.Entry, in folder: NoteFolder,
    _ read: (NoteID) throws(NoteStoreError) -> Note, _ summary: KeyPath<Note, NoteSummary>
  ) -> Note? {
    switch entry {
    case .folder(let stamp): folders.append(stamp)
    case .problem(let problem): add(problem, in: folder)
    case .note(let id):
      do throws(NoteStoreError) {
        let note = try read(id)
        files.append(FileStamp(note[keyPath: summary]))
        return note
      } catch {
        add(ListingProblem(path: id.path, error: error), in: folder)
      }
    }
    return nil
  }

  private mutating func add(_ problem: ListingProblem, in folder: NoteFolder) {
    problems.append(problem)
    files.append(FileStamp(of: problem.path, in: folder))
  }
}
