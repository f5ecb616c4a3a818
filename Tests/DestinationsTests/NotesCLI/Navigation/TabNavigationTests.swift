import Destinations
import DestinationsTesting
import Testing

@testable import NotesCLI

/// Three tabs, each with places of its own.
@MainActor
struct TabNavigationTests {
  @Test func `the app starts with the list of notes`() async throws {
    try await NotesFlow.test { flow in
      flow.expectTree(
        """
        home tabs selected=notes
          tab notes: notesSplit split selected=sidebar
            column sidebar: > notes
            column detail: blank
          tab tags: tagsSplit split selected=sidebar
            column sidebar: tags
            column detail: blank
          tab trash: trashStack container
            trash
        """)
    }
  }

  @Test func `each tab shows its own first place`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.showTags, at: flow.home) { $0.select(.tags) }
      flow.expectCurrent(.tags)
      flow.perform(HomeInteraction.showTrash, at: flow.home) { $0.select(.trash) }
      flow.expectCurrent(.trash)
      flow.perform(HomeInteraction.showNotes, at: flow.home) { $0.select(.notes) }
      flow.expectCurrent(.notes)
    }
  }

  @Test func `selecting the tab that is already selected changes nothing`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.showNotes, at: flow.home, expect: .unchanged)
    }
  }

  @Test func `a tab keeps the places opened in it`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.tapTab(.notes) { $0.select(.notes) }
      flow.expectCurrent(.note)
    }
  }

  @Test func `going back in one tab leaves the other tabs alone`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.perform(TagsInteraction.open, content: .tag("work")) {
        $0.push(.tagged, content: .tag("work"))
      }
      flow.goBack { $0.goBack() }
      flow.tapTab(.notes) { $0.select(.notes) }
      flow.expectCurrent(.note)
    }
  }

  @Test func `going back from the first place of a tab is refused`() async throws {
    try await NotesFlow.test { flow in
      flow.goBack(expect: .refused(.nothingToGoBack))
      flow.tapTab(.trash) { $0.select(.trash) }
      flow.goBack(expect: .refused(.nothingToGoBack))
    }
  }

  @Test func `a tap on the selected tab goes back to its first place`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.search, content: .text("tea"), at: flow.home) {
        $0.push(.search, content: .text("tea"))
      }
      flow.tapTab(.notes) { $0.goBack() }
      flow.expectCurrent(.notes)
      flow.tapTab(.notes, expect: .unchanged)
    }
  }

  @Test func `the command for the selected tab is a tap on it`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.showTags, at: flow.home) { $0.select(.tags) }
      flow.perform(TagsInteraction.open, content: .tag("work")) {
        $0.push(.tagged, content: .tag("work"))
      }
      let home = try require(flow.flow.rootInterface as? HomeInterface)
      let isHandled = try home.handle(Command("tab", "tags"))
      #expect(isHandled)
      await flow.settle { $0.goBack() }
    }
  }
}
