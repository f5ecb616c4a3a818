import Destinations

/// Lets the user write a text in an external program.
///
/// The text is passed in a file next to the notes. The file stays until the program has ended and its text is kept,
/// so that no text is lost, however this program ends.
actor WriterInteractor: AsyncInteractable {
  typealias Request = WriterRequest
  /// Opens a file at a line, and returns once the program has ended; fails if the program fails.
  typealias Open = @MainActor @Sendable (_ path: String, _ line: Int) async throws -> Void

  private let store: NoteStore
  private let journal: TextJournal
  private let open: Open?

  /// Creates an interactor with the store, the keeper of the text, and the program; nil where there is no terminal.
  init(store: NoteStore, journal: TextJournal, open: Open?) {
    self.store = store
    self.journal = journal
    self.open = open
  }

  func perform(request: WriterRequest) async -> Result<WrittenText, any Error> {
    do {
      guard case .handed(let handed) = request.content else {
        throw Complaint("There is no text to write.")
      }
      return .success(try await write(handed))
    } catch {
      return .failure(error)
    }
  }

  private func write(_ handed: HandedText) async throws -> WrittenText {
    guard let open else { throw Complaint("There is no terminal to open another program on.") }
    await journal.keep(handed.unsaved, of: handed.subject)
    let path = try await handOver(handed)
    var failure: (any Error)?
    do {
      try await open(store.folder.path(path), handed.line)
    } catch {
      failure = error
    }
    let text = try await store.text(ofDraft: path)
    let unsaved = UnsavedText(base: handed.unsaved.base, text: text)
    await journal.keep(unsaved, of: handed.subject)
    await journal.settle()
    await store.removeDraft(path)
    if let failure, text == handed.unsaved.text { throw failure }
    return WrittenText(text: text, failure: failure.map { "\($0)" })
  }

  private func handOver(_ handed: HandedText) async throws -> String {
    do {
      let path = await journal.draftPath(of: handed.subject)
      return try await store.keep(handed.unsaved.text, asDraft: path)
    } catch {
      throw Complaint("The text cannot be passed to another program: \(error)")
    }
  }
}

extension InteractorConfiguring
where Self == InteractorConfiguration<InteractorName, WriterInteractor> {
  /// A request to write the text in the content of the interaction.
  static var write: Self {
    Self(interactorType: .writer, actionType: .write)
  }
}
