import DestinationsTesting
import Testing

@testable import Destinations

/// The memory that is moved during a large restoration.
@MainActor
struct RestoringManyTests {
  @Test func `held requests are restored without copying their list for each`() {
    let count = 500
    let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
    let step = NavigationSnapshot.Step(verb: "push", tag: "detail")
    let held = (0..<count).map { _ in
      NavigationSnapshot.Held(signal: "go", cause: .program, steps: [step])
    }
    var growth = GrowthWatch()
    flow.onEvent = { [weak flow] event in
      if case .requested = event.kind, let flow { growth.look(at: flow.engine.held) }
    }
    flow.restore(NavigationSnapshot(rows: [NavigationSnapshot.Row("notes")], held: held))
    expectEqual(flow.pending.count, count)
    #expect(growth.movedCount > 0 && growth.movedCount < 4 * count, "\(growth.movedCount)")
  }

  // MARK: Embedded flows

  /// The calls of the app, the writes in the outer tree and the report of restoring many embedded flows.
  private struct Cost: Equatable {
    var built = 0
    var written = 0
    var reported = 0
  }

  /// Counts the writes of plans in the tree of the outer flow.
  private final class Recorder: ChangeRecorder {
    private(set) var written = 0

    override func didCommit(
      _ plan: TreePlan, by request: EngineRequest, in engine: FlowEngine
    ) {
      written += plan.patch.entries.count
    }
  }

  private func cost(ofHosts count: Int) -> Cost {
    let world = EmbeddingWorld()
    let recorder = Recorder()
    var cost = Cost()
    world.onBuild = { _ in cost.built += 1 }
    let report = report(ofHosts: count, in: world) {
      $0.engine.recorder = recorder
      $0.onEvent = { _ in cost.reported += 1 }
    }
    expectEqual(report.restoredCount, 1 + 3 * count)
    expectEqual(report.losses.count, count)
    cost.written = recorder.written
    return cost
  }

  /// The report of restoring a stack of hosts; the flow of each restores a root and one place, and loses another.
  private func report(
    ofHosts count: Int, in world: EmbeddingWorld, prepare: (Sample.AppFlow) -> Void = { _ in }
  ) -> Restoration {
    let flow = Sample.AppFlow(world.setup)
    prepare(flow)
    var rows = [NavigationSnapshot.Row("notes")]
    for _ in 0..<count {
      rows.append(.init("compose", in: 0, slot: "path"))
      let host = rows.count - 1
      rows.append(.init("first", in: host, slot: "flow"))
      rows.append(.init("edit", in: host + 1, slot: "path"))
      rows.append(.init("gone", in: host + 1, slot: "path"))
    }
    return flow.restore(NavigationSnapshot(rows: rows))
  }

  @Test func `each further embedded flow that is restored costs as much as the one before`() {
    let (one, some, twice) = (cost(ofHosts: 1), cost(ofHosts: 41), cost(ofHosts: 81))
    for cost in [\Cost.built, \.written, \.reported] {
      let (first, last) = (
        some[keyPath: cost] - one[keyPath: cost], twice[keyPath: cost] - some[keyPath: cost]
      )
      #expect(first > 0 && last == first, "\(cost): \(first), \(last)")
    }
  }

  @Test func `restoring embedded flows ignores the limit of the queue`() {
    let world = EmbeddingWorld()
    (world.policies.queueLimit, world.innerPolicies.queueLimit) = (3, 3)
    expectEqual(report(ofHosts: 20, in: world).restoredCount, 61)
  }

  @Test
  func `the losses of embedded flows are stored once, and joined when the report is read`() {
    let (outer, count) = (Restoration(), 500)
    for row in (0..<count).reversed() {
      outer.addFlow(at: row).ownLosses.append(SnapshotLoss(what: "\(row)", reason: "gone"))
    }
    expectEqual(outer.ownLosses.count, 0)
    expectEqual(outer.losses.map(\.what), (0..<count).map { "\($0)" })
  }
}
