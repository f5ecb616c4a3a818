import Destinations

/// Gives a place access to the notes; each place has one of its own, all share the store.
actor NotesInteractor: AsyncDatasourceable {
  typealias Request = NotesRequest

  /// The notes of the listing so far.
  private(set) var items: [NoteSummary] = []
  private let store: NoteStore
  private var parts: AsyncStream<ListingResult>.Iterator?

  /// Takes the store to ask.
  init(store: NoteStore) {
    self.store = store
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
  }
}

extension NotesInteractor {
  private func answer(to request: NotesRequest) async throws -> NotesAnswer {
    switch (request.action, request.content) {
    case (.list, _): return await begin()
    case (.more, _): return await nextPart()
    case (.read, .note(let id)): return .note(try await store.text(of: id))
    case (.create, .draft(let draft)):
      return .created(try await store.create(title: draft.name, body: draft.text))
    case (.save, .change(let change)): return try await save(change)
    case (.copy, .change(let change)):
      return .created(try await store.createCopy(of: change.id, text: change.text))
    case (.delete, .note(let id)):
      try await store.delete(id)
      return .deleted(id)
    case (.search, .text(let words)): return .found(await store.search(words), words: words)
    case (.keepDraft, .draft(let draft)): return .kept(path: try await store.keep(draft))
    default: return try await answerAboutTrash(to: request)
    }
  }

  private func answerAboutTrash(to request: NotesRequest) async throws -> NotesAnswer {
    switch (request.action, request.content) {
    case (.trashed, _): return .trashed(await store.trashed())
    case (.restore, .trashed(let id)): return .restored(try await store.restore(id))
    case (.restoreLatest, _): return try await restoreLatest()
    case (.erase, .trashed(let id)):
      try await store.deleteForever(id)
      return .erased(count: 1)
    case (.emptyTrash, _): return .erased(count: try await store.emptyTrash())
    default: throw Complaint("The request \(request.action.rawValue) does not say about what.")
    }
  }

  private func save(_ change: NoteChange) async throws -> NotesAnswer {
    .saved(try await store.save(change.id, text: change.text, expecting: change.expecting))
  }

  private func restoreLatest() async throws -> NotesAnswer {
    guard let latest = await store.trashed().first else {
      throw Complaint("The trash is empty.")
    }
    return .restored(try await store.restore(latest.id))
  }
}

extension NotesInteractor {
  private func begin() async -> NotesAnswer {
    items = []
    parts = store.listing().makeAsyncIterator()
    return await nextPart()
  }

  private func nextPart() async -> NotesAnswer {
    guard var parts else { return .part(ListingResult(), isLast: true) }
    let part = await parts.next(isolation: self)
    self.parts = part == nil ? nil : parts
    items += part?.notes ?? []
    return .part(part ?? ListingResult(), isLast: part == nil)
  }
}
