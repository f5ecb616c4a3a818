import Destinations
import DestinationsTesting
import Testing

@testable import NotesCLI

/// The list of notes, tags, and the notes of a tag.
@MainActor
struct ListNavigationTests {
  @Test func `opening a note shows it beside the list and makes it current`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.expectCurrent(.note)
      flow.expectVisible(.notes)
    }
  }

  @Test func `a stopped list asks for no more parts`() async throws {
    try await NotesFlow.test { flow in
      await flow.settle()
      let list = try require(flow.flow.currentDestination as? NotesDestination)
      list.takePart(.part(ListingResult(), isLast: false))
      expectEqual(flow.flow.pending.count, 1)
      await flow.settle()
      list.stop()
      list.takePart(.part(ListingResult(), isLast: false))
      expectEqual(flow.flow.pending.count, 0)
    }
  }

  @Test func `previewing a note keeps the list current`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.preview, content: .plan) { tree in
        tree.open(.plan)
        tree.present(.column(.sidebar))
      }
      flow.expectCurrent(.notes)
      flow.expectVisible(.note)
    }
  }

  @Test func `opening another note replaces the first`() async throws {
    try await NotesFlow.test { flow in
      let list = flow.id(of: .notes)
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.perform(NotesInteraction.open, content: .tea, at: list) { $0.open(.tea) }
    }
  }

  @Test func `opening without a named note is refused`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, expect: .refused(.missingContent))
    }
  }

  @Test func `the split view returns to the list and keeps the note beside it`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.perform(SplitInteraction.showList, at: flow.id(of: .notesSplit)) {
        $0.present(.column(.sidebar))
      }
      flow.expectCurrent(.notes)
      flow.expectVisible(.note)
    }
  }

  @Test func `reloading the list navigates nowhere`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.load)
      await flow.settle(expect: .unchanged)
    }
  }

  @Test func `a tag shows the notes that have it`() async throws {
    try await NotesFlow.test { flow in
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.perform(TagsInteraction.open, content: .tag("work")) {
        $0.push(.tagged, content: .tag("work"))
      }
      flow.expectPath([.tags, .tagged])
    }
  }

  @Test func `opening without a named tag is refused`() async throws {
    try await NotesFlow.test { flow in
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.perform(TagsInteraction.open, expect: .refused(.missingContent))
    }
  }

  @Test func `a note of a tag opens in the tags tab`() async throws {
    try await NotesFlow.test { flow in
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.perform(TagsInteraction.open, content: .tag("work")) {
        $0.push(.tagged, content: .tag("work"))
      }
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.expectCurrent(.note)
      flow.expectVisible(.tagged)
    }
  }
}
