import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Random flows, and snapshots that nobody has written.
@MainActor
struct SnapshotLawTests {
  private let world = SampleWorld()

  private func restored(
    _ snapshot: NavigationSnapshot
  ) -> (tree: PresentationTree<Sample.Place>, report: RestorationReport) {
    let flow = Sample.AppFlow(world.setup, ids: .sequential())
    flow.onEvent = { _ in }
    let report = flow.restore(snapshot).report
    return (flow.tree, report)
  }

  @Test func `whatever is presented, its snapshot leads back to it`() throws {
    for seed in 1...UInt64(TestScale.count(60)) {
      let session = RandomSession(seed: seed)
      session.start()
      for _ in 0..<30 { session.step() }
      guard !session.flow.tree.isEmpty else { continue }
      var snapshot = session.flow.snapshot()
      snapshot.held = []
      let other = restored(try NavigationSnapshot(snapshot.data()))
      #expect(other.tree.shape == session.flow.tree.shape, "seed \(seed)")
      #expect(other.report.losses.isEmpty && !other.report.startedFresh, "seed \(seed)")
      session.end()
    }
  }

  private func seeds() throws -> [Data] {
    try (1...UInt64(12)).map { seed in
      let session = RandomSession(seed: seed)
      session.start()
      for _ in 0..<25 { session.step() }
      defer { session.end() }
      return try session.flow.snapshot().data()
    }
  }

  @Test func `mutated text leads to a sound tree, or to none`() throws {
    var random = SeededRandom(seed: 5)
    let seeds = try seeds()
    for _ in 0..<TestScale.count(200) {
      var bytes = Array(random.pick(seeds))
      for _ in 0...random.below(6) {
        let index = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[index] = UInt8(random.below(256))
        case 1: bytes.insert(UInt8(random.below(128)), at: index)
        case 2: if bytes.count > 1 { bytes.remove(at: index) }
        default: bytes.removeLast(min(bytes.count - 1, random.below(40)))
        }
      }
      let flow = Sample.AppFlow(world.setup, ids: .sequential())
      flow.onEvent = { _ in }
      flow.restore(from: Data(bytes))
      #expect(flow.tree.violations().isEmpty && flow.tree.currentID != nil)
    }
  }

  @Test func `mutated rows lead to a sound tree, and each is restored or lost`() throws {
    var random = SeededRandom(seed: 11)
    let seeds = try seeds().map { try NavigationSnapshot($0) }
    let words = ["path", "sheet", "attached", "tab:notes", "column:detail", "child:1", "flow", "x"]
    for round in 0..<TestScale.count(300) {
      var snapshot = random.pick(seeds)
      if snapshot.rows.isEmpty { continue }
      for _ in 0...random.below(8) {
        let index = random.below(snapshot.rows.count)
        switch random.below(8) {
        case 0: snapshot.rows[index].tag = random.pick(Sample.DestinationType.allCases).rawValue
        case 1: snapshot.rows[index].parent = random.below(snapshot.rows.count + 2) - 1
        case 2: snapshot.rows[index].slot = random.pick(words)
        case 3: snapshot.rows[index].focus = random.pick(words)
        case 4: snapshot.rows[index].slots = [random.pick(words), random.pick(words)]
        case 5: snapshot.rows.insert(snapshot.rows[random.below(index + 1)], at: index)
        case 6: snapshot.rows[index].isPassive.toggle()
        default: snapshot.rows.swapAt(index, random.below(snapshot.rows.count))
        }
      }
      let (tree, report) = restored(snapshot)
      #expect(tree.violations().isEmpty && tree.currentID != nil, "round \(round)")
      if !report.startedFresh {
        let requests = report.losses.filter { $0.what == "held request" }.count
        #expect(
          report.restoredCount + report.losses.count - requests == snapshot.rows.count,
          "round \(round)")
      }
    }
  }

  @Test(arguments: ["sheet", "attached", "path"])
  func `a snapshot may be nested as deep, and be as long, as it likes`(_ slot: String) throws {
    let deep = (0..<3_000).map { index in
      NavigationSnapshot.Row("notes", in: index == 0 ? nil : index - 1, slot: slot)
    }
    #expect(restored(NavigationSnapshot(rows: deep)).tree.violations().isEmpty)
    var wide = [NavigationSnapshot.Row("notes")]
    for _ in 0..<3_000 { wide.append(NavigationSnapshot.Row("edit", in: 0, slot: slot)) }
    #expect(restored(NavigationSnapshot(rows: wide)).tree.count == 3_001)
    let content = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    let text = """
      {"format": 1, "revision": 1, "rows": [{"tag": "notes", "content": \(content)}]}
      """
    #expect(try NavigationSnapshot(Data(text.utf8)).rows[0].problem != nil)
  }
}
