import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Random flows, and snapshots that no flow has written.
@MainActor
struct SnapshotLawTests {
  private let world = SampleWorld()

  private func restored(
    _ snapshot: NavigationSnapshot
  ) -> (tree: PresentationTree<Sample.Place>, report: Restoration) {
    let flow = Sample.AppFlow(world.setup, ids: .sequential())
    flow.onEvent = { _ in }
    let report = flow.restore(snapshot)
    return (flow.tree, report)
  }

  @Test func `a snapshot of any session restores the same tree`() throws {
    for seed in 1...UInt64(TestScale.count(5_000)) {
      let session = RandomSession(seed: seed)
      session.start()
      for _ in 0..<30 { session.step() }
      guard !session.flow.tree.isEmpty else { continue }
      var snapshot = session.flow.snapshot()
      snapshot.held = []
      let other = restored(try NavigationSnapshot(snapshot.data()))
      expectEqual(other.tree.shape, session.flow.tree.shape, "seed \(seed)")
      #expect(other.report.losses.isEmpty && !other.report.startedFresh, "seed \(seed)")
      session.end()
    }
  }

  @Test func `a group without a focused child is restored unchanged`() {
    let rows = [
      NavigationSnapshot.Row("group"), NavigationSnapshot.Row("first", in: 0, slot: "child:0"),
    ]
    expectEqual(
      restored(NavigationSnapshot(rows: rows)).tree.shape, "> \"group\" group\n  child 0: first")
  }

  @Test(arguments: ["sheet", "attached", "path"])
  func `a snapshot can be thousands of rows deep or long`(_ slot: String) throws {
    let deep = (0..<3_000).map { index in
      NavigationSnapshot.Row("notes", in: index == 0 ? nil : index - 1, slot: slot)
    }
    expectEmpty(restored(NavigationSnapshot(rows: deep)).tree.violations())
    var wide = [NavigationSnapshot.Row("notes")]
    for _ in 0..<3_000 { wide.append(NavigationSnapshot.Row("edit", in: 0, slot: slot)) }
    expectEqual(restored(NavigationSnapshot(rows: wide)).tree.count, 3_001)
    let content = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    let text = """
      {"format": 1, "revision": 1, "rows": [{"tag": "notes", "content": \(content)}]}
      """
    #expect(try NavigationSnapshot(Data(text.utf8)).rows[0].problem != nil)
  }
}
