import Testing

/// Laws of held requests, in random sessions.
@MainActor
struct HeldSessionTests {
  @Test func `each signal has one login, and each request one outcome`()
    async
  {
    for seed in 1...UInt64(TestScale.count(20_000)) {
      guard let broken = await violation(seed: seed) else { continue }
      Issue.record("seed \(seed), \(broken)")
      return
    }
  }

  private func violation(seed: UInt64) async -> String? {
    let session = HeldSession(seed: seed)
    session.start()
    for step in 0..<(5 + seed % 20) {
      session.step()
      if let broken = session.violation() { return "step \(step): \(broken)" }
      if seed % 4 == 0 { await Task.yield() }
    }
    return await session.end().map { "in the end: \($0)" }
  }
}
