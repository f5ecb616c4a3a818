import Destinations
import DestinationsTesting
import Testing

@testable import NotesCLI

/// The trash: restoring, erasing, emptying.
@MainActor
struct TrashNavigationTests {
  /// Runs a test in the trash, which contains one note.
  private func inTrash(
    _ test: @MainActor (NotesFlow, TemporaryFolder, App.ContentType) async throws -> Void
  ) async throws {
    try await NotesFlow.test { flow, folder in
      try await folder.store.delete(NoteID("plan.md"))
      let trashed = try require(await folder.store.trashed().first)
      flow.tapTab(.trash) { $0.select(.trash) }
      try await test(flow, folder, .trashed(trashed.id))
    }
  }

  @Test func `restoring a note navigates nowhere`() async throws {
    try await inTrash { flow, folder, note in
      flow.perform(TrashInteraction.restore, content: note)
      await flow.settle(expect: .unchanged)
      folder.expectFile("plan.md")
    }
  }

  @Test func `a trashed note is read in the trash, and left once restored or erased`()
    async throws
  {
    try await inTrash { flow, folder, note in
      flow.perform(TrashInteraction.open, content: note) { $0.push(.trashed, content: note) }
      await flow.settle(expect: .unchanged)
      flow.perform(TrashedInteraction.restore, content: note)
      await flow.settle { $0.goBack() }
      folder.expectFile("plan.md")
    }
    try await inTrash { flow, folder, note in
      flow.perform(TrashInteraction.open, content: note) { $0.push(.trashed, content: note) }
      flow.perform(TrashedInteraction.erase, content: note) {
        $0.sheet(.confirmErase, content: note)
      }
      flow.perform(ConfirmInteraction.yes) { $0.dismissSheet() }
      await flow.settle { $0.goBack() }
      await expectEmpty(folder.store.trashed())
    }
  }

  @Test func `erasing a note asks first`() async throws {
    try await inTrash { flow, _, note in
      flow.perform(TrashInteraction.erase, content: note, expect: .delta("+ > sheet: confirmErase"))
    }
  }

  @Test func `confirming an erasure erases the note and returns to the trash`() async throws {
    try await inTrash { flow, folder, note in
      flow.perform(TrashInteraction.erase, content: note) {
        $0.sheet(.confirmErase, content: note)
      }
      flow.perform(ConfirmInteraction.yes) { $0.dismissSheet() }
      await flow.settle(expect: .unchanged)
      await expectEmpty(folder.store.trashed())
    }
  }

  @Test func `refusing to erase leaves the note in the trash`() async throws {
    try await inTrash { flow, folder, note in
      flow.perform(TrashInteraction.erase, content: note) {
        $0.sheet(.confirmErase, content: note)
      }
      flow.perform(ConfirmInteraction.no) { $0.dismissSheet() }
      await expectEqual(folder.store.trashed().count, 1)
    }
  }

  @Test func `emptying the trash asks first, and is confirmed or refused`() async throws {
    // Emptying the trash asks first, and is confirmed.
    try await inTrash { flow, folder, _ in
      flow.perform(TrashInteraction.empty) { $0.sheet(.confirmEmpty) }
      flow.perform(ConfirmInteraction.yes) { $0.dismissSheet() }
      await flow.settle(expect: .unchanged)
      await expectEmpty(folder.store.trashed())
    }

    // Refusing to empty the trash leaves it as it is.
    try await inTrash { flow, folder, _ in
      flow.perform(TrashInteraction.empty) { $0.sheet(.confirmEmpty) }
      flow.dragSheetDown { $0.dismissSheet() }
      await expectEqual(folder.store.trashed().count, 1)
    }
  }
}
