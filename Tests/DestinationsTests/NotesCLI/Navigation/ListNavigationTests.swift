import Destinations
import DestinationsTesting
import Testing

@testable import NotesCLI

/// The list of notes, tags, and the notes of a tag.
@MainActor
struct ListNavigationTests {
  @Test func `Opening a note shows it beside the list, and goes to it`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.expectCurrent(.note)
      flow.expectVisible(.notes)
    }
  }

  @Test func `A preview stays at the list`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.preview, content: .plan) { tree in
        tree.open(.plan)
        tree.present(.column(.sidebar))
      }
      flow.expectCurrent(.notes)
      flow.expectVisible(.note)
    }
  }

  @Test func `Opening another note takes the place of the first`() async throws {
    try await NotesFlow.test { flow in
      let list = flow.id(of: .notes)
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.perform(NotesInteraction.open, content: .tea, at: list) { $0.open(.tea) }
    }
  }

  @Test func `A note that is not named is not opened`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, expect: .refused(.notBuilt))
    }
  }

  @Test func `The split view leads back to the list, and keeps the note beside it`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.perform(SplitInteraction.showList, at: flow.id(of: .notesSplit)) {
        $0.present(.column(.sidebar))
      }
      flow.expectCurrent(.notes)
      flow.expectVisible(.note)
    }
  }

  @Test func `Listing again goes nowhere`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.load)
      await flow.settle(expect: .unchanged)
    }
  }

  @Test func `A tag shows the notes that have it`() async throws {
    try await NotesFlow.test { flow in
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.perform(TagsInteraction.open, content: .tag("work")) {
        $0.push(.tagged, content: .tag("work"))
      }
      flow.expectPath([.tags, .tagged])
    }
  }

  @Test func `A tag that is not named is not shown`() async throws {
    try await NotesFlow.test { flow in
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.perform(TagsInteraction.open, expect: .refused(.notBuilt))
    }
  }

  @Test func `A note of a tag opens in the tab of the tags`() async throws {
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
