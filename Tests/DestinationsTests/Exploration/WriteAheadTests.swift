import DestinationsTesting
import Foundation
import Testing

/// The file to which an exploration writes each step before it is made.
@MainActor
struct WriteAheadTests {
  @Test func `a folder that is missing is a typed error`() async {
    await #expect(throws: WriteAheadFailure.self) {
      try await Self.explore(writingAheadTo: "/nowhere/steps")
    }
  }

  #if os(Linux)
    @Test func `a disk that becomes full is a typed error`() async {
      await #expect(processExitsWith: .success) {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 40, rlim_max: 40)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        await #expect(throws: WriteAheadFailure.self) {
          try await WriteAheadTests.explore(writingAheadTo: file.path(percentEncoded: false))
        }
      }
    }
  #endif

  private static func explore(writingAheadTo file: String) async throws {
    try await DestinationsTesting.explore(
      MazeWorld.made { _ in }.setup, contents: MazeWorld.contents, runs: 1, writingAheadTo: file)
  }
}
