import Destinations

/// Gives a place access to the notes; each place has one of its own, all share the store.
actor NotesInteractor: AsyncInteractable {
  typealias Request = NotesRequest

  private let store: NoteStore
  private let journal: TextJournal
  private let notices: Notices
  private var parts: AsyncStream<ListingResult>.Iterator?
  private var watch = ListingWatch()
  /// When the note of the place was written, as it was read last.
  private var stamp: FileStamp?
  private var searching: Task<SearchResult, Never>?

  /// Takes the store to ask, what keeps texts that are not saved, and where to say how far something is.
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
    default: throw Complaint("The request \(request.action.rawValue) does not say about what.")
    }
  }

  /// Reads a note, unless nothing has written it since it was read last.
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
    watch.add(result.met)
    return result
  }

  /// A note that is gone can be edited all the same, if a text of it is kept.
  private func edit(_ id: NoteID) async throws -> NotesAnswer {
    let kept = await journal.text(of: .note(id))
    do {
      let note = try await store.text(of: id)
      return .editing(UnsavedText(base: note.fingerprint, text: note.text), unsaved: kept)
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

  private func undo() async throws -> NotesAnswer {
    if case .move(let last) = await store.undoable.last { try await checkSaved(last.move) }
    guard let undone = try await store.undo() else {
      throw Complaint("There is nothing to bring back.")
    }
    return .undone(undone)
  }
}

/// Moving notes, and finding the links that lead to them.
extension NotesInteractor {
  /// Finds the notes that link to one, and says meanwhile how far that is.
  private func linking(to id: NoteID) async -> [LinkingNote] {
    var search = await store.linkSearch(to: id)
    while let done = search.done, !Task.isCancelled {
      await notices.tell("Looking for links: \(done) of \(search.count) notes...")
      search = await store.beside { [search] in search.goneOn() }
    }
    await notices.tell(nil)
    return search.found
  }

  private func plan(_ move: NoteMove) async throws -> Relinking {
    try await store.check(move)
    try await checkSaved(move)
    let linking = await linking(to: move.id)
    // Who has left the sheet meanwhile moves nothing.
    try Task.checkCancellation()
    return await store.relinking(move, of: linking)
  }

  /// A text that is not saved is kept by the path of its note, so it is to be saved or dropped first.
  private func checkSaved(_ move: NoteMove) async throws {
    for note in [move.id, move.target] where await journal.text(of: .note(note)) != nil {
      throw Complaint(
        "\(note) has a text that is not saved; edit it to save or drop that first.")
    }
  }

  /// Moves a note, and goes on to rewrite links also if nobody waits for that any more.
  private func move(_ plan: Relinking, rewriting: Bool) async throws -> NotesAnswer {
    try await store.move(plan.move)
    var rewritten: [Relinking.Change] = []
    var left: [String] = []
    for (number, change) in plan.changes.enumerated() where rewriting {
      await notices.tell("Rewriting links: \(number) of \(plan.changes.count) notes...")
      do {
        if await journal.text(of: .note(change.place)) != nil {
          throw Complaint("it has a text that is not saved.")
        }
        try await store.rewrite(change)
        rewritten.append(change)
      } catch {
        left.append("\(change.place) stays as it is: \(error)")
      }
    }
    await notices.tell(nil)
    return .moved(plan, rewritten: rewritten, left: left)
  }
}

extension NotesInteractor {
  private func begin() async -> NotesAnswer {
    watch = ListingWatch()
    parts = store.listing().makeAsyncIterator()
    return await nextPart()
  }

  private func nextPart() async -> NotesAnswer {
    guard var parts else { return .part(ListingResult(), isLast: true) }
    let part = await parts.next(isolation: self)
    self.parts = part == nil ? nil : parts
    guard let part else { return .part(ListingResult(), isLast: true) }
    watch.add(part)
    return .part(part, isLast: false)
  }
}
