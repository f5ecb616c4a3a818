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

  @Test func `typed text stays when a kept new note is read later`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.compose, at: flow.home, expect: .delta("+ > sheet: compose"))
      let place = try require(flow.flow.currentDestination as? ComposeDestination)
      place.buffer.insert("Mine")
      place.take(
        .recalled(.new("kept"), UnsavedText(base: nil, text: "Kept"), others: 0),
        for: NotesRequest(action: .recall))
      expectEqual(place.buffer.text, "Mine")
      await flow.settle()
      place.discard()
      await flow.settle { $0.dismissSheet() }
    }
  }

  @Test func `the editor is pushed onto the note`() async throws {
    try await editing { flow, _ in flow.expectPath([.note, .editor]) }
  }

  @Test func `a note and its editor need a note`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, expect: .refused(.missingContent))
      flow.perform(
        NotesInteraction.open, content: .text("tea"), expect: .refused(.unsuitableContent))
      flow.perform(
        NotesInteraction.edit, content: .tag("work"), expect: .refused(.unsuitableContent))
    }
  }

  @Test func `a tap on the selected tab closes an editor only if everything is saved`() async throws
  {
    try await editing { flow, _ in
      let editor = try require(flow.flow.currentDestination as? EditorDestination)
      let saved = editor.buffer.text
      editor.buffer.replace(with: "# Mine\n")
      flow.tapTab(.notes, expect: .refused(.guardDenied))
      editor.buffer.replace(with: saved)
      flow.tapTab(.notes) { $0.goBack() }
    }
  }

  @Test func `saving goes back to the note`() async throws {
    try await editing { flow, folder in
      flow.perform(EditorInteraction.save, content: change("# Other\n"))
      await flow.settle { $0.goBack() }
      flow.expectCurrent(.note)
      let saved = try folder.read("plan.md")
      expectEqual(saved, "# Other\n")
    }
  }

  @Test func `a note that changed on disk is not saved, and the editor stays`() async throws {
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

  @Test func `unsaved text stays in the editor when its note is moved, and the user is told`()
    async throws
  {
    try await editing { flow, _ in
      let editor = try require(flow.flow.currentDestination as? EditorDestination)
      editor.buffer.replace(with: "# Mine\n")
      let moved = NoteStoreError.moved(NoteID("plan.md"), to: NoteID("work/plan.md"))
      editor.fail(moved, for: NotesRequest(action: .read))
      await flow.settle(expect: .unchanged)
      #expect(editor.hasConflict)
      expectEqual(editor.buffer.text, "# Mine\n")
      editor.discard()
      await flow.settle { $0.goBack() }
    }
  }

  @Test func `saving as a copy continues editing the copy`() async throws {
    try await editing { flow, _ in
      flow.perform(EditorInteraction.copy, content: change("# Copy\n"))
      let copy = App.ContentType.reading(NoteID("plan-copy.md"), line: 0)
      await flow.settle { tree in
        tree.goBack()
        tree.present(.replaceCurrent(with: .note, content: copy))
        tree.push(.editor, content: copy)
      }
    }
  }

  @Test func `leaving the editor leaves the note unchanged`() async throws {
    try await editing { flow, folder in
      let text = try folder.read("plan.md")
      flow.swipeBackAndLetGo(expect: .unchanged)
      flow.swipeBack { $0.goBack() }
      let saved = try folder.read("plan.md")
      expectEqual(saved, text)
    }
  }

  @Test func `pushing an editor without a named note changes nothing`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.present(.push(.editor), expect: .unchanged)
    }
  }

  @Test func `a new note is composed in a sheet over everything`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.perform(HomeInteraction.compose, at: flow.home, expect: .delta("+ > sheet: compose"))
      flow.expectVisible(.compose)
    }
  }

  @Test func `cancelling a new note leaves everything unchanged`() async throws {
    try await NotesFlow.test { flow in
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.perform(HomeInteraction.compose, at: flow.home, expect: .delta("+ > sheet: compose"))
      flow.perform(ComposeInteraction.cancel) { $0.dismissSheet() }
    }
  }

  @Test func `a new note is shown in the notes tab, wherever it was begun`() async throws {
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

  @Test func `a new note is shown even if it was begun over a question`() async throws {
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

  @Test func `a moved note is shown at its new path`() async throws {
    let moved = App.ContentType.note(NoteID("work/plan.md"))
    let move = App.ContentType.move(NoteMove(id: NoteID("plan.md"), path: "work/"))
    try await NotesFlow.test { flow, folder in
      // The list stays, and shows the note beside it.
      flow.perform(NotesInteraction.move, content: .plan) {
        $0.sheet(.moveListed, content: .plan)
      }
      flow.perform(MoveInteraction.plan, content: move)
      await flow.settle { tree in
        tree.dismissSheet()
        tree.open(moved)
        tree.present(.column(.sidebar))
      }
      folder.expectNoFile("plan.md")
      folder.expectFile("work/plan.md")
    }
    try await NotesFlow.test { flow, _ in
      // A note in two tabs and its editor are shown at the new path in both tabs; in the hidden tab, once it is on
      // screen.
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.perform(NoteInteraction.edit, content: .plan) { $0.push(.editor, content: .plan) }
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.perform(TagsInteraction.open, content: .tag("work")) {
        $0.push(.tagged, content: .tag("work"))
      }
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      await flow.settle()
      flow.perform(NoteInteraction.move, content: .plan) { $0.sheet(.move, content: .plan) }
      flow.perform(MoveInteraction.plan, content: move)
      await flow.settle { tree in
        tree.dismissSheet()
        tree.present(.replaceCurrent(with: .note, content: moved))
      }
      flow.tapTab(.notes) { $0.select(.notes) }
      let editor = try require(flow.flow.currentDestination as? EditorDestination)
      editor.lookAgain()
      let edited = App.ContentType.reading(NoteID("work/plan.md"), line: 0)
      await flow.settle { $0.present(.replaceCurrent(with: .editor, content: edited)) }
      flow.goBack { $0.goBack() }
      await flow.settle { $0.present(.replaceCurrent(with: .note, content: moved)) }
      // An occupied path changes nothing, and the sheet stays open.
      flow.perform(NoteInteraction.move, content: moved) { $0.sheet(.move, content: moved) }
      flow.perform(
        MoveInteraction.plan,
        content: .move(NoteMove(id: NoteID("work/plan.md"), path: "kitchen/tea")))
      await flow.settle(expect: .unchanged)
      flow.expectCurrent(.move)
    }
  }

  @Test func `a second new note is refused while the first is composed`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.compose, at: flow.home, expect: .delta("+ > sheet: compose"))
      flow.perform(
        HomeInteraction.compose, at: flow.home, expect: .refused(.requesterHidden))
    }
  }
}
