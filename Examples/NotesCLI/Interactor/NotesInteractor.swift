import Destinations

/// Carries out the requests of a place about notes; all places share the store.
///
/// An answer arrives in `take(_:for:)` of the destination, an error in `fail(_:for:)`.
actor NotesInteractor: AsyncInteractable {
  typealias Request = NotesRequest

  let store: NoteStore
  let journal: TextJournal
  let notices: Notices
  /// The parts of the listing that are still to come.
  var parts: AsyncStream<ListingResult>.Iterator?
  /// Notices changes of other programs in the listed notes.
  var watch = ListingWatch()
  /// The date of the note, as it was read last.
  private var stamp: FileStamp?
  /// The current search.
  var searching: Task<SearchResult, Never>?

  /// Creates an interactor with the store, the keeper of unsaved texts, and the display of progress.
  init(store: NoteStore, journal: TextJournal, notices: Notices) {
    self.store = store
    self.journal = journal
    self.notices = notices
  }

  func perform(request: NotesRequest) async -> Result<NotesAnswer, any Error> {
    do {
      return .success(try await answer(to: request))
    } catch {
      return .failure(error)
    }
  }
}

extension NotesInteractor {
  private func answer(to request: NotesRequest) async throws -> NotesAnswer {
    switch (request.action, request.content) {
    case (.list, _): return await begin()
    case (.more, _): return await nextPart()
    case (.look, _): return watch.hasChanged(in: store.folder) ? .changed : .nothing
    case (.read, .note(let id)): return try await read(id)
    case (.links, .note(let id)):
      return .linked(await store.linked(from: try await store.text(of: id)))
    case (.linking, .note(let id)):
      return .linking(await linking(to: id).map(\.note.summary).filter { $0.id != id })
    case (.headings, .note(let id)):
      return .linked(LinkedResult(headingsOf: try await store.text(of: id)))
    case (.create, .draft(let draft)):
      return .created(try await store.create(title: draft.name, body: draft.text))
    case (.save, .change(let change)): return try await save(change)
    case (.copy, .change(let change)):
      return .created(try await store.createCopy(of: change.id, text: change.lines.text))
    case (.plan, .move(let move)): return .planned(try await plan(move))
    case (.move, .relinking(let plan)): return try await move(plan, rewriting: false)
    case (.relink, .relinking(let plan)): return try await move(plan, rewriting: true)
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
    case (.undo, _): return try await undo()
    case (.erase, .trashed(let id, _)):
      try await store.deleteForever(id)
      return .erased(count: 1)
    case (.emptyTrash, _): return .erased(count: try await store.emptyTrash())
    default: throw Complaint("The request \(request.action.rawValue) names no subject.")
    }
  }

  /// Reads a note, unless it is unchanged since it was read last.
  private func read(_ id: NoteID) async throws -> NotesAnswer {
    if stamp?.isCurrent(in: store.folder) ?? false { return .nothing }
    stamp = nil
    let note = try await store.text(of: id)
    stamp = FileStamp(note.summary)
    return .note(note)
  }

  private func save(_ change: NoteChange) async throws -> NotesAnswer {
    .saved(try await store.save(change.id, text: change.lines.text, expecting: change.expecting))
  }
}
