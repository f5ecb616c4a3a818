import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The environment variables of explorations, and traces in files.
@MainActor
struct ExplorationBudgetTests {
  /// The numbers of the runs; a second passes in each.
  private static func runs(
    _ asked: Int, steps: Int = 10, _ environment: [String: String] = [:], limit: Int = 20
  ) throws -> String {
    var budget = try ExplorationBudget(
      runs: asked, steps: steps,
      environment: Dictionary(
        uniqueKeysWithValues: environment.map { ("DESTINATIONS_EXPLORE_\($0)", $1) }))
    var runs: [String] = []
    while runs.count < limit, let run = budget.nextRun(after: .seconds(runs.count)) {
      runs.append("\(run)")
    }
    return runs.joined(separator: " ") + (budget.isWhole ? "" : ", too few to judge")
  }

  @Test func `the environment decides how many runs are made`() throws {
    expectEqual(try Self.runs(4), "1 2 3 4")
    expectEqual(try Self.runs(0), "1")
    expectEqual(try Self.runs(4, ["STEPS": "60"]), "1 2 3 4 5 6")
    expectEqual(try Self.runs(4, ["STEPS": "1"]), "1, too few to judge")
    expectEqual(try Self.runs(2, ["SECONDS": "4"]), "1 2 3 4")
    expectEqual(try Self.runs(2, ["SECONDS": "4", "STEPS": "20"]), "1 2")
  }

  @Test func `several processes divide the runs among themselves`() throws {
    expectEqual(try Self.runs(6, ["PART": "1/3"]), "1 4, too few to judge")
    expectEqual(try Self.runs(6, ["PART": "3/3"]), "3 6, too few to judge")
    expectEqual(try Self.runs(1, ["PART": "2/3"]), "2")
    expectEqual(try Self.runs(2, ["PART": "2/2", "SECONDS": "3"]), "2 4 6")
  }

  @Test(arguments: [
    ("STEPS", "many"), ("STEPS", "0"), ("SECONDS", ""), ("PART", "2"), ("PART", "3/2"),
    ("PART", "0/2"), ("PART", "1/2/3"), ("PART", "1/9223372036854775807"), ("HANG", "0"),
  ])
  func `a variable that cannot be read is refused`(name: String, value: String) {
    let failure = #expect(throws: ExplorationFailure.self) { try Self.runs(1, [name: value]) }
    expectEqual(failure, .malformed("DESTINATIONS_EXPLORE_\(name)", value))
  }

  /// Explores the maze after replaying the traces of a folder with some files.
  private static func explored(_ files: [String: String]) async throws -> ExplorationReport {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let noAttic = Maze.Law.never("the attic is open") { $0.current?.route == .attic }
    return try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        MazeWorld().setup, laws: [noAttic], runs: 1, steps: 1, corpus: folder.path())
    }
  }

  @Test func `the traces of a corpus are replayed before the first run`() async throws {
    let sound = "tap hall.open\ngo back"
    let way = "# the way up\ntap hall.open\ntap room.climb"
    let report = try await Self.explored(["a.trace": sound, "b.trace": way])
    let finding = try require(report.findings.first)
    expectEqual(finding.origin, "b.trace")
    expectEqual(finding.trace.steps.count, 2)
    expectEqual(report.runCount, 0)
    expectEqual(try await Self.explored(["a.trace": sound, "b.txt": way]).findings, [])
  }

  @Test func `a corpus with a line that is not a step is refused`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await Self.explored(["a.trace": "jump"])
    }
    expectEqual(
      failure?.description.hasPrefix("the trace a.trace cannot be read: line 1 of the trace"), true)
  }

  @Test func `a corpus without a folder is empty`() async throws {
    let report = try await explore(
      MazeWorld().setup, laws: [], runs: 1, steps: 1, corpus: "nowhere")
    expectEqual(report.runCount, 1)
  }
}
