import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The exam: a single exploration finds the bugs of the shop, and reports nothing in sound shops.
///
/// It runs in processes of its own, beside the other tests: all of these share the one main actor.
@MainActor
struct ExamTests {
  /// The number of runs, more than any bug needs: an exploration ends at its first finding.
  ///
  /// Places that were never reached or have no way out are found at the end, after all runs.
  private static let runs = TestScale.isFull ? 200 : 20

  /// The number of runs that a sound shop has to pass.
  private static let runsOfSoundShops = TestScale.isFull ? 50 : 1

  /// The bugs of this run: all at full length, else every fifth.
  private static let bugs: [ExamBug] = {
    let bugs = ExamBug.allCases.filter { $0 != .crash }
    return TestScale.isFull ? bugs : stride(from: 0, to: bugs.count, by: 5).map { bugs[$0] }
  }()

  /// The samples of the shop.
  static let contents: Shop.SampleContents = {
    let products: [Shop.ContentType] = [.product(1), .product(2), .product(3)]
    let contents: Shop.SampleContents = [
      .product: products, .reviews: products, .order: [.order(1)],
    ]
    return contents.with([.query("tea"), .query("")], for: ShopTap.find)
  }()

  /// The exploration, the same for every shop.
  ///
  /// In a sound shop, whose answers always come, its patience is longer, so that a busy machine causes no finding.
  @discardableResult
  static func exam(
    _ bug: ExamBug?, _ variant: ShopVariant = .plain, runs: Int = runs,
    writingAheadTo file: String? = nil
  ) async throws -> ExplorationReport {
    try await explore(
      ShopApp(bug, variant).setup, contents: contents,
      runs: runs, patience: bug == nil ? .seconds(10) : .milliseconds(50),
      writingAheadTo: file)
  }

  @Test func `the exam finds every planted bug and prints a table`() async throws {
    let exam = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      try await ExamTests.findBugs()
    }
    print(String(decoding: exam.standardOutputContent, as: UTF8.self))
  }

  private static func findBugs() async throws {
    var missed: [ExamBug] = []
    for bug in bugs {
      let report = try await graded(bug)
      if report.findings.isEmpty { missed.append(bug) }
      print(row(bug.rawValue, report.findings.first, runs: report.runCount))
    }
    expectEqual(missed, [])
  }

  @Test func `a crash is reported with the steps that were written ahead`() async throws {
    await #expect(processExitsWith: .failure) {
      try await ExamTests.exam(.crash, runs: 200, writingAheadTo: ExamTests.crashFile)
    }
    let crash = try await FailureReporting.collecting(FailureCollector()).during {
      try reportCrash(leftIn: Self.crashFile)
    }
    print(Self.row(ExamBug.crash.rawValue, crash))
    expectEqual(crash?.trace.steps.last?.tap?.interaction, "print")
    expectEqual(crash?.what.hasPrefix("the app crashed in step"), true)
    try expectNil(reportCrash(leftIn: Self.crashFile))
  }

  @Test func `the exam raises no alarm for sound shops`() async throws {
    await #expect(processExitsWith: .success) {
      for variant in ShopVariant.allCases { try await ExamTests.passSound(variant) }
    }
  }

  private static func passSound(_ variant: ShopVariant) async throws {
    let report = try await graded(nil, variant, runs: runsOfSoundShops)
    expectEqual(report.findings, [], "\(variant): \(report.findings.map(\.what))")
    expectEqual(report.runCount, runsOfSoundShops, "\(variant)")
  }

  private nonisolated static let crashFile =
    FileManager.default.temporaryDirectory
    .appending(path: "crash\(#filePath.replacing("/", with: "-")).trace").path()

  private static func graded(
    _ bug: ExamBug?, _ variant: ShopVariant = .plain, runs: Int = runs
  ) async throws -> ExplorationReport {
    try await FailureReporting.collecting(FailureCollector()).during {
      try await exam(bug, variant, runs: runs)
    }
  }

  private static func row(_ name: String, _ finding: ExplorationFinding?, runs: Int = 0) -> String {
    let name = name + String(repeating: " ", count: max(1, 24 - name.count))
    guard let finding else { return "\(name)missed" }
    let length = "\(finding.trace.steps.count) of \(finding.originalLength) steps"
    return "\(name)\(finding.law) (\(runs) runs, \(length)): \(finding.what)"
  }
}
