extension NoteStore {
  /// Searches titles, tags and texts; see `NoteSearch` for what matches.
  ///
  /// An empty query matches nothing. A cancelled task gets the part that was found.
  ///
  /// - Complexity: O(n) in the number of bytes of all notes.
  nonisolated func search(_ query: String) async -> SearchResult {
    let search = NoteSearch(query)
    guard !search.isEmpty else { return SearchResult() }
    let task = Task.detached(priority: .userInitiated) { [reader] in
      NoteStore.run(search, reader)
    }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private static func run(_ search: NoteSearch, _ reader: NoteReader) -> SearchResult {
    var result = SearchResult()
    for entry in FolderWalk(reader.folder) where !Task.isCancelled {
      result.add(entry, matching: search, from: reader)
    }
    result.hits.sort { $0.id < $1.id }
    return result
  }
}

extension SearchResult {
  fileprivate mutating func add(
    _ entry: FolderWalk.Entry, matching search: NoteSearch, from reader: NoteReader
  ) {
    switch entry {
    case .folder: break
    case .problem(let problem): problems.append(problem)
    case .note(let id):
      do throws(NoteStoreError) {
        if let hit = search.match(try reader.textOfListed(id)) { hits.append(hit) }
      } catch {
        problems.append(ListingProblem(path: id.path, error: error))
      }
    }
  }
}
