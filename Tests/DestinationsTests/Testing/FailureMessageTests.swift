import Testing

/// The golden file of what failures say, whole; the same under XCTest.
@MainActor
struct FailureMessageTests {
  @Test func `failure messages match the golden file`() async throws {
    let report = try await FailureScenario.report()
    let golden = try FailureScenario.golden()
    expectEqual(report, golden, "\(report)")
  }
}
