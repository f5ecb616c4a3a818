import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The exam with an approved map: the map of the sound shop shows 18 of the 24 bugs.
@MainActor
struct ExamMapTests {
  /// The bugs that no row shows, because they leave every place in its correct position, or need an immediate second
  /// tap; laws find them.
  private static let untold: Set<ExamBug> = [
    .doublePush, .sharedState, .leakThroughClosure, .leakThroughInteractor, .taskNotCancelled,
    .lateResult,
  ]

  /// The bugs of this run: all at full length, else every sixth.
  private static let bugs: [ExamBug] = {
    let bugs = ExamBug.allCases.filter { $0 != .crash }
    return TestScale.isFull ? bugs : stride(from: 0, to: bugs.count, by: 6).map { bugs[$0] }
  }()

  private static func differences(_ bug: ExamBug?, _ path: String, approving: Bool = false)
    async throws -> [TestFailure]
  {
    try await FailureReporting.failures {
      try await approveMap(
        of: ShopApp(bug).setup, contents: ExamTests.contents, at: path, approving: approving,
        patience: bug == nil ? .seconds(10) : .milliseconds(50))
    }
  }

  @Test func `the approved map of the shop reveals each bug planted in it`() async throws {
    let exam = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      try await ExamMapTests.findBugs()
    }
    print(String(decoding: exam.standardOutputContent, as: UTF8.self))
  }

  private static func findBugs() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "shop.map").path()
    expectEmpty(try await differences(nil, path, approving: true))
    expectEmpty(try await differences(nil, path).map(\.message))
    for bug in bugs {
      let told = try await differences(bug, path)
      print(bug, told.first.map { $0.message.prefix { $0 != "\n" } } ?? "untold")
      expectEqual(told.isEmpty, untold.contains(bug), "\(bug)")
    }
  }
}
