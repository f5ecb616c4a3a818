import Foundation
import Observation
import Testing

@testable import NotesCLI

struct NotesInteractorTests {
  @MainActor
  @Test func `a cancelled search returns no result rather than a partial one`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("tea.md", "tea")
      let interactor = Services(store: folder.store, notices: Notices()).notesInteractor()
      let search = NotesRequest(action: .search, content: .text("tea"))
      // No code of the task runs before it is cancelled, because this test does not suspend.
      let task = Task { await interactor.perform(request: search) }
      task.cancel()
      guard case .success(.nothing) = await task.value else {
        Issue.record("the search went on")
        return
      }
    }
  }

  @Test func `a search superseded by another returns no partial result`() async throws {
    try await TemporaryFolder.run { folder in
      for number in 1...30 { try folder.write("\(number).md", "tea") }
      let interactor = await Services(store: folder.store, notices: Notices()).notesInteractor()
      let search = NotesRequest(action: .search, content: .text("tea"))
      let counts = await withTaskGroup(of: Int?.self) { group in
        for _ in 1...20 {
          group.addTask {
            guard
              case .success(.found(let result, words: _)) = await interactor.perform(
                request: search)
            else { return nil }
            return result.hits.count
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      expectEqual(Set(counts.compactMap(\.self)), [30])
    }
  }

  @Test func `a cancelled move is not planned`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("plan.md", "Plan")
      let interactor = await Services(store: folder.store, notices: Notices()).notesInteractor()
      let move = NoteMove(id: NoteID("plan.md"), path: "work/plan.md")
      let planning = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await interactor.perform(request: NotesRequest(action: .plan, content: .move(move)))
      }
      guard case .failure(let error) = await planning.value else {
        Issue.record("The move was planned.")
        return
      }
      #expect(error is CancellationError)
    }
  }

  @Test func `a note that was absent and came back unchanged is read again`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("plan.md", "Plan")
      let interactor = await Services(store: folder.store, notices: Notices()).notesInteractor()
      let read = NotesRequest(action: .read, content: .note(NoteID("plan.md")))
      func isRead() async -> Bool {
        if case .success(.note) = await interactor.perform(request: read) { true } else { false }
      }
      await #expect(isRead())
      let (here, away) = (folder.url("plan.md"), folder.url("plan.txt"))
      try FileManager.default.moveItem(at: here, to: away)
      await #expect(!isRead())
      try FileManager.default.moveItem(at: away, to: here)
      await #expect(isRead())
    }
  }

  @Test func `looking for links ends when it is cancelled`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("plan.md", "# Plan\n")
      try folder.write("tea.md", "[[plan]]\n")
      let interactor = await Services(store: folder.store, notices: Notices()).notesInteractor()
      let id = NoteID("plan.md")
      await expectEqual(interactor.linking(to: id).map(\.note.id.path), ["tea.md"])
      let looking = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await interactor.linking(to: id).count
      }
      await expectEqual(looking.value, 0)
    }
  }

  @MainActor
  @Test func `moving a note shows the progress of the work on its links`() async throws {
    try await TemporaryFolder.run { folder in
      for number in 1...127 { try folder.write("\(number).md", "tea") }
      for name in ["a", "b"] { try folder.write("\(name).md", "[p](plan.md)\n") }
      try folder.write("plan.md", "# Plan\n")
      let notices = Notices()
      let interactor = Services(store: folder.store, notices: notices).notesInteractor()
      let shown = ShownProgress(of: notices)
      let move = NoteMove(id: NoteID("plan.md"), path: "work/plan.md")
      let plan = try await interactor.plan(move)
      _ = try await interactor.move(plan, rewriting: true)
      expectEqual(
        shown.lines,
        [
          "none", "Looking for links: 0 of 130 notes...", "Looking for links: 64 of 130 notes...",
          "Looking for links: 128 of 130 notes...", "none", "Rewriting links: 0 of 2 notes...",
          "Rewriting links: 1 of 2 notes...", "none",
        ])
    }
  }

  @Test func `a search cancels the one before`() async throws {
    try await TemporaryFolder.run { folder in
      let interactor = await Services(store: folder.store, notices: Notices()).notesInteractor()
      _ = await interactor.search("tea")
      let first = try await require(interactor.searching)
      _ = await interactor.search("plan")
      #expect(first.isCancelled)
    }
  }
}

/// Records the progress that the screen would show.
@MainActor
private final class ShownProgress {
  private(set) var lines: [String] = []

  init(of notices: Notices) {
    follow(notices)
  }

  private func follow(_ notices: Notices) {
    let progress = withObservationTracking {
      notices.progress
    } onChange: { [weak self, weak notices] in
      Task { @MainActor in if let notices { self?.follow(notices) } }
    }
    lines.append(progress ?? "none")
  }
}
