/// Listing and searching notes, a part at a time.
extension NotesInteractor {
  func begin() async -> NotesAnswer {
    watch = ListingWatch()
    parts = store.listing().makeAsyncIterator()
    return await nextPart()
  }

  func nextPart() async -> NotesAnswer {
    guard var parts else { return .part(ListingResult(), isLast: true) }
    let part = await parts.next(isolation: self)
    self.parts = part == nil ? nil : parts
    guard let part else { return .part(ListingResult(), isLast: true) }
    watch.add(part)
    return .part(part, isLast: false)
  }

  /// Cancels the previous search, and searches.
  ///
  /// A cancelled search has no result: it saw a part of the notes, and may end after its successor.
  func search(_ words: String) async -> SearchResult? {
    searching?.cancel()
    let search = Task { [store] in await store.search(words) }
    searching = search
    let result = await withTaskCancellationHandler {
      await search.value
    } onCancel: {
      search.cancel()
    }
    guard !search.isCancelled else { return nil }
    watch = ListingWatch()
    watch.add(result.met)
    return result
  }

  /// Lists the trash, and watches its folder from now on.
  func trashed() async -> NotesAnswer {
    watch = ListingWatch()
    let stamp = FileStamp(ofFolder: Trash.folderName, in: store.folder)
    watch.add(ListingResult(folders: [stamp]))
    return .trashed(await store.trashed())
  }
}
