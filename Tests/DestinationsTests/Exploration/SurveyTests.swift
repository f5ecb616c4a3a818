import Destinations
import DestinationsTesting
import Testing

@MainActor
struct SurveyTests {
  private func surveyed(
    stateLimit: Int = 1_000, _ change: @escaping @MainActor (inout MazeWorld) -> Void = { _ in }
  ) async throws -> NavigationSurvey<Maze.DestinationType> {
    try await survey(
      MazeWorld.made(change).setup, contents: MazeWorld.contents, stateLimit: stateLimit
    ) { $0.current?.route }
  }

  @Test func `a survey lists the shortest way to every place`() async throws {
    let survey = try await surveyed()
    expectEqual(
      survey.description,
      """
      attic: reached by tap hall.open with door(1), tap room.climb
      cellar: reached by tap hall.open with door(1), tap room.dig
      hall: presented at the start
      room: reached by tap hall.open with door(1)
      complete: 4 states, 10 steps
      """)
  }

  @Test func `a survey reports places not reached and a search that ended early`() async throws {
    // A place that is declared and not reached names the interaction that should lead there.
    do {
      let survey = try await surveyed { world in
        world.guards = [.init("dry") { $0.brings(.cellar) ? .deny(reason: "It is wet.") : .allow }]
      }
      expectEqual(survey[.cellar], .declared(from: ["room.dig"]))
      #expect(survey.isComplete)
    }

    // A place that nothing leads to is reported.
    do {
      let survey = try await surveyed { $0.tables[.room]?[.climb] = nil }
      expectEqual(survey[.attic], .unlinked)
    }

    // A search that ends early is not complete.
    do {
      let survey = try await surveyed(stateLimit: 2)
      #expect(!survey.isComplete)
      expectSuffix(survey.description, "not complete: stopped at 2 states, 1 steps")
    }

    // Without a key, a state is the shape of the whole tree.
    do {
      let survey = try await survey(
        MazeWorld.made { $0.tables[.room] = [.climb: .sheet(.attic)] }.setup)
      #expect(survey.isComplete)
      expectEqual(survey.stateCount, 3)
    }
  }
}
