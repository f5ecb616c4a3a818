import Destinations
import DestinationsTesting
import Testing

/// Laws of an app in a line each.
@MainActor
struct OwnLawTests {
  private func finding(
    _ law: Maze.Law, steps: Int = 100,
    _ change: @escaping @MainActor (inout MazeWorld) -> Void = { _ in }
  ) async throws -> ExplorationFinding? {
    try await MazeWorld.explored(laws: [law], runs: 3, steps: steps, change).findings.first
  }

  /// A presentation of the attic that takes some time.
  private static func late(_ duration: Duration) -> Maze.Presentation {
    Maze.Presentation(
      presentationType: .custom(
        presentation: CustomPresentation { _, answer in
          Task {
            try? await Task.sleep(for: duration)
            answer(.done(as: .sheet(.attic)))
          }
        }))
  }

  @Test func `a law that must always hold is broken by the first step that violates it`()
    async throws
  {
    let found = try await finding(.always("the cellar is closed") { $0.current?.route != .cellar })
    expectEqual(found?.law, "the cellar is closed")
    expectEqual(found?.what, "the law does not hold at cellar")
    expectEqual(found?.trace.steps.last?.tap?.interaction, "dig")
    expectEqual(found?.trace.steps.count, 2)
    try await expectNil(finding(.always("something is shown") { !$0.visible.isEmpty }))
  }

  @Test func `a law that forbids a condition is broken as soon as the condition is met`()
    async throws
  {
    let found = try await finding(
      .never("two rooms are open") { moment in
        moment.tree.nodes.count { $0.payload.route == .room } == 2
      })
    expectEqual(found?.law, "never: two rooms are open")
    expectEqual(found?.what, "two rooms are open at room")
    expectEqual(found?.trace.steps.count, 2)
    try await expectNil(finding(.never("nothing is shown") { $0.visible.isEmpty }))
  }

  @Test func `a law about an interaction is checked when the work of the interaction is over`()
    async throws
  {
    let law = Maze.Law.after(MazeTap.climb, "the attic is shown") { $0.current?.route == .attic }
    try await expectNil(finding(law))
    try await expectNil(
      finding(law, steps: 40) { $0.tables[.room]?[.climb] = Self.late(.milliseconds(5)) })
    let found = try await finding(law) { $0.tables[.room]?[.climb] = .push(.cellar) }
    expectEqual(found?.law, "after climb, the attic is shown")
    expectEqual(found?.what, "the law does not hold at cellar")
    expectEqual(found?.trace.steps.count, 2)
  }

  @Test func `a law about an interaction is not checked if the interaction is refused`()
    async throws
  {
    let law = Maze.Law.after(MazeTap.climb, "the attic is shown") { $0.current?.route == .attic }
    try await expectNil(
      finding(law) { world in
        world.guards = [.init("dry") { $0.brings(.attic) ? .deny(reason: "It is wet.") : .allow }]
      })
  }

  @Test func `a law about a log-out is checked although the login guard holds what follows`()
    async throws
  {
    @MainActor final class Session { var isOpen = true }
    func setup(isOpen: Bool) -> Maze.Setup {
      var world = MazeWorld()
      let session = Session()
      session.isOpen = isOpen
      world.guards = [
        .loginGuard(
          signal: "in", login: .sheet(.cellar), isLoggedIn: { session.isOpen },
          protects: { $0 == .room })
      ]
      world.tables[.room]?[.climb] = .choosing(among: [.room]) { _ in
        session.isOpen = false
        return .replaceRoot(with: .room)
      }
      return world.setup
    }
    func finding(_ tap: MazeTap, of trace: String, isOpen: Bool) async throws -> String? {
      let law = Maze.Law.after(tap, "nothing is left") { _ in false }
      let found = try await FailureReporting.collecting(FailureCollector()).during {
        try await replay(trace, on: setup(isOpen: isOpen), laws: [law])
      }
      return found?.law
    }
    let logOut = try await finding(.climb, of: "tap hall.open\ntap room.climb", isOpen: true)
    expectEqual(logOut, "after climb, nothing is left")
    // A request that the same guard holds for the first login has led nowhere yet.
    let opening = try await finding(.open, of: "tap hall.open", isOpen: false)
    expectNil(opening)
  }

  @Test func `a law sees whether the interaction of a step was performed`() async throws {
    let law = Maze.Law("the attic is not entered") { moment in
      moment.performed(MazeTap.climb) ? "step \(moment.number) climbs" : nil
    }
    let finding = try await FailureReporting.collecting(FailureCollector()).during {
      try await replay(
        "tap room.climb\ntap hall.open\ntap room.climb", on: MazeWorld().setup, laws: [law])
    }
    expectEqual(finding?.what, "step 3 climbs")
  }

  @Test func `a law sees the tree before the last action, and the content of that action`()
    async throws
  {
    var seen: [String] = []
    let law = Maze.Law("log") { moment in
      let counts = [moment.treeBefore, moment.tree].map(\.nodes.count)
      seen.append("\(counts) \(moment.content.map { "\($0)" } ?? "no content")")
      return nil
    }
    let trace = "tap hall.open with door(2)\nwait\ntap room.climb"
    try await expectNil(
      replay(trace, on: MazeWorld().setup, contents: MazeWorld.contents, laws: [law]))
    expectEqual(
      seen.prefix(4),
      ["[0, 1] no content", "[1, 2] door(2)", "[1, 2] door(2)", "[2, 3] no content"])
  }

  @Test func `a law that must hold within some steps may be broken for that many steps`()
    async throws
  {
    let law = Maze.Law.eventually(within: 2, "the attic is closed") {
      $0.current?.route != .attic
    }
    let found = try await finding(law) { world in
      world.tables[.attic] = [.open: .replaceCurrent(with: .attic)]
    }
    expectEqual(found?.law, "eventually: the attic is closed")
    expectEqual(found?.what, "the law has not held for 2 steps, at attic")
    let patient = Maze.Law.eventually(within: 1_000, "the hall is shown") {
      $0.current?.route == .hall
    }
    try await expectNil(finding(patient))
  }

  // MARK: Shortest traces

  @Test func `a failure of a law that is checked every sixteenth step is shortened to two steps`()
    async throws
  {
    let law = Maze.Law("the cellar is closed", sampling: 16) {
      $0.current?.route == .cellar ? "the cellar is open" : nil
    }
    let found = try await finding(law, steps: 300)
    expectEqual(found?.trace.steps.count, 2)
    expectEqual(found?.what, "the cellar is open")
  }

  @Test func `a trace is made shorter although its work takes time`() async throws {
    let law = Maze.Law.never("the attic is open") { $0.current?.route == .attic }
    let found = try await finding(law, steps: 40) { world in
      world.tables[.room]?[.climb] = Self.late(.milliseconds(30))
    }
    let steps = found?.trace.steps.map(\.description) ?? []
    expectEqual(steps.count, 3, "\(steps)")
    expectEqual(steps.suffix(2), ["tap room.climb", "wait"])
  }

  @Test func `a shrunk trace needs each of its steps`() async throws {
    let laws = [
      Maze.Law.never("two rooms are open") { moment in
        moment.tree.nodes.count { $0.payload.route == .room } == 2
          && moment.current?.route == .attic
      }
    ]
    let found = try require(try await finding(laws[0]))
    for index in found.trace.steps.indices {
      var shorter = found.trace
      shorter.steps.remove(at: index)
      try await expectNil(
        replay(
          shorter.description, on: MazeWorld().setup, contents: MazeWorld.contents, laws: laws))
    }
  }

  @Test func `the printed test names the laws of the app if one of them was broken`()
    async throws
  {
    let own = try await finding(.never("the cellar is open") { $0.current?.route == .cellar })
    let lines = own?.swift.split(separator: "\n").suffix(3).map { $0.drop { $0 == " " } } ?? []
    expectEqual(
      lines,
      [
        "// The laws contain \"never: the cellar is open\".",
        "try await replay(trace, on: setup, contents: contents, laws: laws)", "}",
      ])
    let standard = try await finding(.declaredActionsWork) { $0.tables[.cellar] = nil }
    expectEqual(standard?.swift.contains("laws"), false)
  }

  @Test func `a law that the start breaks is reported with the presented places`() async throws {
    let found = try await finding(.never("the hall is shown") { $0.current?.route == .hall })
    expectEqual(found?.trace.steps, [])
    expectEqual(found?.description.contains("Presented at the end:\n  > hall stack"), true)
  }

  @Test func `two findings of one fault are replayed by tests of different names`() async throws {
    let law = Maze.Law.never("the cellar is open") { $0.current?.route == .cellar }
    var names: Set<Substring> = []
    for seed: UInt64 in [1, 2] {
      let found = try await MazeWorld.explored(laws: [law], seed: seed).findings.first
      if let name = found?.swift.split(separator: "\n").first { names.insert(name) }
    }
    expectEqual(names.count, 2)
  }
}
