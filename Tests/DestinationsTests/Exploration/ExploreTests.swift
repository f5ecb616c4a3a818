import Destinations
import DestinationsTesting
import Testing

@MainActor
struct ExploreTests {
  @Test func `exploring a sound app finds nothing and reaches every place`() async throws {
    let report = try await MazeWorld.explored()
    expectEqual(report.findings, [])
    expectEqual(report.runCount, 10)
    expectEqual(report.ways.keys.sorted(), ["attic", "cellar", "hall", "room"])
    expectEqual(report.ways["hall"]?.steps, [])
    for number in [0, -1, .min] {
      let report = try await MazeWorld.explored(runs: number, steps: number)
      expectEqual([report.runCount, report.stepCount], [1, 0])
    }
  }

  @Test func `runs from one seed are the same in every build and on every machine`()
    async throws
  {
    // The same seed gives the same run, byte for byte.
    let first = try await MazeWorld.log(seed: 7)
    try await expectEqual(MazeWorld.log(seed: 7), first)
    #expect(first.count > 280)

    // Another seed gives another run.
    #expect(try await MazeWorld.log(seed: 7) != MazeWorld.log(seed: 8))

    // Runs are the same in every build and on every machine.
    for _ in 0..<TestScale.count(200) {
      try await expectEqual(MazeWorld.digest(seed: 7), MazeWorld.digestOfSeed7)
    }
  }

  @Test func `every other run begins with the way to the place that was visited least`()
    async throws
  {
    var runs: [[String?]] = []
    let log = Maze.Law("log") { moment in
      if moment.number == 0 { runs.append([]) }
      runs[runs.count - 1].append(moment.step.tap?.interaction)
      return nil
    }
    _ = try await MazeWorld.explored(laws: [log], runs: 20) { world in
      world.tables = [.hall: [.open: .push(.room)], .shed: [.down: .popToRoot]]
      let chain: [Maze.DestinationType] = [.room, .attic, .cellar, .shed]
      for (route, next) in zip(chain, chain.dropFirst()) {
        world.tables[route] = [
          .open: .push(next), .climb: .popToRoot, .down: .popToRoot, .dig: .popToRoot,
        ]
      }
    }
    let lateRuns = [11, 13, 15, 17, 19].map { runs[$0].prefix(4) }
    expectEqual(Set(lateRuns).count, 1, "\(lateRuns)")
  }

  @Test func `a failure that no replay shows does not fail the test, and is listed`() async throws {
    var count = 0
    let law = Maze.Law("the maze is calm") { _ in
      count += 1
      return count == 20 ? "it has trembled" : nil
    }
    let report = try await MazeWorld.explored(laws: [law])
    expectEqual(report.findings, [])
    expectEqual(report.runCount, 10)
    let line = "Not shown by three replays: the law \"the maze is calm\" is broken: it has trembled"
    #expect("\(report)".contains(line))
    expectEqual(report.unrepeated.map(\.what), ["it has trembled"])
  }

  @Test func `a failure is shrunk to the fewest plain steps`() async throws {
    // A failure is shrunk to the steps that it needs.
    do {
      let law = Maze.Law("the cellar is dry") { moment in
        moment.current?.route == .cellar ? "the cellar is dug" : nil
      }
      let finding = try require(try await MazeWorld.explored(laws: [law]).findings.first)
      expectEqual(finding.trace.steps.count, 2)
      expectEqual(finding.trace.steps.last, .tap(ExplorationTap("room", "dig")))
      #expect(finding.originalLength > 2)
    }

    // A disturbed step is shrunk to a plain one if the plain one fails, too.
    do {
      let law = Maze.Law("no list is opened") {
        $0.step.tap?.interaction == "open" ? "opened" : nil
      }
      let finding = try require(try await MazeWorld.explored(laws: [law], seed: 3).findings.first)
      expectEqual(finding.trace.steps.count, 1)
      guard case .tap = finding.trace.steps[0] else {
        Issue.record("\(finding.trace) is not plain")
        return
      }
    }
  }

  @Test func `a failure is reported once, where the exploration was called`() async throws {
    let law = Maze.Law("nothing holds") { _ in "it is so" }
    let line: UInt = #line + 2
    let failures = try await FailureReporting.failures {
      try await explore(MazeWorld().setup, laws: [law])
    }
    expectEqual(failures.count, 1)
    expectEqual(failures.first?.place.line, line)
    expectEqual(
      failures.first?.message.hasPrefix("the law \"nothing holds\" is broken: it is so"), true)
  }

  @Test func `laws can be sampled or left out`() async throws {
    // A law may be checked only now and then.
    var numbers: [Int] = []
    let law = Maze.Law("sampled", sampling: 16) { moment in
      numbers.append(moment.number)
      return nil
    }
    _ = try await MazeWorld.explored(laws: [law], runs: 1, steps: 40)
    expectEqual(numbers, [0, 16, 32])

    // Laws can be left out.
    do {
      let laws = Maze.Law.standard.without(.nothingLeaks)
      expectEqual(laws.count, Maze.Law.standard.count - 1)
      #expect(!laws.contains { $0.name == "nothing leaks" })
    }
  }

  @Test func `each run has an app of its own, and errors of its setup are thrown`() async throws {
    // Each run has an app of its own, which is released at its end, and so is each app of a survey.
    let journals = WeakBox()
    let journaling: @MainActor (inout MazeWorld) -> Void = { world in
      let journal = TestJournal()
      journals.add(journal)
      world.journal = journal
    }
    _ = try await MazeWorld.explored(runs: 5, journaling)
    expectEqual(journals.text, "0 of 6")
    _ = try await survey(MazeWorld.made(journaling).setup, contents: MazeWorld.contents) {
      $0.current?.route
    }
    expectEqual(journals.livingCount, 0)

    // State that outlives the app shows in the next start.
    var isOpen = false
    func outliving() -> Maze.Setup {
      var setup = MazeWorld.made { $0.onBuild = { isOpen = isOpen || $0.type == .room } }.setup
      if isOpen { setup.startingDestination = .replaceRoot(with: .attic) }
      return setup
    }
    let explorations: [@MainActor () async throws -> Void] = [
      { _ = try await explore(outliving(), laws: []) }, { _ = try await survey(outliving()) },
      { try await approveMap(of: outliving(), at: "none.map", approving: true) },
    ]
    for exploration in explorations {
      isOpen = false
      await #expect {
        try await exploration()
      } throws: { error in
        "\(error)".contains("started with other places") && "\(error)".hasSuffix("+ > attic")
      }
    }

    // An error that the setup throws is thrown.
    struct NoMaze: Error {}
    func setup() throws -> Maze.Setup { throw NoMaze() }
    await #expect(throws: NoMaze.self) { try await explore(try setup()) }
  }
}
