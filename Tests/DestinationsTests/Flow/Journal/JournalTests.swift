import DestinationsTesting
import Foundation
import Testing

@testable import Destinations

@MainActor
struct JournalTests {
  private func recording(in world: SampleWorld = SampleWorld()) -> SampleTestFlow {
    let flow = world.flow()
    flow.flow.startJournal()
    return flow
  }

  /// The places that a replay of a journal presents, in a world of its own.
  private func replayed(_ flow: SampleTestFlow) async throws -> String {
    let table = Sample.snapshots()
    let journal = try require(flow.flow.journal)
    let kept = try Sample.AppFlow.Journal(journal.data(table), table)
    let other = SampleTestFlow(SampleWorld().setup, startsAtOnce: false)
    let report = await other.flow.replay(kept)
    let isDone = report.error == nil && report.doneCount == journal.entries.count
    #expect(kept == journal && isDone, "\(report)")
    let bar = other.place(.home) as? SampleTabBar
    #expect(other.interface.drift() == nil && (bar == nil || bar?.selectedTab != nil))
    return other.flow.tree.shape
  }

  private func bar(_ flow: SampleTestFlow) throws
    -> any TabBarDestinationable<Sample.DestinationType, Sample.ContentType, Sample.TabType>
  {
    try #require(
      flow.place(.home)
        as? any TabBarDestinationable<Sample.DestinationType, Sample.ContentType, Sample.TabType>)
  }

  @Test func `undo and redo choose their change when they have their turn`() {
    let flow = recording(in: SampleWorld(start: .notes))
    flow.present(.push(.detail))
    flow.present(.push(.edit))
    flow.interface.acknowledgement = .manually
    flow.flow.presentDestination(configuration: .goBack)
    let undone = [flow.flow.undo(), flow.flow.undo()]
    flow.interface.acknowledgement = .immediately
    flow.interface.acknowledgeAll()
    expectEqual(undone.map(\.status.isDone), [true, true])
    flow.expectPath([.detail])
    flow.step("redo twice") {
      flow.flow.redo()
      flow.flow.redo()
    }
    flow.expectPath([.detail])

    // A push that runs before it leaves nothing to redo.
    flow.interface.acknowledgement = .manually
    flow.flow.undo()
    flow.flow.presentDestination(configuration: .push(.loose))
    let redo = flow.flow.redo()
    flow.interface.acknowledgement = .immediately
    flow.interface.acknowledgeAll()
    expectEqual(redo.status.error?.code, .cannotUndo)
    flow.expectPath([.detail, .edit, .loose])
  }

  /// A step, and whether it can be undone.
  struct Step: Sendable {
    var canUndo = true
    let work: @MainActor @Sendable (SampleTestFlow) throws -> Void

    init(
      canUndo: Bool = true, _ work: @escaping @MainActor @Sendable (SampleTestFlow) throws -> Void
    ) {
      self.canUndo = canUndo
      self.work = work
    }

    init(_ presentation: Sample.Presentation) {
      self.init { $0.present(presentation) }
    }
  }

  nonisolated static let steps: [Step] = [
    Step(.push(.detail, content: .note(7))), Step(.goBack),
    Step(.path([.push(.detail), .replaceCurrent(with: .loose)])), Step(.goBack), Step(.push(.edit)),
    Step(
      .sheet(.pile, options: SheetPresentationOptions(style: .fullScreenCover))),
    Step(.push(.compose)), Step(.goBack), Step(.dismissSheet), Step(.tab(.tags)),
    Step(.tab(.tags, showing: .group, placement: .replacing)), Step(.add(.loose)),
    Step { $0.remove($0.id(.loose)) }, Step(.add(.loose)),
    Step(.replaceCurrent(with: .split)), Step(.column(.detail, showing: .notes)),
    Step(.push(.detail)), Step(.column(.sidebar)), Step(.tab(.trash, showing: .detail)),
    Step(.path([.tab(.notes), .push(.detail), .push(.edit), .sheet(.compose)])),
    Step { $0.dragSheetDown() }, Step(.moveToNearest(.notes)),
    Step {
      let tabs: [Sample.TabType] = [.trash, .notes, .tags]
      $0.flow.nearestTabBar(from: $0.id(.home))?.activeTabs = tabs.map(TabModel.init)
    },
    Step {
      $0.flow.nearestTabBar(from: $0.id(.home))?.activeTabs = [TabModel(type: .notes)]
    },
    Step(.path([.push(.detail), .push(.edit), .push(.loose)])), Step(.goBack(2)),
    Step(.path([.push(.loose), .push(.edit)])), Step(.popToRoot),
    Step(.path([.push(.detail), .push(.edit)])),
    Step(canUndo: false) { flow in
      let beneath = flow.flow.tree.members(of: .path, in: flow.id(.notes))
      flow.remove(try require(beneath.first))
    },
    Step(.replaceRoot(with: .wide)),
  ]

  @Test func `every step is recorded, replayed, and undone where possible`() async throws {
    // every step is recorded, replayed, and undone if possible
    do {
      let flow = recording()
      for step in Self.steps {
        let before = flow.flow.tree.shape
        try step.work(flow)
        let after = flow.flow.tree.shape
        #expect(before != after && flow.flow.canUndo == step.canUndo, "\(after)")
        try await expectEqual(replayed(flow), after)
        guard step.canUndo else { continue }
        let isUndone = flow.flow.undo().status.isDone
        let undone = flow.flow.tree.shape
        let isRedone = flow.flow.redo().status.isDone && !flow.flow.canRedo
        expectEqual([undone, flow.flow.tree.shape], [before, after])
        #expect(isUndone && isRedone, "\(after)")
      }
      expectNil(flow.interface.drift())
    }
    // all steps are undone, and redone
    do {
      let flow = recording()
      var shapes = [flow.flow.tree.shape]
      for step in Self.steps.prefix(18) {
        try step.work(flow)
        shapes.append(flow.flow.tree.shape)
      }
      let back = shapes.dropFirst().map { _ in
        flow.flow.undo()
        return flow.flow.tree.shape
      }
      #expect(back == Array(shapes.reversed().dropFirst()) && !flow.flow.canUndo)
      let forth = shapes.dropFirst().map { _ in
        flow.flow.redo()
        return flow.flow.tree.shape
      }
      expectEqual(forth, Array(shapes.dropFirst()))
      try await expectEqual(replayed(flow), shapes.last)
    }
  }

  @Test func `a journal describes the changes of each transition`() throws {
    let flow = recording()
    for step in Self.steps { try step.work(flow) }
    let golden = try Repository.text("Tests/Golden/journal.txt")
    try expectEqual(require(flow.flow.journal).text + "\n", golden)

    // A group may lose its focus when a child leaves; undoing that restores the focus.
    let group = recording(in: SampleWorld(start: .group))
    let shape = group.flow.tree.shape
    group.remove(group.id(.second))
    group.remove(group.id(.first))
    let removals = try require(group.flow.journal).text.split(separator: "\n").dropFirst()
    expectEqual(
      Array(removals),
      [
        "program: 1 child:1 -(3 second)",
        "program: 1 child:0 -(2 first), 1 [on child:0] -> []",
      ])
    group.flow.undo()
    group.flow.undo()
    expectEqual(group.flow.tree.shape, shape)
  }

  @Test
  func `the journal of any session replays to the same tree, and undoing leads back step by step`()
    async throws
  {
    // the journal of any session leads to the same tree
    // The first two seeds have attached places that become active or have a sheet beside them.
    for seed in [302, 2121] + Array(1...UInt64(TestScale.count(3_000))) {
      let session = RandomSession(seed: seed)
      session.start()
      session.flow.startJournal()
      for _ in 0..<40 { session.step() }
      let journal = try require(session.flow.journal)
      let other = Sample.AppFlow(SampleWorld().setup)
      let report = await other.replay(journal)
      let isSame = other.tree.shape == session.flow.tree.shape
      #expect(report.error == nil && isSame, "seed \(seed): \(report)")
      session.end()
    }
    // undoing any session leads to the tree before
    do {
      for seed in [948] + Array(1...UInt64(TestScale.count(3_000))) {
        let session = RandomSession(seed: seed)
        session.start()
        session.world.guards = []
        session.flow.startJournal()
        // The trees to which undoing leads, the last one first undone; nil after several transitions at once.
        var trees: [String?] = []
        func undoableCount() -> Int {
          let recorder = session.flow.engine.recorder as? Sample.AppFlow.World.JournalRecorder
          return recorder?.undoable.count ?? 0
        }
        for step in 0..<40 {
          let before = session.flow.tree.shape
          let count = session.flow.journal?.entries.count ?? 0
          session.step()
          session.world.interface.acknowledgeAll()
          let change = (session.flow.journal?.entries.count ?? 0) - count
          if change > 1 { trees = [] }
          // A change that belongs to earlier ones is undone with them.
          if change == 1, undoableCount() > trees.count { trees.append(before) }
          while trees.count < undoableCount() { trees.insert(nil, at: 0) }
          trees.removeLast(trees.count - undoableCount())
          guard change == 1, session.flow.canUndo else { continue }
          let undoing = session.flow.undo()
          undoing.cancel()
          guard undoing.status.isDone, session.flow.journal?.entries.count == count + 2 else {
            trees = Array(repeating: nil, count: undoableCount())
            continue
          }
          let isBack = trees.last == .some(nil) || trees.last == session.flow.tree.shape
          let isSound = session.flow.tree.violations().isEmpty
          #expect(isBack && isSound, "seed \(seed) step \(step)")
          trees.removeLast(trees.count - undoableCount())
        }
        session.end()
      }
    }
  }

  @Test func `guards check an undo, and a new change leaves nothing to redo`() {
    // after a new change, nothing can be redone
    do {
      let flow = recording()
      flow.present(.push(.detail))
      flow.flow.undo()
      let couldRedo = flow.flow.canRedo
      flow.present(.push(.edit))
      expectEqual([couldRedo, flow.flow.canRedo], [true, false])
    }
    // undoing passes the guards
    do {
      let world = SampleWorld()
      world.guards = [.init("stay") { $0.removes(.detail) ? .deny(reason: "No.") : .allow }]
      let flow = recording(in: world)
      flow.present(.push(.detail))
      let before = FlowSnapshot(flow, world)
      expectEqual(flow.flow.undo().status.error?.code, .guardDenied)
      #expect(FlowSnapshot(flow, world) == before && flow.flow.canUndo)
    }
  }

  /// The state about which guards ask.
  @MainActor private final class User {
    var hasUnsavedChanges = true
    var isLoggedIn = true
  }

  @Test func `an undo or a redo that a guard holds reverses the change for which it was made`() {
    let world = SampleWorld(start: .notes)
    let user = User()
    world.guards = [
      .confirmBeforeLeaving(signal: "discard", asking: .sheet(.compose)) {
        $0.route == .edit && user.hasUnsavedChanges
      },
      .loginGuard(
        signal: "in", login: .sheet(.pile), isLoggedIn: { user.isLoggedIn },
        protects: { $0 == .edit }),
    ]
    let flow = recording(in: world)
    flow.present(.push(.detail))
    flow.present(.push(.edit))
    let undo = flow.flow.undo()
    flow.expectCurrent(.compose)
    user.hasUnsavedChanges = false
    flow.flow.signal("discard")
    #expect(undo.status.isDone && flow.flow.canRedo)
    flow.expectPlaces([.notes, .detail])

    // A login that is given up changes nothing; after the other one, the redo continues.
    user.isLoggedIn = false
    for isGivenUp in [true, false] {
      let redo = flow.flow.redo()
      flow.expectCurrent(.bottom)
      if isGivenUp {
        flow.dragSheetDown()
      } else {
        user.isLoggedIn = true
        flow.flow.signal("in")
      }
      expectEqual(redo.status.isDone, !isGivenUp)
    }
    flow.expectPlaces([.notes, .detail, .edit])
    for _ in 1...2 { flow.flow.undo() }
    flow.expectPlaces([.notes])
    #expect(!flow.flow.canUndo)
  }

  @Test(arguments: [
    Sample.Presentation.sheet(.pile), .push(.pile), .add(.pile), .tab(.tags, showing: .pile),
    .path([.tab(.tags), .push(.pile)]),
  ])
  func `undoing a request that a login held leads to the tree before the login`(
    login: Sample.Presentation
  ) {
    let world = SampleWorld()
    let user = User()
    user.isLoggedIn = false
    world.guards = [
      .loginGuard(
        signal: "in", login: login, isLoggedIn: { user.isLoggedIn }, protects: { $0 == .edit })
    ]
    let flow = recording(in: world)
    let before = flow.flow.tree.shape
    flow.present(.push(.edit))
    // The login has a second page.
    flow.present(.push(.loose))
    user.isLoggedIn = true
    flow.flow.signal("in")
    let after = flow.flow.tree.shape
    flow.flow.undo()
    expectEqual(flow.flow.tree.shape, before)
    #expect(!flow.flow.canUndo)
    flow.flow.redo()
    expectEqual(flow.flow.tree.shape, after)
    flow.flow.undo()
    // The same login before a redo leaves it to be done.
    user.isLoggedIn = false
    let redo = flow.flow.redo()
    #expect(!redo.status.isDone && flow.flow.canRedo)
    user.isLoggedIn = true
    flow.flow.signal("in")
    expectEqual(flow.flow.tree.shape, after)
    flow.flow.undo()
    expectEqual(flow.flow.tree.shape, before)
  }

  @Test func `a replay carries out the journal up to the first refused entry`() async throws {
    // requests of hooks in a replay are cancelled, because the journal contains their effects
    do {
      let world = SampleWorld()
      world.onBuild = { place in
        guard place.type == .detail else { return }
        place.onHook = { [weak place] in
          guard $0 == .prepareForPresentation, let place else { return }
          try? place.performInterfaceAction(interactionType: .compose)
        }
      }
      let flow = recording(in: world)
      flow.present(.push(.detail))
      flow.expectCurrent(.compose)
      let other = SampleTestFlow(world.setup, startsAtOnce: false)
      let report = await other.flow.replay(try require(flow.flow.journal))
      expectEqual(report.doneCount, 3)
      expectEqual(other.flow.tree.shape, flow.flow.tree.shape)
    }
    // a replay stops at the first refused entry
    do {
      let world = SampleWorld()
      let flow = recording(in: world)
      flow.present(.push(.edit))
      flow.present(.push(.detail))
      flow.present(.goBack)
      let journal = try require(flow.flow.journal)
      let table = Sample.snapshots(besides: [.detail])
      let other = SampleTestFlow(world.setup, startsAtOnce: false)
      let kept = try Sample.AppFlow.Journal(journal.data(table), table)
      let report = await other.flow.replay(kept)
      expectEqual(report.doneCount, 2)
      expectEqual(report.error?.code, .unreadableSnapshot)
      other.expectPath([.edit])
    }
  }

  @Test func `embedded flows have journals of their own, which replay to the same tree`()
    async throws
  {
    let flow = EmbeddingWorld().flow()
    flow.flow.startJournal()
    flow.present(.push(.compose))
    let inner = try require(flow.inner())
    inner.startJournal()
    for presentation: Sample.Presentation in [.push(.edit), .push(.detail), .push(.loose), .goBack]
    {
      inner.presentDestination(configuration: presentation)
    }
    let other = SampleTestFlow(EmbeddingWorld().setup, startsAtOnce: false)
    await other.flow.replay(try require(flow.flow.journal))
    let within = try require(other.flow.embeddedFlows.first)
    let report = await within.replay(try require(inner.journal))
    #expect(other.flow.tree.shape == flow.flow.tree.shape && report.error == nil)
    expectEqual(within.tree.shape, inner.tree.shape)
    expectEqual(within.tree.count, 2)
  }

  @Test func `other data is not read as a journal, and content that cannot be encoded is refused`()
    async throws
  {
    let flow = recording()
    flow.presentPath([.tab(.tags), .push(.detail, content: .note(7))])
    let journal = try require(flow.flow.journal)
    let table = Sample.snapshots()
    let text = String(decoding: try journal.data(table), as: UTF8.self)
    for (part, other) in [
      ("\"format\":1", "\"format\":9"), ("\"tab:tags\"", "\"lane\""),
      ("\"of\":1,", ""),
    ] {
      let broken = text.replacing(part, with: other)
      #expect(broken != text, "\(part) in \(text)")
      expectError(.unreadableSnapshot) { _ = try Sample.AppFlow.Journal(Data(broken.utf8), table) }
    }
    // Entries that can be read and not presented are refused by the replay.
    for (part, other) in [
      ("\"focus\":\"tab:notes\",", ""), ("\"focus\":\"tab:notes\"", "\"focus\":\"sheet\""),
    ] {
      let broken = text.replacing(part, with: other)
      let journal = try Sample.AppFlow.Journal(Data(broken.utf8), table)
      let flow = SampleTestFlow(SampleWorld().setup, startsAtOnce: false)
      let report = await flow.flow.replay(journal)
      #expect(report.error?.code == .unreadableSnapshot && flow.active.isEmpty, "\(part)")
    }
    let unwritable = Sample.Snapshots {
      Restorable("any") { _ in
        Double.nan
      } place: { (_: Double) in
        Sample.Place(.notes)
      }
    }
    expectError(.unreadableSnapshot) { _ = try journal.data(unwritable) }
  }

  @Test func `the size of an entry depends on the change of its transition`() throws {
    let flow = recording()
    for _ in 0..<50 { flow.present(.push(.detail)) }
    flow.present(.tab(.tags))
    let table = Sample.snapshots()
    let data = try require(flow.flow.journal).data(table)
    #expect(data.count < 15_000)
    flow.flow.stopJournal()
    flow.present(.tab(.notes))
    #expect(flow.flow.journal == nil && !flow.flow.canUndo)
  }
}
