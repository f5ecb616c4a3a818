/// Editing notes, and bringing back texts that were not saved.
extension NotesInteractor {
  /// A missing note can still be edited if a text of it is kept.
  func edit(_ id: NoteID) async throws -> NotesAnswer {
    let kept = await journal.text(of: .note(id))
    do {
      let note = try await store.text(of: id)
      return .editing(UnsavedText(base: note.fingerprint, text: note.text), unsaved: kept)
    } catch {
      if kept == nil { throw error }
      return .editing(nil, unsaved: kept)
    }
  }

  /// Without a kept text, fails if the folder cannot keep one.
  func recall() async throws -> NotesAnswer {
    let new = await journal.subjects().filter { if case .new = $0 { true } else { false } }
    for subject in new {
      if let text = await journal.text(of: subject) {
        return .recalled(subject, text, others: new.count - 1)
      }
    }
    try store.folder.checkWritable()
    return .nothing
  }
}
