import Destinations
import DestinationsTesting
import Testing

/// The limits of a journal.
@MainActor
struct JournalLimitTests {
  @Test(arguments: [Int.min, 1, 7])
  func `a journal keeps at most twice its limit of entries and replays the same tree`(
    limit: Int
  ) async throws {
    let kept = max(limit, 1)
    for seed in 1...UInt64(TestScale.count(500)) {
      let session = RandomSession(seed: seed)
      session.start()
      session.flow.startJournal(entryLimit: limit)
      for _ in 0..<40 {
        session.step()
        let count = try require(session.flow.journal).entries.count
        #expect(count <= 2 * kept + 1, "seed \(seed)")
      }
      let journal = try require(session.flow.journal)
      let other = Sample.AppFlow(SampleWorld().setup)
      let report = await other.replay(journal)
      let isSame = other.tree.shape == session.flow.tree.shape
      #expect(report.error == nil && isSame, "seed \(seed): \(report)")
      session.end()
    }
  }

  @Test func `dropped entries can still be undone`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.flow.startJournal(entryLimit: 1)
    for _ in 0..<9 { flow.present(.push(.detail)) }
    while flow.flow.canUndo { flow.flow.undo() }
    expectEqual(flow.active, [.notes])
  }
}
