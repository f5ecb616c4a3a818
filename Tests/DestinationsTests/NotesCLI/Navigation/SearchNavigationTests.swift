import Destinations
import DestinationsTesting
import Testing

@testable import NotesCLI

/// Searching.
@MainActor
struct SearchNavigationTests {
  private let work = App.ContentType.text("work")

  @Test func `a search is pushed onto the list with its words`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.search, content: work, at: flow.home) {
        $0.push(.search, content: work)
      }
      flow.expectPath([.notes, .search])
    }
  }

  @Test func `a search can begin without words`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.search, at: flow.home) { $0.push(.search) }
    }
  }

  @Test func `a search result opens beside the search, which stays`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.search, content: work, at: flow.home) {
        $0.push(.search, content: work)
      }
      flow.perform(SearchInteraction.open, content: .plan) { $0.open(.plan) }
      flow.expectCurrent(.note)
      flow.expectVisible(.search)
    }
  }

  @Test func `a search from another tab replaces the search already there`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.search, content: work, at: flow.home) {
        $0.push(.search, content: work)
      }
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.perform(HomeInteraction.search, at: flow.home) { tree in
        tree.select(.notes)
        tree.goBack()
        tree.push(.search)
      }
    }
  }

  @Test func `searching for other words stays in the same place`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.search, content: work, at: flow.home) {
        $0.push(.search, content: work)
      }
      flow.perform(SearchInteraction.find, content: .text("tea"))
      await flow.settle(expect: .unchanged)
    }
  }

  @Test func `the answer to older words starts no search while a newer one runs`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.search, content: work, at: flow.home) {
        $0.push(.search, content: work)
      }
      let search = try require(flow.flow.currentDestination as? SearchDestination)
      search.find("tea")
      search.find("plan")
      let running = flow.flow.pending.count
      search.take(.nothing, for: NotesRequest(action: .search))
      expectEqual(flow.flow.pending.count, running)
      await flow.settle()
      expectEqual(search.words, "plan")
      #expect(search.isCurrent)
    }
  }

  @Test func `a result for older words is not shown, and a stopped search does not begin again`()
    async throws
  {
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.search, content: work, at: flow.home) {
        $0.push(.search, content: work)
      }
      let search = try require(flow.flow.currentDestination as? SearchDestination)
      search.find("tea")
      search.take(.found(SearchResult(), words: "work"), for: NotesRequest(action: .search))
      #expect(!search.isCurrent)
      await flow.settle()
    }
    try await NotesFlow.test { flow in
      flow.perform(HomeInteraction.search, content: work, at: flow.home) {
        $0.push(.search, content: work)
      }
      let search = try require(flow.flow.currentDestination as? SearchDestination)
      search.stop()
      let running = flow.flow.pending.count
      for _ in 1...2 { search.take(.nothing, for: NotesRequest(action: .search)) }
      expectEqual(flow.flow.pending.count, running)
      await flow.settle()
    }
  }

  @Test func `leaving a running search releases everything and reports no problem`() async throws {
    try await NotesFlow.test { flow in
      await flow.settle()
      var problems: [NavigationEvent.Kind] = []
      flow.onEvent = { if $0.kind.isProblem { problems.append($0.kind) } }
      let search = flow.perform(HomeInteraction.search, content: work, at: flow.home) {
        $0.push(.search, content: work)
      }
      // The search runs, and its result would be discarded: the test does not suspend before the place is left.
      #expect(!search.started.isEmpty)
      flow.goBack { $0.goBack() }
      await flow.settle()
      flow.expectIdle()
      flow.expectReleased()
      expectEqual(problems, [])
    }
  }
}
