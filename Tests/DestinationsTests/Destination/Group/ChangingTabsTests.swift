import DestinationsTesting
import Foundation
import Testing

@testable import Destinations

/// Tabs that tables add, remove and order, and shapes that depend on data.
@MainActor
struct ChangingTabsTests {
  /// The state on which the shape of a tab bar depends.
  @MainActor private final class Session { var isSignedIn = false }

  private let session = Session()
  private let world = SampleWorld()

  private static let table: [Act: Sample.Presentation] = [
    .open: .addTab(.trash, showing: .detail, content: .note(1), at: 1), .close: .removeTab(.trash),
    .compose: .orderTabs([.tags, .notes]), .back: .removeTab(.notes), .load: .tab(.trash),
    .save: .sheet(.compose),
  ]

  /// The sample with two tabs, whose notes and tags have a table.
  private func setup(_ world: SampleWorld? = nil) -> Sample.Setup {
    var setup = (world ?? self.world).setup
    setup.providers[.home] = SampleProvider(shape: .tabs([.notes: .notes, .tags: .tags]))
    for route in [Sample.DestinationType.notes, .tags] {
      (setup.providers[route] as? SampleProvider)?.presentationsData = Self.table
    }
    return setup
  }

  private func flow() -> SampleTestFlow { SampleTestFlow(setup(), interface: world.interface) }

  private func tabs(_ flow: SampleTestFlow) -> [Sample.TabType]? {
    (flow.place(.home) as? SampleTabBar)?.activeTabs.map(\.type)
  }

  @Test func `tables add, order and remove tabs`() {
    let flow = flow()
    flow.perform(Act.load).expectRefused(.tabNotFound)
    flow.perform(Act.open).expectDone()
    expectEqual(tabs(flow), [.notes, .trash, .tags])
    flow.perform(Act.open).expectRefused(.duplicateTab)
    flow.perform(Act.compose)
    expectEqual(tabs(flow), [.tags, .notes, .trash])
    flow.expectCurrent(.notes)
    flow.perform(Act.load)
    flow.expectCurrent(.detail)
    flow.present(.tab(.notes))
    flow.perform(Act.close)
    expectEqual(tabs(flow), [.tags, .notes])
    flow.perform(Act.back)
    flow.expectCurrent(.tags)
    flow.present(.removeTab(.tags)).expectRefused(.lastTab)
  }

  /// An app whose tabs have titles besides their names.
  private enum Titled: DestinationTypes {
    enum DestinationType: String, RoutableDestinations { case bar, page, broken }

    struct TabType: TabTypeable {
      let tabName: String
      let title: String
    }
  }

  @Test func `an added tab is known by its value, and a refused one leaves nothing behind`() throws
  {
    typealias Page = RecordingProvider<Titled, Act, Never>
    let first = Titled.TabType(tabName: "first", title: "First")
    let setup = Titled.Setup(
      providers: [
        .bar: Page(shape: .tabs([(first, .page)])), .page: Page(),
        .broken: Page { _ in throw CancellationError() },
      ], startingDestination: .replaceRoot(with: .bar))
    let flow = Titled.AppFlow(setup)
    flow.start()
    let bar = try require(flow.rootDestination as? RecordingTabBar<Titled, Act, Never>)
    func titles() -> [String] { bar.activeTabs.map(\.type.title) }
    let more = ["Refused", "Second", "Newer", "Newest"].map {
      Titled.TabType(tabName: "more", title: $0)
    }
    flow.presentDestination(configuration: .addTab(more[0], showing: .broken))
    expectNil(flow.tab(named: "more"))
    flow.presentDestination(configuration: .addTab(more[1], showing: .page))
    #expect(throws: DestinationError.self) {
      try bar.addTab(more[0], destination: Page.Destination(.page))
    }
    expectEqual(titles(), ["First", "Second"])
    try bar.removeTab(more[1])
    flow.presentDestination(configuration: .addTab(more[2], showing: .page))
    expectEqual(titles(), ["First", "Newer"])
    try bar.removeTab(more[2])
    try bar.addTab(more[3], destination: Page.Destination(.page))
    expectEqual(titles(), ["First", "Newest"])

    // The same without a flow.
    let apart = RecordingTabBar<Titled, Act, Never>(.bar)
    for tab in [more[1], more[2]] {
      try? apart.addTab(tab, destination: Page.Destination(.page))
      expectEqual(apart.activeTabs.map(\.type.title), ["Second"])
    }
  }

  @Test func `a tab with a locked or unsaved place stays, whatever would remove it`() throws {
    let flow = flow()
    flow.present(.push(.edit))
    let lock = flow.flow.lock(flow.id(.edit), because: "It records.")
    flow.present(.removeTab(.notes)).expectRefused(.locked)
    let bar = try require(flow.place(.home) as? SampleTabBar)
    #expect(throws: DestinationError.self) { try bar.removeTab(.notes) }
    lock.release()
    flow.present(.removeTab(.notes)).expectDone()
    world.guards = [.init("unsaved") { $0.removes(.edit) ? .deny(reason: "Save first.") : .allow }]
    let guarded = self.flow()
    guarded.presentPath([.tab(.tags), .push(.edit)])
    guarded.present(.tab(.notes)).expectDone()
    guarded.present(.removeTab(.tags)).expectRefused(.guardDenied)
    expectEqual(tabs(guarded), [.notes, .tags])
  }

  @Test func `an added tab is restored, and so are requests for it that a guard holds`() throws {
    let flow = flow()
    flow.perform(Act.open)
    flow.present(.tab(.trash))
    let shape = flow.flow.tree.shape
    let kept = try NavigationSnapshot(flow.flow.snapshot().data())
    let other = SampleTestFlow(setup(), startsAtOnce: false)
    expectEmpty(other.flow.restore(kept).losses)
    expectEqual(other.flow.tree.shape, shape)
    expectEqual(tabs(other), [.notes, .trash, .tags])

    // Held requests are restored with their tabs.
    let holding = SampleWorld()
    holding.guards = [.init("wait") { $0.brings(.detail) ? .hold(until: "go") : .allow }]
    let waiting = SampleTestFlow(setup(holding))
    waiting.perform(Act.open)
    expectEqual(tabs(waiting), [.notes, .tags])
    let held = try NavigationSnapshot(waiting.flow.snapshot().data())
    let restored = SampleTestFlow(setup(), startsAtOnce: false)
    restored.restore(held)
    restored.flow.signal("go")
    expectEqual(tabs(restored), [.notes, .trash, .tags])

    // A tab that no table of the next version adds is left out with its places.
    let plain = SampleTestFlow(world.setup, startsAtOnce: false)
    var old = kept
    old.rows[0].slots = old.rows[0].slots?.map { $0 == "tab:trash" ? "tab:gone" : $0 }
    #expect(!plain.flow.restore(old).losses.isEmpty)
    expectEqual(tabs(plain), [.notes, .tags])
  }

  @Test func `adding and removing a tab are undone`() {
    let flow = flow()
    flow.flow.startJournal()
    flow.perform(Act.open)
    flow.step("undo") { flow.flow.undo() }
    expectEqual(tabs(flow), [.notes, .tags])
    flow.present(.push(.edit))
    flow.present(.removeTab(.notes))
    flow.step("undo") { flow.flow.undo() }
    expectEqual(tabs(flow), [.notes, .tags])
    flow.expectCurrent(.edit)
    flow.present(.orderTabs([.tags]))
    flow.step("undo") { flow.flow.undo() }
    expectEqual(tabs(flow), [.notes, .tags])
  }

  @Test func `a link adds a tab once if its path says so, and is refused for a missing tab`() throws
  {
    let targets: [String: [Sample.Presentation]] = [
      "trash": [.tab(.trash)],
      "added": [.addTab(.trash, showing: .pile), .tab(.trash), .push(.edit)],
    ]
    let table = LinkTable(LinkOrigin(scheme: "sample")) {
      DeepLink("{name}", .string) {
        $0
      } values: {
        $0
      }
    }
    world.links = FlowLinks(table, path: { targets[$0] ?? [] })
    let flow = flow()
    func open(_ name: String) throws -> DestinationError.Code? {
      flow.flow.open(try require(URL(string: "sample://\(name)"))).status.error?.code
    }
    expectEqual(try open("trash"), .tabNotFound)
    expectEqual(tabs(flow), [.notes, .tags])
    for _ in 1...2 {
      expectNil(try open("added"))
      expectEqual(tabs(flow), [.notes, .tags, .trash])
      flow.expectPlaces([.home, .notes, .tags, .pile, .bottom, .edit])
      flow.expectCurrent(.edit)
      flow.present(.path([.tab(.notes), .push(.detail), .goBack]))
    }
    expectNil(try open("trash"))
  }

  @Test
  func `the graph draws tabs that tables add, and validation finds an order that repeats a tab`() {
    let graph = setup().graph()
    expectEqual(
      graph.edges(from: "notes").map(\.description),
      [
        "notes -- back: removeTab notes -> …", "notes -- close: removeTab trash -> …",
        "notes -- compose: orderTabs tags, notes -> …", "notes -- load: tab trash -> detail",
        "notes -- open: addTab trash at 1 -> detail", "notes -- save: sheet -> compose",
      ])
    expectEmpty(Sample.AppFlow(setup()).validate())
    let faulty = setup()
    (faulty.providers[.tags] as? SampleProvider)?.presentationsData = [
      .open: .orderTabs([.tags, .tags])
    ]
    expectEqual(Sample.AppFlow(faulty).validate().map(\.code), [.duplicateTab])
  }

  @Test func `explorations add and remove tabs`() async throws {
    var providers = setup().providers.filter { [.home, .notes, .tags].contains($0.key) }
    providers[.notes] = SampleProvider(
      shape: .stack,
      presentations: [.open: .addTab(.trash, showing: .detail, at: 1), .load: .tab(.trash)])
    providers[.tags] = SampleProvider(presentations: [.compose: .orderTabs([.tags, .notes])])
    providers[.detail] = SampleProvider(presentations: [.close: .removeTab(.trash)])
    let setup = Sample.Setup(
      providers: providers, startingDestination: .replaceRoot(with: .home),
      snapshots: Sample.snapshots())
    try await explore(setup, runs: 3, steps: 60)
  }

  @Test func `a place of an embedded flow removes a tab of the outer flow`() {
    let world = EmbeddingWorld()
    world.start = .replaceRoot(with: .home)
    let flow = SampleTestFlow(world.setup)
    flow.present(.tab(.tags))
    _ = flow.inner()?.request(.removeTab(.trash))
    expectEqual(tabs(flow), [.notes, .tags])
  }

  // MARK: Shapes that depend on data

  private typealias Bar = TabBarDestination<
    InterfaceDouble<SampleDestination>, Act, Sample.DestinationType, Sample.ContentType,
    Sample.TabType, Worker
  >

  /// A provider of tab bars whose tabs depend on the session and the content.
  private func provider() -> DestinationProvider<Bar> {
    DestinationProvider<Bar> {
      Bar($0)
    }
    .shaped { [session] _, content in
      .tabs([
        (.notes, content == .note(1) ? .pile : .notes),
        (.tags, session.isSignedIn ? .tags : .trash),
      ])
    }
  }

  @Test
  func `a provider chooses tabs by the app's state and the content as its place is presented`() {
    var setup = world.setup
    setup.providers[.home] = provider()
    let flow = SampleTestFlow(setup)
    flow.expectPlaces([.home, .notes, .trash])
    session.isSignedIn = true
    flow.expectPlaces([.home, .notes, .trash])
    flow.present(.replaceRoot(with: .home, content: .note(1)))
    flow.expectPlaces([.home, .pile, .bottom, .tags])
    #expect(setup.graph().description.contains("home -- tab tags -> tags"))
    expectEmpty(flow.flow.validate())
  }

  @Test func `a restored tab bar has the tabs of the snapshot, even if its shape has changed`()
    throws
  {
    var setup = world.setup
    setup.providers[.home] = provider()
    let flow = SampleTestFlow(setup)
    let kept = try NavigationSnapshot(flow.flow.snapshot().data())
    session.isSignedIn = true
    let other = SampleTestFlow(setup, startsAtOnce: false)
    other.restore(kept)
    other.expectPlaces([.home, .notes, .trash])
  }
}
