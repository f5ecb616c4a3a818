import Destinations
import DestinationsTesting
import Testing

@testable import NotesCLI

/// Writing: the editor of a note, and the sheet for a new one.
@MainActor
struct WritingNavigationTests {
  /// Runs a test in the editor of a note that has been read.
  private func editing(
    _ test: @MainActor (NotesFlow, TemporaryFolder) async throws -> Void
  ) async throws {
    try await NotesFlow.test { flow, folder in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.perform(NoteInteraction.edit, content: .plan) { $0.push(.editor, content: .plan) }
      await flow.settle()
      try await test(flow, folder)
    }
  }

  private func change(_ text: String) -> App.ContentType {
    .change(NoteChange(id: NoteID("plan.md"), text: text, expecting: nil))
  }

  @Test func `The editor lies above the note`() async throws {
    try await editing { flow, _ in flow.expectPath([.note, .editor]) }
  }

  @Test func `Saving goes back to the note`() async throws {
    try await editing { flow, folder in
      flow.perform(EditorInteraction.save, content: change("# Other\n"))
      await flow.settle { $0.goBack() }
      flow.expectCurrent(.note)
      let saved = try folder.read("plan.md")
      expectEqual(saved, "# Other\n")
    }
  }

  @Test func `Saving what somebody else changed meanwhile stays in the editor`() async throws {
    try await editing { flow, folder in
      let editor = try require(flow.flow.currentDestination as? EditorDestination)
      try folder.write("plan.md", "# Theirs\n")
      flow.perform(
        EditorInteraction.save, content: .change(editor.change(overwriting: false)))
      await flow.settle(expect: .unchanged)
      let saved = try folder.read("plan.md")
      expectEqual(saved, "# Theirs\n")
    }
  }

  @Test func `Saving as a copy goes back to the note`() async throws {
    try await editing { flow, _ in
      flow.perform(EditorInteraction.copy, content: change("# Copy\n"))
      await flow.settle { $0.goBack() }
    }
  }

  @Test func `Leaving the editor leaves the note as it was`() async throws {
    try await editing { flow, folder in
      let text = try folder.read("plan.md")
      flow.swipeBackAndLetGo(expect: .unchanged)
      flow.swipeBack { $0.goBack() }
      let saved = try folder.read("plan.md")
      expectEqual(saved, text)
    }
  }

  @Test func `A note that is not named is not edited`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.present(.push(.editor), expect: .unchanged)
    }
  }

  @Test func `A new note is written in a sheet over everything`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.perform(HomeInteraction.compose, at: flow.home, expect: .delta("+ > sheet: compose"))
      flow.expectVisible(.compose)
    }
  }

  @Test func `A new note that is not written after all leaves everything as it was`() async throws {
    try await NotesFlow.test { flow in
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.perform(HomeInteraction.compose, at: flow.home, expect: .delta("+ > sheet: compose"))
      flow.perform(ComposeInteraction.cancel) { $0.dismissSheet() }
    }
  }

  @Test func `A new note is shown in the tab of the notes, wherever it was begun`() async throws {
    try await NotesFlow.test { flow, folder in
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.perform(HomeInteraction.compose, at: flow.home, expect: .delta("+ > sheet: compose"))
      flow.perform(
        ComposeInteraction.create, content: .draft(Draft(name: "Milk", text: "Two litres.")))
      await flow.settle(
        expect: .tree(
          """
          home tabs selected=notes
            tab notes: notesSplit split selected=detail
              column sidebar: notes
              column detail: > note(note(milk.md))
            tab tags: tagsSplit split selected=sidebar
              column sidebar: tags
              column detail: blank
            tab trash: trashStack container
              trash
          """))
      folder.expectFile("milk.md")
    }
  }

  @Test func `A new note is shown though it was begun over a question`() async throws {
    try await NotesFlow.test { flow in
      flow.tapTab(.trash) { $0.select(.trash) }
      flow.perform(TrashInteraction.empty) { $0.sheet(.confirmEmpty) }
      flow.perform(HomeInteraction.compose, at: flow.home, expect: .delta("+ > sheet: compose"))
      flow.perform(ComposeInteraction.finish, content: .plan) { tree in
        tree.present(.path([.dismissAny, .tab(.notes)]))
        tree.open(.plan)
      }
    }
  }

  @Test func `Only one new note is written at a time`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.compose, at: flow.home, expect: .delta("+ > sheet: compose"))
      flow.perform(
        HomeInteraction.compose, at: flow.home, expect: .refused(.requesterHidden))
    }
  }
}
