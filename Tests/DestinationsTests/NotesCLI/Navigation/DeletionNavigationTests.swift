import Destinations
import DestinationsTesting
import Foundation
import Testing

@testable import NotesCLI

/// Deleting a note asks a question in a sheet, which is confirmed, refused, or impossible.
@MainActor
struct DeletionNavigationTests {
  /// Runs a test at the question about the deletion of an open note.
  private func asked(
    _ test: @MainActor (NotesFlow, TemporaryFolder) async throws -> Void
  ) async throws {
    try await NotesFlow.test { flow, folder in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.perform(NoteInteraction.delete, content: .plan) {
        $0.sheet(.confirmDelete, content: .plan)
      }
      try await test(flow, folder)
    }
  }

  @Test func `deleting a note asks for confirmation first`() async throws {
    try await asked { flow, folder in
      flow.expectCurrent(.confirmDelete)
      folder.expectFile("plan.md")
    }
  }

  @Test func `deleting from the list asks first and stays on the list`() async throws {
    try await NotesFlow.test { flow, folder in
      flow.perform(NotesInteraction.delete, content: .plan) {
        $0.sheet(.confirmDelete, content: .plan)
      }
      flow.perform(ConfirmInteraction.yes) { $0.dismissSheet() }
      await flow.settle { $0.close() }
      flow.expectCurrent(.notes)
      folder.expectNoFile("plan.md")
    }
  }

  @Test func `confirming a deletion removes the note and the place that showed it`() async throws {
    try await asked { flow, folder in
      flow.perform(ConfirmInteraction.yes) { $0.dismissSheet() }
      await flow.settle { $0.close() }
      flow.expectCurrent(.notes)
      folder.expectNoFile("plan.md")
    }
  }

  @Test func `answering no, or dragging the question away, goes back to the note`() async throws {
    // Refusing goes back to the note.
    try await asked { flow, folder in
      flow.perform(ConfirmInteraction.no) { $0.dismissSheet() }
      flow.expectCurrent(.note)
      folder.expectFile("plan.md")
    }

    // Dragging the question away refuses too.
    try await asked { flow, folder in
      flow.dragSheetAndLetGo(expect: .unchanged)
      flow.dragSheetDown { $0.dismissSheet() }
      folder.expectFile("plan.md")
    }

    // Going back does not leave the question.
    try await asked { flow, _ in flow.goBack(expect: .refused(.nothingToGoBack)) }
  }

  @Test func `a place covered by the question refuses interactions`() async throws {
    try await asked { flow, _ in
      flow.perform(
        NoteInteraction.edit, content: .plan, at: flow.id(of: .note),
        expect: .refused(.requesterHidden))
    }
  }

  @Test func `deleting a note that is already gone fails and keeps its place`() async throws {
    try await asked { flow, folder in
      await flow.settle()
      try await folder.store.delete(NoteID("plan.md"))
      flow.perform(ConfirmInteraction.yes) { $0.dismissSheet() }
      await flow.settle(expect: .unchanged)
      flow.expectCurrent(.note)
    }
  }

  @Test func `removing the note's place before the answer deletes nothing`() async throws {
    try await asked { flow, folder in
      let note = flow.id(of: .note) ?? UUID()
      flow.remove(note) { $0.remove(note) }
      await flow.settle(expect: .unchanged)
      folder.expectFile("plan.md")
    }
  }

  @Test func `undoing a deletion restores the note without navigating`() async throws {
    try await NotesFlow.test { flow, folder in
      await flow.settle()
      try await folder.store.delete(NoteID("plan.md"))
      flow.perform(NotesInteraction.undo)
      await flow.settle(expect: .unchanged)
      folder.expectFile("plan.md")
    }
  }
}
