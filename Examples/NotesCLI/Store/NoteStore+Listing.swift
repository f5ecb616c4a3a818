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
      guard part.notes.count + part.problems.count >= size else { continue }
      yield(part)
      part = ListingResult()
    }
    if !part.isEmpty { yield(part) }
  }
}

extension ListingResult {
  fileprivate mutating func add(_ entry: FolderWalk.Entry, from reader: NoteReader) {
    switch entry {
    case .problem(let problem): problems.append(problem)
    case .note(let id):
      do throws(NoteStoreError) {
        notes.append(try reader.summaryOfListed(id))
      } catch {
        problems.append(ListingProblem(path: id.path, error: error))
      }
    }
  }
}
