import Destinations
import DestinationsTesting
import Testing

@MainActor
struct ReplayTests {
  private let dry = Maze.Law("the cellar is dry") { moment in
    moment.current?.route == .cellar ? "the cellar is dug" : nil
  }

  private func replayed(_ trace: String) async throws -> ExplorationFinding? {
    try await FailureReporting.collecting(FailureCollector()).during {
      try await replay(trace, on: MazeWorld().setup, contents: MazeWorld.contents, laws: [dry])
    }
  }

  @Test func `a trace is replayed up to the first law that it breaks`() async throws {
    // A found trace breaks the same law again.
    do {
      let found = try require(try await MazeWorld.explored(laws: [dry]).findings.first)
      let again = try require(try await replayed(found.trace.description))
      expectEqual(again.law, found.law)
      expectEqual(again.what, found.what)
      expectEqual(again.tree, found.tree)
    }

    // A trace that no longer breaks a law finds nothing.
    try await expectNil(replayed("tap hall.open with door(1)\ngo back"))

    // Steps that are impossible here do nothing.
    try await expectNil(replayed("tap attic.down\ntab notes\ndrag sheet down\nfocus detail"))

    // Steps after the one that breaks a law are not performed.
    do {
      let found = try await replayed("tap hall.open\ntap room.dig\ngo back")
      expectEqual(found?.trace.steps.count, 2)
    }

    // A malformed trace is thrown.
    await #expect(throws: MalformedTrace.self) { try await replayed("jump") }
  }

  @Test(arguments: [
    ("wait\ntap rooom.dig", "no place is called rooom"),
    ("late tap rooom.dig", "no place is called rooom"),
    ("double tap hall.opne", "hall has no interaction opne"),
    ("tap hall.open with door(9)", "no sample for hall.open is door(9)"),
  ])
  func `a trace that names nothing of the app is a failure`(trace: String, what: String)
    async throws
  {
    let found = try await replayed(trace)
    expectEqual(found?.what, what)
    expectEqual(found?.trace.description, trace)
    try await expectNil(replayed("go back\ntap attic.down\ntap cellar.dig with door(7)"))
  }

  @Test func `a late tap needs a place that was on screen before`() async throws {
    let law = Sample.Law("no tap is refused") { $0.error?.code.rawValue }
    let late = { (steps: String) in
      try await FailureReporting.collecting(FailureCollector()).during {
        try await replay("\(steps)\nlate tap tags.open", on: SampleWorld().setup, laws: [law])
      }?.what
    }
    try await expectNil(late("wait"))
    try await expectEqual(late("tab tags\ntab notes"), "requesterHidden")
  }

  @Test func `a failure shows the law, the steps, the tree, a remedy and a test`()
    async throws
  {
    let found = try require(try await replayed("tap hall.open with door(2)\ntap room.dig"))
    expectEqual(
      found.description,
      """
      the law "the cellar is dry" is broken: the cellar is dug
      Steps:
        1 tap hall.open with door(2)
        2 tap room.dig
      Presented before (-) and after (+) the last step:
          hall stack #1
        -   > room #2 with door(2)
        +   room #2 with door(2)
        +   > cellar #3
      To fix: check what the last step did; this law is your own
      Replay it:
        @Test func `the cellar is dug`() async throws {
          let trace = \"""
            tap hall.open with door(2)
            tap room.dig
            \"""
          // The laws contain "the cellar is dry".
          try await replay(trace, on: setup, contents: contents, laws: laws)
        }
      """)
  }
}
