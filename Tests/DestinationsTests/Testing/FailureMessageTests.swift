import Testing

/// The golden file of complete failure messages, which XCTest reports too.
@MainActor
struct FailureMessageTests {
  @Test func `failure messages match the golden file`() async throws {
    let report = try await FailureScenario.report()
    let golden = try FailureScenario.golden()
    expectEqual(report, golden, "\(report)")
  }
}
