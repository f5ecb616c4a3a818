import Foundation
import Testing

/// The time limit of the whole process, which this suite sets for all others.
@Suite(TimeLimiting())
struct TimeLimitTests {
  @Test func `the test process ends although a test waits forever`()
    async throws
  {
    let ended = try await #require(
      processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
    ) { @MainActor in
      TimeLimit.start(idleFor: .milliseconds(200))
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    let message = String(decoding: ended.standardErrorContent, as: UTF8.self)
    #expect(message.hasPrefix("The tests have done nothing for "))
  }
}
