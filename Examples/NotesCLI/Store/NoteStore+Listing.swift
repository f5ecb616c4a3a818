extension NoteStore {
  /// Lists all notes, in order of their paths.
  ///
  /// A file that cannot be listed is a problem in the result and does not keep the others away.
  /// A cancelled task gets the part that was read.
  ///
  /// - Complexity: O(n) in the number of bytes of all notes.
  nonisolated func summaries() async -> ListingResult {
    var result = ListingResult()
    for await part in listing() { result.append(part) }
    result.notes.sort { $0.id < $1.id }
    return result
  }

  /// Lists all notes in parts, so that the first can be shown while others are read.
  ///
  /// The parts come folder by folder. Reading ends when nobody takes the parts any more.
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
      part.add(entry, from: reader)
      guard part.count >= size else { continue }
      yield(part)
      part = ListingResult()
    }
    yield(part)
  }
}

extension ListingResult {
  fileprivate mutating func add(_ entry: FolderWalk.Entry, from reader: NoteReader) {
    switch entry {
    case .folder(let stamp): folders.append(stamp)
    case .problem(let problem): add(problem, in: reader.folder)
    case .note(let id):
      do throws(NoteStoreError) {
        let note = try reader.summaryOfListed(id)
        notes.append(note)
        files.append(FileStamp(note))
      } catch {
        add(ListingProblem(path: id.path, error: error), in: reader.folder)
      }
    }
  }

  private mutating func add(_ problem: ListingProblem, in folder: NoteFolder) {
    problems.append(problem)
    files.append(FileStamp(of: problem.path, in: folder))
  }
}
