import Destinations
import DestinationsTesting
import Testing

@testable import NotesCLI

/// The list of notes, tags, and the notes of a tag.
@MainActor
struct ListNavigationTests {
  @Test func `Opening a note shows it above the list`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.push(.note, content: .plan) }
      flow.expectPath([.notes, .note])
    }
  }

  @Test func `Opening a note twice in a hurry opens it once`() async throws {
    try await NotesFlow.test { flow in
      let list = flow.id(of: .notes)
      flow.perform(NotesInteraction.open, content: .plan) { $0.push(.note, content: .plan) }
      flow.perform(
        NotesInteraction.open, content: .plan, at: list, expect: .refused(.requesterHidden))
    }
  }

  @Test func `A note that is not named is not opened`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, expect: .refused(.notBuilt))
    }
  }

  @Test func `Two notes can lie on each other, and are left one by one`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.push(.note, content: .plan) }
      flow.present(.push(.note, content: .tea)) { $0.push(.note, content: .tea) }
      flow.swipeBack { $0.goBack() }
      flow.swipeBack { $0.goBack() }
      flow.expectCurrent(.notes)
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
      flow.perform(TaggedInteraction.open, content: .plan) { $0.push(.note, content: .plan) }
      flow.expectPath([.tags, .tagged, .note])
      flow.goBack { $0.goBack() }
      flow.expectCurrent(.tagged)
    }
  }
}
