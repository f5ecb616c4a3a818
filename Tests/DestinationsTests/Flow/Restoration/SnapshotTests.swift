import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The contents and the restoration of snapshots.
@MainActor
struct SnapshotTests {
  private typealias Row = NavigationSnapshot.Row

  private let world = SampleWorld()

  /// A flow with a place in every kind of slot.
  private func fullFlow() throws -> SampleTestFlow {
    world.guards = [.init("hold") { $0.brings(.wide) ? .hold(until: "go") : .allow }]
    let flow = world.flow()
    flow.presentPath([.tab(.notes), .push(.detail, content: .note(7)), .push(.edit)])
    flow.presentPath([.tab(.tags), .replaceCurrent(with: .split)])
    flow.present(.column(.detail, showing: .notes))
    flow.present(.push(.detail, content: .note(8)))
    flow.present(
      Sample.Presentation(
        destinationType: .first, presentationType: .addToCurrent,
        shouldSetDestinationAsCurrent: false))
    flow.presentPath([.tab(.trash, showing: .group), .sheet(.pile)])
    flow.present(.push(.compose))
    flow.present(
      .sheet(
        .loose,
        options: SheetPresentationOptions(
          style: .fullScreenCover, detents: [.medium, .fraction(0.25), .height(200)])))
    flow.present(.push(.wide))
    flow.select(.tags)
    return flow
  }

  /// The places of a flow after a restoration in a world of its own.
  private func restored(_ snapshot: NavigationSnapshot) -> (SampleTestFlow, Restoration) {
    let flow = SampleTestFlow(world.setup, startsAtOnce: false)
    return (flow, flow.flow.restore(snapshot))
  }

  @Test func `a snapshot restores the same tree as one transition and matches its golden text`()
    throws
  {
    let flow = try fullFlow()
    let snapshot = flow.flow.snapshot()
    expectEmpty(snapshot.omitted)
    let (other, report) = restored(try NavigationSnapshot(snapshot.data()))
    expectEqual(other.flow.tree.shape, flow.flow.tree.shape)
    expectEqual(report.restoredCount, flow.flow.tree.count)
    expectEmpty(report.losses)
    expectEqual(other.interface.transitionCount, 1)
    expectNil(other.interface.drift())
    expectEqual(other.flow.snapshot(), snapshot)
    expectEmpty(other.flow.tree.violations())

    // A shape written by hand is complete.
    let rows = [Row("notes"), Row("detail", in: 0, slot: "path")]
    expectEqual(restored(NavigationSnapshot(rows: rows)).0.flow.snapshot().rows, rows)

    // Restored sheets keep their options.
    other.select(.trash)
    let presenter = try require(other.place(.compose))
    let sheet = SheetPresentation(of: presenter).sheet
    expectEqual(sheet?.options.style, .fullScreenCover)
    expectEqual(sheet?.options.detents.count, 3)

    // The text of a snapshot is that of the golden file.
    let golden = try Repository.text("Tests/Golden/snapshot.json")
    expectEqual(String(decoding: try snapshot.data(), as: UTF8.self) + "\n", golden)
    expectEmpty(restored(try NavigationSnapshot(Data(golden.utf8))).1.losses)
  }

  @Test func `places missing in the table are omitted with everything on them, and reported`() {
    world.snapshots = Sample.snapshots(besides: [.detail])
    let flow = world.flow()
    flow.presentPath([.push(.edit), .push(.detail), .push(.edit), .sheet(.compose)])
    var events: [NavigationEvent.Kind] = []
    flow.onEvent = { events.append($0.kind) }
    let snapshot = flow.flow.snapshot()
    expectEqual(snapshot.rows.map(\.tag), ["home", "notes", "edit", "tags", "trash"])
    expectEqual(snapshot.omitted.map(\.what), ["detail", "edit"])
    expectEqual(
      events.first,
      .notSaved(
        id: flow.id(.detail), route: "detail", reason: "The snapshot table has no entry for it."))

    // Content that cannot be encoded is omitted, too.
    world.start = .notes
    world.snapshots = Sample.Snapshots {
      Restorable("notes", .notes)
      Restorable("detail", .detail) { _ in
        Unwritable()
      } content: { (_: Unwritable) in
        .note(0)
      }
    }
    let other = world.flow()
    other.present(.push(.detail, content: .note(1)))
    let lost = other.flow.snapshot()
    #expect(lost.rows.count == 1 && lost.omitted[0].reason.contains("cannot be written"))
  }

  @Test func `a container's bottom place comes from its shape if it was not saved`() {
    world.snapshots = Sample.snapshots(besides: [.notes, .bottom, .sidebar])
    for (start, tree) in [
      (Sample.DestinationType.pile, "pile container\n  > bottom"),
      (
        .home,
        "home tabs selected=notes\n  tab notes: > notes stack\n  tab tags: tags\n  tab trash: trash"
      ),
      (
        .split,
        "\"split\" split selected=sidebar\n  column sidebar: > sidebar\n  column content: pane stack\n  column detail:"
      ),
    ] {
      world.start = start
      let (flow, report) = restored(world.flow().flow.snapshot())
      let isWhole = report.losses.isEmpty && !report.startedFresh
      #expect(flow.flow.tree.shape == tree && isWhole, "\(report)")
    }
  }

  private struct Unwritable: Codable, Sendable {
    func encode(to encoder: any Encoder) throws { throw CancellationError() }
  }

  // MARK: Unreadable data

  private var rows: [Row] {
    [
      Row("home", slots: ["tab:notes", "tab:tags"], focus: "tab:notes"),
      Row("notes", in: 0, slot: "tab:notes"), Row("edit", in: 1, slot: "path"),
      Row("gone", in: 1, slot: "path"), Row("compose", in: 3, slot: "sheet"),
      Row("detail", in: 1, slot: "path"), Row("tags", in: 0, slot: "tab:tags"),
    ]
  }

  @Test(arguments: [
    (SnapshotPolicy.drop, "home,notes,edit,detail,tags", ["gone", "compose"]),
    (.dropWithAbove, "home,notes,edit,tags", ["gone", "compose", "detail"]),
    (.startFresh, "home,notes,tags,trash", ["gone", "compose"]),
    (.fail, "", ["gone", "compose"]),
  ])
  func `a policy decides what happens to data that cannot be read`(
    _ policy: SnapshotPolicy, _ routes: String, _ lost: [String]
  ) {
    world.snapshots = Sample.snapshots(policy: policy)
    let flow = SampleTestFlow(world.setup, startsAtOnce: false)
    var told: [String] = []
    var isReported = false
    flow.onEvent = { event in
      if case .notRestored(let what, _) = event.kind { told.append(what) }
      if case .startRefused = event.kind { isReported = true }
    }
    let restoration = flow.flow.restore(NavigationSnapshot(rows: rows))
    expectEqual(flow.flow.tree.nodes.map(\.payload.route.rawValue).joined(separator: ","), routes)
    #expect(restoration.losses.map(\.what) == lost && (policy == .fail || told == lost))
    expectEqual(
      [restoration.startedFresh, isReported], [policy == .startFresh, policy == .fail])
    expectEqual(
      restoration.request.status.error?.code, (policy == .fail ? .unreadableSnapshot : nil))
  }

  @Test func `each misplaced row is lost with a reason of its own`() {
    let bad: [(Row, String)] = [
      (Row("tags", in: 9, slot: "sheet"), "does not come before it"), (Row("tags"), "second root"),
      (Row("tags", in: 1, slot: "tab:tags"), "has no slot \"tab:tags\""),
      (Row("tags", in: 0, slot: "tab:other"), "has no slot \"tab:other\""),
      (Row("tags", in: 2, slot: "path"), "has no slot \"path\""),
      (Row("tags", in: 2, slot: "nowhere"), "has no slot \"nowhere\""),
      (Row("tags", in: -1, slot: "path"), "does not come before it"),
      (Row("no such tag", in: 1, slot: "path"), "has no tag"),
      (Row("detail of note", in: 1, slot: "path", content: .string("seven")), "cannot be read"),
      (Row("tags", in: 2, slot: "flow"), "does not host a flow"),
    ]
    for (row, reason) in bad {
      let (flow, report) = restored(NavigationSnapshot(rows: Array(rows.prefix(3)) + [row]))
      let isOneLoss = report.losses.count == 1 && report.losses[0].reason.contains(reason)
      let isSound = flow.flow.tree.violations().isEmpty && report.restoredCount == 3
      #expect(isOneLoss && isSound, "\(reason): \(report)")
    }
    // Places nested deeper than a hundred levels are lost, too.
    let deep = (0..<120).map { Row("notes", in: $0 == 0 ? nil : $0 - 1, slot: "sheet") }
    let (flow, report) = restored(NavigationSnapshot(rows: deep))
    expectEqual([flow.flow.tree.count, report.restoredCount, report.losses.count], [100, 100, 20])
  }

  @Test func `with unusable snapshot data, the flow starts as without a snapshot`() {
    let fresh = SampleWorld().flow().flow.tree.shape
    for text in [
      "", "{", "[]", "{\"format\": 2, \"revision\": 1, \"rows\": []}",
      "{\"format\": 1, \"revision\": 9, \"rows\": [{\"tag\": \"home\"}]}",
      "{\"format\": 1, \"revision\": 1, \"rows\": []}",
      "{\"format\": 1, \"revision\": 1, \"rows\": [7]}",
    ] {
      let flow = SampleTestFlow(world.setup, startsAtOnce: false)
      let restoration = flow.flow.restore(from: Data(text.utf8))
      let report = restoration
      let isFresh = restoration.request.status.isDone && report.startedFresh
      #expect(isFresh && report.losses.count == 1, "\(text): \(report)")
      expectEqual(flow.flow.tree.shape, fresh, "\(text)")
    }
  }

  @Test func `an unreadable row does not harm the others`() throws {
    let text = """
      {"format": 1, "revision": 1, "held": [7], "rows": [
        {"tag": "notes"}, {"tag": 5}, {"tag": "edit", "in": 0, "slot": "path"},
        {"tag": "edit", "in": 1e300, "slot": "path"}, null, "row"]}
      """
    let (flow, report) = restored(try NavigationSnapshot(Data(text.utf8)))
    expectEqual(flow.flow.tree.shape, "notes stack\n  > edit")
    expectEqual(report.losses.count, 4)

    // Contents of every kind are read as they were written, if they are not nested too deeply.
    func nested(_ depth: Int) -> SnapshotValue {
      (0..<depth).reduce(.null) { value, _ in .array([value]) }
    }
    let contents: [SnapshotValue] = [
      .bool(true), .int(-7), .double(0.5), .string("1"), .array([.int(1), .null]),
      .object(["a": .bool(false), "b": .object([:])]), nested(31),
    ]
    func read(_ contents: [SnapshotValue]) throws -> [SnapshotValue?] {
      let rows = contents.map { Row("notes", content: $0) }
      return try NavigationSnapshot(NavigationSnapshot(rows: rows).data()).rows.map(\.content)
    }
    try expectEqual(read(contents), contents)
    try expectEqual(read([nested(100), nested(5_000), .int(1)]), [nil, nil, .int(1)])
    expectError(.unreadableSnapshot) { _ = try read([.double(.nan)]) }
  }

  @Test func `content of 32 levels can be read again, and deeper content is not saved`()
    throws
  {
    for (depth, isSaved) in [(32, true), (33, false)] {
      let nested = (0..<depth).reduce(SnapshotValue.null) { value, _ in .array([value]) }
      let table = Sample.Snapshots(revision: 1) {
        Restorable("notes", .notes)
        Restorable(
          "detail", .detail, record: { _ in nested }, content: { (_: SnapshotValue) in .note(7) })
      }
      let world = SampleWorld(start: .notes)
      world.snapshots = table
      let flow = world.flow()
      flow.flow.startJournal()
      flow.present(.push(.detail, content: .note(7)))
      let snapshot = flow.flow.snapshot()
      expectEqual(snapshot.omitted.isEmpty, isSaved)
      try expectEqual(NavigationSnapshot(snapshot.data()).rows, snapshot.rows)
      guard isSaved else { continue }
      let journal = try require(flow.flow.journal)
      try expectEqual(Sample.AppFlow.Journal(journal.data(table), table), journal)
    }
  }

  @Test func `places refused by their providers are left out, and the rest is built`() {
    let (flow, before) = (world.flow(), rows.filter { $0.tag != "gone" }.count)
    expectEqual(before, 6)
    flow.presentPath([.push(.detail), .push(.edit), .push(.detail), .sheet(.compose)])
    let snapshot = flow.flow.snapshot()
    _ = world.journal.take()
    world.onBuild = { if $0.type == .detail { throw CancellationError() } }
    let (other, report) = restored(snapshot)
    expectEqual(other.flow.tree.nodes.map(\.payload.route), [.home, .notes, .edit, .tags, .trash])
    expectEqual(report.losses.map(\.what), ["detail", "detail", "compose"])
    expectEqual(other.interface.transitionCount, 1)
    world.onBuild = { _ in throw CancellationError() }
    #expect(restored(snapshot).1.startedFresh)
  }

  @Test func `sheets that the policy forbids are not restored`() {
    let flow = world.flow()
    flow.presentPath([.push(.detail), .sheet(.pile), .sheet(.compose)])
    let snapshot = flow.flow.snapshot()
    world.policies.modal.whenNested = .refuse
    let nested = restored(snapshot).1.losses.map(\.what)
    world.policies.modal.isApplicationWide = true
    let lost = [nested, restored(snapshot).1.losses.map(\.what)]
    expectEqual(lost, [["compose"], ["pile", "bottom", "compose"]])
  }

  // MARK: Newer and older apps

  @Test func `older snapshots are migrated revision by revision and gain new tabs`() throws {
    world.snapshots = Sample.snapshots(
      revision: 3,
      migrations: [
        1: { $0.rename("gone", to: "loose") },
        2: { snapshot in
          for index in snapshot.rows.indices where snapshot.rows[index].tag == "loose" {
            snapshot.rows[index].content = nil
          }
        },
      ])
    let (flow, report) = restored(NavigationSnapshot(rows: rows))
    expectEqual(report.migratedFrom, 1)
    expectEmpty(report.losses)
    expectEqual(
      flow.flow.tree.nodes.map(\.payload.route),
      [.home, .notes, .edit, .loose, .compose, .detail, .tags, .trash])

    // Held requests are migrated too.
    world.snapshots = Sample.snapshots()
    var holding = try fullFlow().flow.snapshot()
    holding.held[0].steps[0].tag = "gone"
    world.snapshots = Sample.snapshots(
      revision: 2, migrations: [1: { $0.rename("gone", to: "wide") }])
    expectEmpty(restored(holding).1.losses)
    holding.held[0].rows = [Row("gone")]
    holding.rename("gone", to: "wide")
    expectEqual(holding.held[0].rows, [Row("wide")])

    // The snapshot of an embedded flow is migrated with the outer one, and once.
    let more: Sample.Snapshots.Migration = { snapshot in
      for index in snapshot.rows.indices {
        guard case .int(let number)? = snapshot.rows[index].content else { continue }
        snapshot.rows[index].content = .int(number + 1)
      }
    }
    var outer = EmbeddingWorld().setup
    let old = SampleTestFlow(outer)
    old.presentPath([.push(.detail, content: .note(1)), .push(.compose)])
    old.present(.push(.edit, content: .note(3)))
    outer.snapshots = Sample.snapshots(revision: 2, migrations: [1: more])
    let new = SampleTestFlow(outer, startsAtOnce: false)
    new.flow.restore(old.flow.snapshot())
    let inner = new.flow.embeddedFlows.first
    expectEqual([new.flow.content(of: .detail), inner?.content(of: .edit)], [.note(2), .note(4)])

    // A migration that throws makes the snapshot unreadable as a whole.
    world.snapshots = Sample.snapshots(
      revision: 2, migrations: [1: { _ in throw CancellationError() }])
    #expect(restored(NavigationSnapshot(rows: rows)).1.startedFresh)
  }

  @Test func `removed tabs stay removed, tabs keep their order, and unknown tabs are dropped`()
    throws
  {
    let flow = world.flow()
    let bar = try #require(
      flow.place(.home)
        as? any TabBarDestinationable<
          Sample.DestinationType, Sample.ContentType, Sample.TabType
        >)
    try bar.removeTab(.tags)
    var snapshot = flow.flow.snapshot()
    expectEqual(restored(snapshot).0.flow.tree.shape, flow.flow.tree.shape)
    snapshot.rows[0].slots = ["tab:trash", "tab:unknown", "tab:notes", "tab:trash"]
    snapshot.rows[0].focus = "tab:unknown"
    expectEqual(
      restored(snapshot).0.flow.tree.shape,
      "home tabs selected=notes\n  tab trash: trash\n  tab notes: > notes stack")
  }

  @Test func `a table with two entries of one tag is a fault of the setup`() {
    world.snapshots = Sample.Snapshots(
      migrations: [1: { $0.rename("a", to: "b") }, 1: { $0.rename("a", to: "b") }]
    ) {
      Restorable("one", .home)
      Restorable("one", .notes)
    }
    let flow = SampleTestFlow(world.setup, startsAtOnce: false)
    expectEqual(flow.flow.validate().map(\.code), [.duplicateKey, .duplicateKey])
  }
}
