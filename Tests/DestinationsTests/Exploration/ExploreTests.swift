import Destinations
import DestinationsTesting
import Testing

@MainActor
@Suite struct ExploreTests {
  @Test func `a sound app raises no alarm and is reached everywhere`() async throws {
    let report = try await MazeWorld.explored()
    #expect(report.findings == [])
    #expect(report.runCount == 10)
    #expect(report.ways.keys.sorted() == ["attic", "cellar", "hall", "room"])
    #expect(report.ways["hall"]?.steps == [])
  }

  @Test func `the same seed makes the same run, byte for byte`() async throws {
    let first = try await MazeWorld.log(seed: 7)
    #expect(try await MazeWorld.log(seed: 7) == first)
    #expect(first.count > 280)
  }

  @Test func `another seed makes another run`() async throws {
    #expect(try await MazeWorld.log(seed: 7) != MazeWorld.log(seed: 8))
  }

  @Test func `runs are the same in every build and on every machine`() async throws {
    for _ in 0..<TestScale.count(200) {
      #expect(try await MazeWorld.digest(seed: 7) == MazeWorld.digestOfSeed7)
    }
  }

  @Test func `a failure is shrunk to the steps that it takes`() async throws {
    let law = Maze.Law("the cellar is dry") { moment in
      moment.current?.route == .cellar ? "somebody dug" : nil
    }
    let finding = try #require(try await MazeWorld.explored(laws: [law]).findings.first)
    #expect(finding.trace.steps.count == 2)
    #expect(finding.trace.steps.last == .tap(ExplorationTap("room", "dig")))
    #expect(finding.originalLength > 2)
  }

  @Test func `what went askew is shrunk to a plain step where that does`() async throws {
    let law = Maze.Law("nobody opens") { $0.step.tap?.interaction == "open" ? "opened" : nil }
    let finding = try #require(try await MazeWorld.explored(laws: [law], seed: 3).findings.first)
    #expect(finding.trace.steps.count == 1)
    guard case .tap = finding.trace.steps[0] else {
      Issue.record("\(finding.trace) is not plain")
      return
    }
  }

  @Test func `a failure is reported once, where the exploration was called`() async throws {
    let law = Maze.Law("nothing holds") { _ in "it is so" }
    let failures = try await FailureReporting.failures {
      try await explore(MazeWorld().setup, laws: [law])
    }
    #expect(failures.count == 1)
    #expect(failures.first?.place.line == 54)
    #expect(
      failures.first?.message.hasPrefix("the law \"nothing holds\" is broken: it is so") == true)
  }

  @Test func `a law may be looked at now and then`() async throws {
    var numbers: [Int] = []
    let law = Maze.Law("sampled", sampling: 16) { moment in
      numbers.append(moment.number)
      return nil
    }
    _ = try await MazeWorld.explored(laws: [law], runs: 1, steps: 40)
    #expect(numbers == [0, 16, 32])
  }

  @Test func `laws are left out by their names`() {
    let laws = Maze.Law.standard.without("nothing leaks")
    #expect(laws.count == Maze.Law.standard.count - 1)
    #expect(!laws.contains { $0.name == "nothing leaks" })
  }

  @Test func `each run has an app of its own`() async throws {
    var count = 0
    _ = try await MazeWorld.explored(runs: 5) { _ in count += 1 }
    #expect(count == 6)
  }

  @Test func `what the set-up throws is thrown`() async {
    struct NoMaze: Error {}
    func setup() throws -> Maze.Setup { throw NoMaze() }
    await #expect(throws: NoMaze.self) { try await explore(try setup()) }
  }
}
