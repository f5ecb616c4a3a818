/// Moving notes, and finding the links that lead to them.
extension NotesInteractor {
  /// Finds the notes that link to one, and reports the progress.
  func linking(to id: NoteID) async -> [LinkingNote] {
    var search = await store.linkSearch(to: id)
    while let done = search.done, !Task.isCancelled {
      await notices.tell("Looking for links: \(done) of \(search.count) notes...")
      search = await store.beside { [search] in search.goneOn() }
    }
    await notices.tell(nil)
    return search.found
  }

  func plan(_ move: NoteMove) async throws -> Relinking {
    try await store.check(move)
    try await checkSaved(move)
    let linking = await linking(to: move.id)
    // A sheet that has left meanwhile moves no note.
    try Task.checkCancellation()
    return await store.relinking(move, of: linking)
  }

  /// Requires that the text is saved or discarded first, because unsaved text is kept by the path of its note.
  func checkSaved(_ move: NoteMove) async throws {
    for note in [move.id, move.target] where await journal.text(of: .note(note)) != nil {
      throw Complaint(
        "\(note) has unsaved text; edit it to save or discard the text first.")
    }
  }

  /// Moves a note, and rewrites links even if the place has left.
  func move(_ plan: Relinking, rewriting: Bool) async throws -> NotesAnswer {
    try await store.move(plan.move)
    var rewritten: [Relinking.Change] = []
    var left: [String] = []
    for (number, change) in plan.changes.enumerated() where rewriting {
      await notices.tell("Rewriting links: \(number) of \(plan.changes.count) notes...")
      do {
        if await journal.text(of: .note(change.place)) != nil {
          throw Complaint("it has unsaved text.")
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

  /// Undoes the last move or deletion.
  func undo() async throws -> NotesAnswer {
    if case .move(let last) = await store.undoable.last { try await checkSaved(last.move) }
    guard let undone = try await store.undo() else {
      throw Complaint("There is nothing to bring back.")
    }
    return .undone(undone)
  }
}
