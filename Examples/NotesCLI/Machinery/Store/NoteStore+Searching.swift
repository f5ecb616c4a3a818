extension NoteStore {
  /// Searches titles, tags and texts; `NoteSearch` says which notes match.
  ///
  /// An empty query matches nothing. A cancelled task gets the part that was found.
  ///
  /// - Complexity: O(n) in the number of bytes of all notes.
  nonisolated func search(_ query: String) async -> SearchResult {
    let search = NoteSearch(query)
    guard !search.isEmpty else { return SearchResult() }
    return await beside { [reader] in NoteStore.run(search, reader) }
  }

  /// Runs work that only reads, on a background thread; if the task is cancelled, so is the work.
  nonisolated func beside<Value: Sendable>(
    _ reading: @escaping @Sendable () -> Value
  ) async -> Value {
    let task = Task.detached(priority: .userInitiated) { reading() }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private static func run(_ search: NoteSearch, _ reader: NoteReader) -> SearchResult {
    var result = SearchResult()
    for entry in FolderWalk(reader.folder) where !Task.isCancelled {
      let note = result.met.add(entry, in: reader.folder, reader.textOfListed, \.summary)
      if let hit = note.flatMap(search.match) { result.hits.append(hit) }
    }
    result.hits.sort { $0.rank != $1.rank ? $0.rank > $1.rank : $0.id < $1.id }
    return result
  }
}
