import Destinations

/// Lets the user write a draft in a program of their own.
///
/// The text is handed over in a file beside the notes, which stays there if the program fails after it has changed it.
actor WriterInteractor: AsyncInteractable {
  typealias Request = WriterRequest
  /// Opens a file, and returns once the program has ended; fails if that did not end well.
  typealias Open = @MainActor @Sendable (_ path: String) async throws -> Void

  private let store: NoteStore
  private let open: Open?

  /// Takes where to put the file, and what opens it; nil where there is no terminal.
  init(store: NoteStore, open: Open?) {
    self.store = store
    self.open = open
  }

  func perform(request: WriterRequest) async -> Result<String, any Error> {
    do {
      return .success(try await write(request.draft ?? Draft(name: "", text: "")))
    } catch {
      return .failure(error)
    }
  }

  private func write(_ draft: Draft) async throws -> String {
    guard let open else { throw Complaint("There is no terminal to open another program on.") }
    let path = try await handOver(draft)
    do {
      try await open(store.folder.path(path))
    } catch {
      if await store.dropDraft(path, ifStill: draft.text) { throw error }
      throw Complaint("\(error) Its text is in \(path).")
    }
    return try await store.takeDraft(path)
  }

  private func handOver(_ draft: Draft) async throws -> String {
    do {
      return try await store.keep(draft)
    } catch {
      throw Complaint("The text cannot be handed to another program: \(error)")
    }
  }
}

extension InteractorConfiguring
where Self == InteractorConfiguration<InteractorName, WriterInteractor> {
  /// A request to write the draft in the content of the interaction.
  static var write: Self {
    Self(
      interactorType: .writer, actionType: .write, assistantType: .custom(WriterAssistant()))
  }
}
