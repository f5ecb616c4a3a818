import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The number of restored places, the losses, and the flows that stay as they are.
@MainActor
struct RestorationReportTests {
  private typealias Row = NavigationSnapshot.Row

  private let world = SampleWorld()

  /// A snapshot that cannot be restored completely, with the number of places that can.
  private struct Damage {
    let name: String
    let data: Data
    /// The number of rows that the policy `drop` restores; 0 if nothing can be restored.
    let readableCount: Int
    var route: Sample.DestinationType?

    init(
      _ name: String, _ rows: [Row], readable: Int, refusing route: Sample.DestinationType? = nil
    )
      throws
    {
      self.name = name
      data = try NavigationSnapshot(rows: rows).data()
      readableCount = readable
      self.route = route
    }

    init(_ name: String, bytes: String) {
      self.name = name
      data = Data(bytes.utf8)
      readableCount = 0
    }
  }

  private func damages() throws -> [Damage] {
    [
      Damage("bytes that are not a snapshot", bytes: "{"),
      Damage("a later format", bytes: #"{"format": 9, "revision": 1, "rows": []}"#),
      try Damage("no rows", [], readable: 0),
      try Damage("an unknown root", [Row("gone"), Row("edit", in: 0, slot: "path")], readable: 0),
      try Damage(
        "a root whose provider refuses", [Row("split"), Row("edit", in: 0, slot: "sheet")],
        readable: 0, refusing: .split),
      try Damage(
        "an unknown place", [Row("notes"), Row("gone", in: 0, slot: "path")], readable: 1),
      try Damage(
        "a place whose provider refuses", [Row("notes"), Row("edit", in: 0, slot: "path")],
        readable: 1, refusing: .edit),
    ]
  }

  /// Lets the provider of the damaged place refuse from now on.
  private func refuse(_ damage: Damage) {
    world.onBuild = { if $0.type == damage.route { throw CancellationError() } }
  }

  private static let tolerant: [SnapshotPolicy] = [.drop, .dropWithAbove]

  @Test(arguments: SnapshotPolicy.allCases)
  func `a restoration report counts the restored places, none if nothing was restored`(
    _ policy: SnapshotPolicy
  ) throws {
    for damage in try damages() {
      world.snapshots = Sample.snapshots(policy: policy)
      refuse(damage)
      let flow = SampleTestFlow(world.setup, startsAtOnce: false)
      var told: [Int] = []
      flow.onEvent = { if case .restored(let count, _) = $0.kind { told.append(count) } }
      let restoration = flow.flow.restore(from: damage.data)
      let restored = Self.tolerant.contains(policy) ? damage.readableCount : 0
      expectEqual(restoration.restoredCount, restored, "\(damage.name)")
      expectEqual(restoration.startedFresh, policy != .fail && restored == 0, "\(damage.name)")
      expectEqual(restoration.request.status.isDone, policy != .fail, "\(damage.name)")
      expectEqual(told, policy == .fail ? [] : [restored], "\(damage.name)")
      #expect(!restoration.losses.isEmpty, "\(damage.name)")
    }
  }

  @Test(arguments: SnapshotPolicy.allCases)
  func `a running flow keeps its places if nothing can be restored`(
    _ policy: SnapshotPolicy
  ) throws {
    for damage in try damages() {
      if Self.tolerant.contains(policy), damage.readableCount > 0 { continue }
      world.onBuild = nil
      world.snapshots = Sample.snapshots(policy: policy)
      let flow = world.flow()
      flow.present(.push(.detail, content: .note(1)))
      refuse(damage)
      let before = FlowSnapshot(flow, world)
      let restoration = flow.flow.restore(from: damage.data)
      let after = FlowSnapshot(flow, world)
      expectEqual(after.tree, before.tree, "\(damage.name)")
      expectEqual(after.places, before.places, "\(damage.name)")
      expectEqual(after.calls, before.calls, "\(damage.name)")
      #expect(restoration.request.status.error != nil, "\(damage.name)")
      #expect(restoration.restoredCount == 0 && !restoration.startedFresh, "\(damage.name)")
      #expect(!restoration.losses.isEmpty, "\(damage.name)")
    }
  }

  @Test func `a restoration that is refused before it runs reports a loss`() throws {
    world.policies.queueLimit = 1
    let flow = world.flow()
    var refused: Restoration?
    world.onBuild = { [weak flow] _ in
      flow?.flow.presentDestination(configuration: .push(.detail))
      refused = flow?.flow.restore(NavigationSnapshot(rows: [Row("notes")]))
    }
    flow.present(.push(.detail))
    let restoration = try require(refused)
    expectEqual(restoration.request.status.error?.code, .queueFull)
    expectEqual(restoration.losses.count, 1)
  }

  // MARK: Embedded flows

  /// The rows of a flow and of the flow that it embeds.
  private static let embedded: [Row] = [
    Row("notes"), Row("compose", in: 0, slot: "path"), Row("first", in: 1, slot: "flow"),
    Row("edit", in: 2, slot: "path"),
  ]

  private func restore(
    _ rows: [Row], in around: EmbeddingWorld
  ) -> (flow: SampleTestFlow, report: Restoration, told: [Int]) {
    let flow = SampleTestFlow(around.setup, startsAtOnce: false)
    var told: [Int] = []
    flow.onEvent = { if case .restored(let count, _) = $0.kind { told.append(count) } }
    let report = flow.flow.restore(NavigationSnapshot(rows: rows))
    return (flow, report, told)
  }

  @Test func `rows that an embedded flow loses are reported as losses, not counted`() throws {
    let unknown = Row("gone", in: 2, slot: "path")
    let cases:
      [(
        name: String, rows: [Row], policy: SnapshotPolicy, refused: Sample.DestinationType?,
        counts: [Int], lost: [String]
      )] = [
        ("nothing", Self.embedded, .drop, nil, [2, 2], []),
        ("an unknown place", Self.embedded + [unknown], .drop, nil, [2, 2], ["gone"]),
        ("a place that is refused", Self.embedded, .drop, .edit, [2, 1], ["edit"]),
        ("everything, by policy", Self.embedded + [unknown], .startFresh, nil, [2, 0], ["gone"]),
        ("everything, refused", Self.embedded + [unknown], .fail, nil, [2, 0], ["gone"]),
        (
          "a second flow", Self.embedded + [Row("loose", in: 1, slot: "flow")], .drop, nil, [2, 2],
          ["loose"]
        ),
        (
          "rows of a place without a flow", Self.embedded + [Row("loose", in: 0, slot: "flow")],
          .drop, nil, [2, 2], ["loose"]
        ),
        (
          "rows of a flow that was not restored",
          Self.embedded + [Row("group", in: 2, slot: "path"), Row("gone", in: 4, slot: "flow")],
          .drop, nil, [2, 3, 0], ["gone"]
        ),
      ]
    for (name, rows, policy, refused, counts, lost) in cases {
      let around = EmbeddingWorld()
      around.innerSnapshots = Sample.snapshots(policy: policy)
      around.onBuild = { if $0.type == refused { throw CancellationError() } }
      let (flow, report, told) = restore(rows, in: around)
      expectEqual(flow.inner()?.tree.isEmpty, false, "\(name)")
      expectEqual(told, counts, "\(name)")
      expectEqual(report.restoredCount, counts.reduce(0, +), "\(name)")
      expectEqual(report.losses.map(\.what), lost, "\(name)")
      expectEqual(report.startedFresh, false, "\(name)")
    }
  }

  @Test func `a restoration held by an embedded guard is counted when done`()
    throws
  {
    let around = EmbeddingWorld()
    let session = Session()
    around.innerGuards = [
      .init("hold") { $0.brings(.edit) && !session.isOpen ? .hold(until: "go") : .allow }
    ]
    let flow = SampleTestFlow(around.setup, startsAtOnce: false)
    let restoration = flow.flow.restore(NavigationSnapshot(rows: Self.embedded))
    expectEqual(restoration.restoredCount, 2)
    session.isOpen = true
    flow.inner()?.signal("go")
    expectEqual(flow.inner()?.active, [.first, .edit])
    expectEqual(restoration.restoredCount, 4)
  }

  @Test func `a held request of a flow that is not restored is a loss`() throws {
    let rows = Self.embedded + [Row("loose", in: 0, slot: "flow")]
    let text = String(decoding: try NavigationSnapshot(rows: rows).data(), as: UTF8.self)
    let cases: [(name: String, host: Int, lost: [String])] = [
      ("the restored flow", 1, ["loose"]),
      ("a place without a flow", 0, ["held request", "loose"]),
      ("a place of an embedded flow", 3, ["held request", "loose"]),
      ("no place", 9, ["held request", "loose"]),
    ]
    for (name, host, lost) in cases {
      let step = #"{"verb":"push","tag":"loose"}"#
      let held = #"{"signal":"go","cause":"program","host":\#(host),"steps":[\#(step)]}"#
      let whole = text.replacing("\"format\"", with: "\"held\":[\(held)],\"format\"")
      let flow = SampleTestFlow(EmbeddingWorld().setup, startsAtOnce: false)
      let report = flow.flow.restore(from: Data(whole.utf8))
      expectEqual(report.losses.map(\.what).sorted(), lost, "\(name)")
      expectEqual(flow.flow.pending.count, host == 1 ? 1 : 0, "\(name)")
    }
  }

  @MainActor
  private final class Session {
    var isOpen = false
  }

  // MARK: Slots

  @Test func `a slot rejects more rows than an app could present in it`() {
    let cases: [(name: String, rows: [Row], tree: String, reason: String)] = [
      (
        "a child of a group",
        [
          Row("group"), Row("first", in: 0, slot: "child:0"), Row("second", in: 0, slot: "child:0"),
        ],
        "> \"group\" group\n  child 0: first", "Its parent already has a place in \"child:0\"."
      ),
      (
        "the same child, in another notation",
        [
          Row("group", focus: "child:0"), Row("first", in: 0, slot: "child:0"),
          Row("second", in: 0, slot: "child:+0"),
        ],
        "\"group\" group selected=0\n  child 0: > first",
        "Its parent already has a place in \"child:+0\"."
      ),
      (
        "the path of a screen",
        [Row("notes"), Row("edit", in: 0, slot: "path"), Row("loose", in: 1, slot: "path")],
        "notes stack\n  > edit", "Its parent has no slot \"path\"."
      ),
      (
        "a tab that the list of tabs lacks",
        [
          Row("home", slots: ["tab:notes"], focus: "tab:notes"),
          Row("notes", in: 0, slot: "tab:notes"),
          Row("tags", in: 0, slot: "tab:tags"),
        ],
        "home tabs selected=notes\n  tab notes: > notes stack",
        "Its parent has no slot \"tab:tags\"."
      ),
      (
        "a column that the split view lacks",
        [
          Row("wide"), Row("edit", in: 0, slot: "column:content"),
        ],
        "wide split selected=sidebar\n  column sidebar: > sidebar\n  column detail: tags",
        "Its parent has no slot \"column:content\"."
      ),
    ]
    for (name, rows, tree, reason) in cases {
      let flow = SampleTestFlow(world.setup, startsAtOnce: false)
      let report = flow.flow.restore(NavigationSnapshot(rows: rows))
      expectEqual(flow.flow.tree.shape, tree, "\(name)")
      expectEqual(report.losses.map(\.reason), [reason], "\(name)")
      expectEqual(report.restoredCount, rows.count - 1, "\(name)")
      expectEqual(flow.flow.tree.violations(), [], "\(name)")
    }
  }
}
