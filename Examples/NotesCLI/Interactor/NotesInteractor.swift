import Destinations

/// Gives a place access to the notes; each place has one of its own, all share the store.
actor NotesInteractor: AsyncDatasourceable {
  typealias Request = NotesRequest

  /// The notes of the listing so far.
  private(set) var items: [NoteSummary] = []
  private let store: NoteStore
  private let journal: TextJournal
  private var parts: AsyncStream<ListingResult>.Iterator?
  private var watch = ListingWatch()
  private var searching: Task<SearchResult, Never>?

  /// Takes the store to ask, and what keeps texts that are not saved.
  init(store: NoteStore, journal: TextJournal) {
    self.store = store
    self.journal = journal
  }

  func perform(request: NotesRequest) async -> Result<NotesAnswer, any Error> {
    do {
      return .success(try await answer(to: request))
    } catch {
      return .failure(error)
    }
  }

  func cleanupResources() {
    parts = nil
    items = []
    watch = ListingWatch()
  }
}

extension NotesInteractor {
  private func answer(to request: NotesRequest) async throws -> NotesAnswer {
    switch (request.action, request.content) {
    case (.list, _): return await begin()
    case (.more, _): return await nextPart()
    case (.look, _): return watch.hasChanged(in: store.folder) ? .changed : .nothing
    case (.read, .note(let id)): return .note(try await store.text(of: id))
    case (.links, .note(let id)):
      let links = MarkdownLinks.all(in: try await store.text(of: id).text)
      return .linked(await store.linked(from: id, by: links))
    case (.linking, .note(let id)): return .linking(await store.linking(to: id))
    case (.headings, .note(let id)):
      return .linked(LinkedResult(headingsOf: try await store.text(of: id)))
    case (.create, .draft(let draft)):
      return .created(try await store.create(title: draft.name, body: draft.text))
    case (.save, .change(let change)): return try await save(change)
    case (.copy, .change(let change)):
      return .created(try await store.createCopy(of: change.id, text: change.text))
    case (.move, .move(let move)): return try await self.move(move.id, to: move.target)
    case (.delete, .note(let id)):
      try await store.delete(id)
      return .deleted(id)
    case (.search, .text(let words)):
      return await search(words).map { .found($0, words: words) } ?? .nothing
    case (.edit, .note(let id)): return try await edit(id)
    case (.recall, _): return try await recall()
    default: return try await answerAboutTrash(to: request)
    }
  }

  private func answerAboutTrash(to request: NotesRequest) async throws -> NotesAnswer {
    switch (request.action, request.content) {
    case (.trashed, _): return await trashed()
    case (.readTrashed, .trashed(let id, _)): return .note(try await store.text(ofTrashed: id))
    case (.restore, .trashed(let id, _)): return .restored(try await store.restore(id))
    case (.restoreLatest, _): return try await restoreLatest()
    case (.erase, .trashed(let id, _)):
      try await store.deleteForever(id)
      return .erased(count: 1)
    case (.emptyTrash, _): return .erased(count: try await store.emptyTrash())
    default: throw Complaint("The request \(request.action.rawValue) does not say about what.")
    }
  }

  private func save(_ change: NoteChange) async throws -> NotesAnswer {
    .saved(try await store.save(change.id, text: change.text, expecting: change.expecting))
  }

  /// A text that is not saved is kept by the path of its note, so it is to be saved or dropped first.
  private func move(_ id: NoteID, to target: NoteID) async throws -> NotesAnswer {
    for note in [id, target] where await journal.text(of: .note(note)) != nil {
      throw Complaint(
        "\(note) has a text that is not saved; edit it to save or drop that first.")
    }
    let linking = await store.linking(to: id)
    // Who has left the sheet meanwhile moves nothing.
    try Task.checkCancellation()
    try await store.move(id, to: target)
    return .moved(
      target, breaking: await store.brokenLinks(of: linking, movedFrom: id, to: target))
  }

  /// Searches, and gives up the search before, which nobody waits for any more.
  ///
  /// A search that was given up has no result: it saw a part of the notes, and may end after the one that
  /// took its place.
  private func search(_ words: String) async -> SearchResult? {
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
    watch.add(ListingResult(folders: result.folders, files: result.files))
    return result
  }

  /// A note that is gone can be edited all the same, if a text of it is kept.
  private func edit(_ id: NoteID) async throws -> NotesAnswer {
    let kept = await journal.text(of: .note(id))
    do {
      return .editing(try await store.text(of: id), unsaved: kept)
    } catch {
      if kept == nil { throw error }
      return .editing(nil, unsaved: kept)
    }
  }

  /// Where nothing was kept, it is time to say that nothing can be.
  private func recall() async throws -> NotesAnswer {
    let new = await journal.subjects().filter { if case .new = $0 { true } else { false } }
    for subject in new {
      if let text = await journal.text(of: subject) {
        return .recalled(subject, text, others: new.count - 1)
      }
    }
    try store.folder.checkWritable()
    return .nothing
  }

  /// Lists the trash, and watches its folder from now on.
  private func trashed() async -> NotesAnswer {
    watch = ListingWatch()
    let stamp = FileStamp(ofFolder: Trash.folderName, in: store.folder)
    watch.add(ListingResult(folders: [stamp]))
    return .trashed(await store.trashed())
  }

  private func restoreLatest() async throws -> NotesAnswer {
    guard let latest = await store.trashed().first else {
      throw Complaint("There is nothing to bring back.")
    }
    return .restored(try await store.restore(latest.id))
  }
}

extension NotesInteractor {
  private func begin() async -> NotesAnswer {
    items = []
    watch = ListingWatch()
    parts = store.listing().makeAsyncIterator()
    return await nextPart()
  }

  private func nextPart() async -> NotesAnswer {
    guard var parts else { return .part(ListingResult(), isLast: true) }
    let part = await parts.next(isolation: self)
    self.parts = part == nil ? nil : parts
    guard let part else { return .part(ListingResult(), isLast: true) }
    items += part.notes
    watch.add(part)
    return .part(part, isLast: false)
  }
}
