import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The targets of links, wherever the user is.
@MainActor
struct LinkArrivalTests {
  private typealias Presentation = Sample.Presentation

  /// The targets of these links; each is the name of a case.
  private nonisolated static let targets: [String: [Presentation]] = [
    "note": [.tab(.notes), .push(.detail, content: .note(7))],
    "editor": [.tab(.notes), .push(.detail, content: .note(7)), .push(.edit)],
    "list": [.tab(.notes)],
    "rooted": [.tab(.notes, toRoot: true), .push(.edit)],
    "popped": [.tab(.notes), .push(.detail), .push(.edit), .popToRoot, .push(.loose), .goBack(1)],
    "tags": [.tab(.tags)],
    "trash": [.tab(.trash, showing: .loose, placement: .replacing)],
    "form": [.tab(.notes), .sheet(.compose)],
    "forms": [.tab(.tags), .sheet(.pile), .push(.edit), .sheet(.loose)],
    "pane": [.tab(.tags), .push(.split), .column(.content, showing: .detail)],
    "panes": [
      .tab(.tags), .push(.split), .column(.content, showing: .detail),
      .column(.detail, showing: .edit, content: .note(7)),
    ],
    "both": [.tab(.tags), .push(.loose), .tab(.notes), .push(.detail)],
    "child": [.tab(.trash), .push(.group), .push(.edit)],
    "added": [.tab(.notes), .add(.loose)],
    "pushed": [.push(.detail, content: .note(7))],
    "root": [.replaceRoot(with: .home), .tab(.tags), .push(.edit)],
    "screen": [.replaceRoot(with: .loose), .sheet(.compose)],
  ]

  /// The presented places before a link is opened, by the name of the situation.
  private nonisolated static let situations: [String: [Presentation]] = [
    "at the start": [.tab(.notes)],
    "in another tab": [.tab(.tags), .push(.edit), .push(.loose)],
    "further on the stack": [.push(.detail, content: .note(3)), .push(.edit)],
    "at the same place with other content": [.push(.detail, content: .note(8)), .push(.edit)],
    "above the place": [.push(.detail, content: .note(7)), .push(.loose)],
    "under a sheet": [.sheet(.compose)],
    "under a sheet of a pushed place": [.push(.detail, content: .note(7)), .sheet(.compose)],
    "under a cover with sheets": [
      .push(.edit),
      .sheet(.pile, options: SheetPresentationOptions(style: .fullScreenCover)), .push(.detail),
      .sheet(.loose), .push(.edit),
    ],
    "under a sheet in another tab": [.tab(.trash), .push(.edit), .sheet(.compose)],
    "beside an attached place": [.add(.loose), .push(.edit)],
    "in a split view": [
      .tab(.tags), .push(.split), .column(.detail, showing: .loose),
      .column(.sidebar, showing: .edit), .sheet(.compose),
    ],
    "in a replaced tab": [.tab(.notes, showing: .pile, placement: .replacing), .push(.edit)],
    "in a group": [.tab(.trash), .push(.group), .sheet(.compose)],
    "at another root": [.replaceRoot(with: .wide), .sheet(.compose)],
  ]

  private let world = SampleWorld()

  init() {
    world.links = Self.links()
  }

  private static func links(
    _ targets: [String: [Presentation]] = Self.targets, actsFromCurrentPlace: Bool = false
  ) -> FlowLinks<Sample.DestinationType, Sample.ContentType, Sample.TabType> {
    let table = LinkTable(LinkOrigin(scheme: "sample")) {
      DeepLink("{name}", .string) {
        $0
      } values: {
        $0
      }
    }
    return FlowLinks(table, actsFromCurrentPlace: actsFromCurrentPlace, path: { targets[$0] ?? [] })
  }

  private func url(_ name: String) throws -> URL {
    try require(URL(string: "sample://\(name)"))
  }

  /// The flow of an app that a link launches.
  private func cold(_ name: String) throws -> SampleTestFlow {
    let world = SampleWorld(start: world.start)
    world.links = self.world.links
    let flow = SampleTestFlow(world.setup, interface: world.interface, startsAtOnce: false)
    flow.flow.open(try url(name))
    return flow
  }

  // MARK: The same place from anywhere

  @Test(arguments: targets.keys.sorted())
  func `a link leads to the same path wherever the user is`(name: String) throws {
    let isAbsolute = ["root", "screen"].contains(name)
    let wanted = try cold(name)
    for situation in Self.situations.keys.sorted()
    where situation != "at another root" || isAbsolute {
      try open(name, situation, isAbsolute: isAbsolute, wanted: wanted)
    }
  }

  private func open(
    _ name: String, _ situation: String, isAbsolute: Bool, wanted: SampleTestFlow
  ) throws {
    let flow = world.flow()
    flow.presentPath(Self.situations[situation] ?? [])
    expectNil(flow.steps.last?.error, situation)
    let transitions = flow.interface.transitionCount
    let handle = flow.flow.open(try url(name))
    #expect(handle.status.isDone, "\(name) \(situation): \(handle.status)")
    expectEqual(flow.flow.tree.line, wanted.flow.tree.line, "\(name) \(situation)")
    expectEmpty(flow.flow.tree.violations())
    #expect(flow.interface.transitionCount <= transitions + 1)

    // A link that is opened again changes nothing.
    if isAbsolute { return }
    let before = FlowSnapshot(flow, world)
    flow.flow.open(try url(name))
    before.expectUnchanged(flow, world)
  }
}

// MARK: - Places that stay, and refusals of links

extension LinkArrivalTests {
  @Test func `a link keeps other tabs, other columns, and the places that it leads through`() throws
  {
    let flow = world.flow()
    flow.presentPath([
      .tab(.tags), .push(.split), .column(.sidebar, showing: .edit),
      .column(.content, showing: .compose), .column(.detail, showing: .loose), .tab(.trash),
      .push(.group), .tab(.notes), .push(.detail, content: .note(7)),
    ])
    let kept = flow.flow.tree.nodes.map(\.id)
    flow.presentPath([.push(.edit), .sheet(.pile), .push(.loose)])
    flow.flow.open(try url("note"))
    flow.expectCurrent(.detail)
    #expect(kept.allSatisfy { flow.flow.destination(for: $0) != nil })
    flow.flow.open(try url("pane"))
    flow.expectTree(
      """
      home tabs selected=tags
        tab notes: notes stack
          detail
        tab tags: tags
        tab tags: split split selected=content
          column sidebar: edit
          column content: pane stack
            > detail
          column detail: loose
        tab trash: trash
        tab trash: group group selected=0
          child 0: first
          child 1: second
      """)
    // Both columns that a link fills have the places of the link.
    flow.flow.open(try url("panes"))
    expectEqual(flow.visible, [.home, .split, .edit, .detail, .edit])
    #expect(kept.contains(flow.id(.split)) && flow.current == .edit)
  }

  @Test func `guards see the arrivals and departures of a link as one difference`() throws {
    var seen: [[Sample.DestinationType]] = []
    world.guards = [
      NavigationGuard("watch") { difference in
        if difference.cause != .link { return .allow }
        seen += [difference.arriving.map(\.route), difference.leaving.map(\.place.route)]
        return .allow
      }
    ]
    let flow = world.flow()
    flow.presentPath([.push(.edit), .sheet(.compose), .push(.loose), .sheet(.pile)])
    _ = world.journal.take()
    let transitions = flow.interface.transitionCount
    flow.flow.open(try url("editor"))
    expectEqual(seen, [[.detail, .edit], [.bottom, .pile, .loose, .compose, .edit]])
    expectEqual(flow.interface.transitionCount, transitions + 1)
    let cleanups = world.journal.lines.filter { $0.hasSuffix("cleanupResources") }
    expectEqual(
      cleanups.map { $0.prefix { $0 != " " } }, ["bottom", "pile", "loose", "compose", "edit"])
    // A link to the current place asks no guard and changes nothing.
    flow.flow.open(try url("editor"))
    expectEqual(seen.count, 2)
  }

  @Test func `a guard, a lock or the modal policy refuses a link as a whole`() throws {
    world.guards = [
      NavigationGuard("draft") { $0.removes(.compose) ? .deny(reason: "A draft.") : .allow }
    ]
    world.policies.modal.whenNested = .refuse
    let flow = world.flow()
    flow.presentPath([.push(.edit), .sheet(.compose)])
    func expectRefused(_ name: String, _ code: DestinationError.Code, at element: Int?) throws {
      let before = FlowSnapshot(flow, world)
      let error = flow.flow.open(try url(name)).status.error
      #expect(
        error?.code == code && error?.pathIndex == element, "\(name): \(String(describing: error))")
      before.expectUnchanged(flow, world)
    }
    for name in ["note", "list", "tags", "pushed"] {
      try expectRefused(name, .guardDenied, at: nil)
    }
    // Sheets of a link are subject to the policy, wherever the user is.
    try expectRefused("forms", .modalRefused, at: 3)

    world.guards = []
    let other = world.flow()
    other.presentPath([.push(.edit), .sheet(.loose)])
    let lock = other.flow.lock(other.id(.loose), because: "It records.")
    expectEqual(other.flow.open(try url("note")).status.error?.code, .locked)
    other.expectCurrent(.loose)
    lock.release()
    other.flow.open(try url("note"))
    other.expectCurrent(.detail)
  }

  @Test func `a link that cannot be followed is refused, and the error names the element`() throws {
    let rows: [(path: [Sample.Presentation], code: DestinationError.Code, element: Int?)] = [
      ([], .emptyPath, nil),
      ([.column(.detail, showing: .edit)], .noSplitView, 0),
      ([.tab(.notes), .goBack], .nothingToGoBack, 1),
      ([.tab(.notes), .push(.detail), .dismissSheet], .noSheet, 2),
      ([.tab(.notes), .push(.loose)], .noProvider, 1),
      ([.tab(.notes), .moveToNearest(.tags)], .noMatchingPlace, 1),
    ]
    world.missing = [.loose]
    for (path, code, element) in rows {
      world.links = Self.links(["bad": path])
      let flow = world.flow()
      flow.presentPath([.push(.detail), .sheet(.compose)])
      let before = FlowSnapshot(flow, world)
      let error = flow.flow.open(try url("bad")).status.error
      #expect(
        error?.code == code && error?.pathIndex == element, "\(path): \(String(describing: error))")
      before.expectUnchanged(flow, world)
    }
  }

  @Test func `links can act from the current place instead of the root`() throws {
    world.links = Self.links(actsFromCurrentPlace: true)
    let flow = world.flow()
    flow.presentPath([.push(.detail, content: .note(3)), .sheet(.compose)])
    expectEqual(flow.flow.open(try url("note")).status.error?.code, .noTabBar)
    flow.flow.open(try url("pushed"))
    expectEqual(flow.active, [.home, .notes, .tags, .trash, .detail, .compose, .detail])
    flow.present(.dismissAny)
    flow.flow.open(try url("note"))
    flow.flow.open(try url("note"))
    flow.expectPath([.detail, .detail, .detail])
  }
}

// MARK: - Starts, roots and containers of other kinds

extension LinkArrivalTests {
  @Test func `a link keeps all places of the start, wherever the user is`() throws {
    var setup = world.setup
    setup.startingDestination = .path([
      .replaceRoot(with: .home), .tab(.tags), .push(.edit), .tab(.notes), .push(.loose),
    ])
    func open(_ name: String, after path: [Sample.Presentation]) throws -> [String] {
      let flow = SampleTestFlow(setup, startsAtOnce: !path.isEmpty)
      if path.count > 1 { flow.presentPath(path) }
      #expect(flow.flow.open(try url(name)).status.isDone)
      return flow.flow.tree.line
    }
    for name in ["note", "editor", "list", "tags", "form", "pushed"] {
      let wanted = try open(name, after: [])
      for path in [
        [.goBack, .push(.detail, content: .note(7)), .sheet(.compose)],
        [.goBack, .tab(.tags), .goBack], [.tab(.tags), .push(.split), .sheet(.compose)],
        [.tab(.trash), .push(.edit)],
      ] as [[Sample.Presentation]] {
        try expectEqual(open(name, after: path), wanted, "\(name) after \(path)")
      }
    }
    expectEqual(
      try open("note", after: []),
      ["path: [\"loose \", \"detail note(7)\"]", "tab notes: [\"notes \"]", "root: [\"home \"]"])
  }

  @Test(arguments: ["note", "editor", "list", "tags", "form", "pane", "both", "pushed", "rooted"])
  func `a link works at a root other than the start's, or is refused`(name: String) throws {
    let wanted = try cold(name)
    for situation in Self.situations.keys.sorted() where situation != "at another root" {
      // The start is a login, which is replaced with the home.
      let other = SampleWorld(start: .loose)
      other.links = world.links
      let flow = other.flow()
      flow.present(.replaceRoot(with: .home))
      flow.presentPath(Self.situations[situation] ?? [])
      #expect(flow.flow.open(try url(name)).status.isDone, "\(name) \(situation)")
      // Only a link that begins with a tab names the tab in which it continues.
      if name == "pushed" { continue }
      expectEqual(flow.flow.tree.line, wanted.flow.tree.line, "\(name) \(situation)")
    }
    // Without such a container the link is refused.
    let other = SampleWorld(start: .loose)
    other.links = world.links
    let flow = other.flow()
    flow.present(.sheet(.compose))
    let before = FlowSnapshot(flow, other)
    let code = flow.flow.open(try url(name)).status.error?.code
    expectEqual(code, name == "pushed" ? .noStack : .noTabBar)
    before.expectUnchanged(flow, other)
  }

  @Test func `a container that a link begins with is found wherever it is presented`() throws {
    let ways: [(start: Sample.DestinationType, home: Sample.Presentation)] = [
      (.loose, .sheet(.home, options: SheetPresentationOptions(style: .fullScreenCover))),
      (.pile, .push(.home)), (.wide, .column(.detail, showing: .home)),
      (.loose, .add(.home)),
    ]
    for (start, home) in ways {
      let other = SampleWorld(start: start)
      other.links = world.links
      let flow = other.flow()
      flow.present(home)
      let id = flow.id(.home)
      flow.presentPath([.tab(.tags), .push(.edit), .sheet(.compose), .sheet(.pile)])
      let handle = flow.flow.open(try url("note"))
      #expect(handle.status.isDone && flow.id(.home) == id, "\(home): \(handle.status)")
      expectEqual(
        flow.flow.tree.line.prefix(2),
        ["path: [\"detail note(7)\"]", "tab notes: [\"notes \"]"], "\(home)")
      expectEqual(flow.flow.tree.members(of: .tab(name: "tags"), in: id).count, 2)
      flow.presentPath([.tab(.tags), .sheet(.compose)])
      flow.flow.open(try url("rooted"))
      expectEqual(
        flow.flow.tree.line.prefix(2),
        ["path: [\"edit \"]", "tab notes: [\"notes \"]"], "\(home)")
    }
    // The container is found beneath the current place, too.
    let other = SampleWorld(start: .pile)
    other.links = world.links
    let flow = other.flow()
    flow.presentPath([.push(.home), .tab(.tags), .push(.edit)])
    flow.present(Refusal.asking(.push(.loose), from: flow.id(.pile)))
    flow.present(.sheet(.compose))
    flow.flow.open(try url("note"))
    flow.expectPlaces([.pile, .bottom, .home, .notes, .tags, .trash, .edit, .detail])
    flow.expectCurrent(.detail)
  }

  @Test func `a link can lead to an added tab, but not to a removed tab`() throws {
    var setup = world.setup
    setup.providers[.home] = SampleProvider(
      world.journal, shape: .tabs([.notes: .notes, .tags: .tags]))
    let flow = SampleTestFlow(setup)
    expectEqual(flow.flow.open(try url("child")).status.error?.code, .tabNotFound)
    let bar = try require(flow.place(.home) as? SampleTabBar)
    try bar.addTab(.trash, destination: SampleDestination(.loose))
    flow.present(.sheet(.compose))
    flow.flow.open(try url("child"))
    expectEqual(flow.flow.tree.line[0], "tab trash: [\"loose \", \"group \", \"edit \"]")

    // A link cannot lead to a removed tab.
    try bar.removeTab(.tags)
    expectEqual(flow.flow.open(try url("tags")).status.error?.code, .tabNotFound)
  }

  @Test func `a link can lead to places that a provider adds`() throws {
    world.links = Self.links([
      "tags": [.tab(.tags), .push(.edit)], "group": [.tab(.tags), .push(.group)],
    ])
    let home = SampleProvider(shape: .tabs([]))
    home.builds = { _ in
      let tabs = SampleTabBar(.home)
      try tabs.addTab(.notes, destination: SampleDestination(.notes))
      try tabs.addTab(.tags, destination: SampleDestination(.trash))
      return tabs
    }
    let filled = SampleProvider(shape: .group([]))
    filled.builds = { _ in
      let group = SampleGroup(.group)
      group.addChild(childDestination: SampleDestination(.first))
      group.addChild(childDestination: SampleDestination(.tags))
      return group
    }
    var setup = world.setup
    setup.providers[.home] = home
    setup.providers[.group] = filled
    let flow = SampleTestFlow(setup)
    flow.presentPath([.push(.edit), .sheet(.compose)])
    flow.flow.open(try url("tags"))
    expectEqual(flow.flow.tree.line.first, "tab tags: [\"trash \", \"edit \"]")
    for _ in 0..<2 {
      flow.flow.open(try url("group"))
      expectEqual(flow.flow.tree.line[0], "child 1: [\"tags \"]")
      expectEqual(flow.flow.tree.line[1], "tab tags: [\"trash \", \"group \"]")
      flow.presentPath([.push(.loose), .sheet(.compose)])
    }
    expectEmpty(flow.flow.tree.violations())
  }

  @Test func `an embedded flow follows its own links, and ends with its host`() throws {
    let world = EmbeddingWorld()
    var setup = world.setup
    setup.links = Self.links(["detail": [.push(.detail)], "trash": [.tab(.trash)]])
    setup.startingDestination = .replaceRoot(with: .home)
    var inner = world.innerSetup
    inner.links = Self.links(["edit": [.push(.edit)]])
    setup.providers[.compose] = DestinationProvider<EmbeddingWorld.Host>(embedding: inner) {
      HostInterface(destination: $0)
    }
    let flow = SampleTestFlow(setup)
    flow.presentPath([.push(.detail), .tab(.tags)])
    let embedded = try require(flow.inner())
    embedded.presentDestination(configuration: .path([.push(.edit), .sheet(.loose)]))
    embedded.open(try url("edit"))
    expectEqual([embedded.active, flow.active.suffix(1)], [[.first, .edit], [.detail]])
    // The host stays unless it is in the way, and its flow is unchanged.
    embedded.presentDestination(configuration: .sheet(.loose))
    flow.flow.open(try url("trash"))
    expectEqual([flow.current, embedded.current], [.trash, .loose])
    flow.present(.tab(.notes))
    flow.present(.sheet(.compose))
    let covering = try require(flow.flow.embeddedFlow(at: require(flow.flow.tree.currentID)))
    flow.flow.open(try url("detail"))
    flow.expectCurrent(.detail)
    expectEqual([covering.active, embedded.active], [[], [.first, .edit, .loose]])
  }
}

// MARK: - Holding, building and showing

extension LinkArrivalTests {
  @Test func `a held link reaches its own target, even after a restoration`() throws {
    @MainActor final class Session { var isOpen = false }
    let session = Session()
    world.guards = [
      .loginGuard(
        signal: "loggedIn", login: .sheet(.loose), isLoggedIn: { session.isOpen },
        protects: { $0 == .detail })
    ]
    let flow = world.flow()
    flow.presentPath([.tab(.tags), .push(.edit), .sheet(.compose), .push(.edit)])
    let handle = flow.flow.open(try url("editor"))
    flow.expectCurrent(.loose)
    #expect(handle.status.isHeld)
    let snapshot = try flow.flow.snapshot().data()
    session.isOpen = true
    flow.flow.signal("loggedIn")
    #expect(handle.status.isDone)
    try expectEqual(flow.flow.tree.line, cold("editor").flow.tree.line)
    #expect(!flow.active.contains(.loose) && !flow.active.contains(.compose))

    session.isOpen = false
    let later = SampleTestFlow(world.setup, startsAtOnce: false)
    later.flow.restore(from: snapshot)
    later.expectCurrent(.loose)
    session.isOpen = true
    later.flow.signal("loggedIn")
    try expectEqual(later.flow.tree.line, cold("editor").flow.tree.line)
  }

  @Test func `a link can contain a custom presentation answered by the app`() throws {
    let custom = Sample.Presentation(
      presentationType: .custom(
        presentation: .init { $1(.done(as: .push(.detail, content: .note(7)))) }))
    world.links = Self.links(["custom": [.tab(.notes), custom, .push(.edit)]])
    let flow = world.flow()
    flow.presentPath([.push(.detail, content: .note(7)), .sheet(.compose)])
    let detail = flow.id(.detail)
    flow.flow.open(try url("custom"))
    flow.expectPath([.detail, .edit])
    expectEqual(flow.id(.detail), detail)
    // A place that was built before the answer, and is presented already, is released.
    let before = FlowSnapshot(flow, world).tree
    flow.flow.open(try url("custom"))
    expectEqual(flow.flow.tree, before)
    expectEqual(
      world.journal.events(of: "edit").suffix(2), ["cleanupResources", "removeAssociatedInterface"])
    flow.presentPath([.tab(.notes, showing: .pile, placement: .replacing), .sheet(.compose)])
    flow.flow.open(try url("custom"))
    flow.expectPath([.detail, .edit])
    #expect(flow.id(.detail) != detail && flow.flow.pending.isEmpty)
  }

  @Test func `a link tells the interface which tabs and sheets to show, with their options`() throws
  {
    let cover = SheetPresentationOptions(style: .fullScreenCover)
    world.links = Self.links([
      "cover": [.tab(.tags), .sheet(.pile, options: cover), .push(.edit)], "tags": [.tab(.tags)],
    ])
    let flow = world.flow()
    flow.present(.sheet(.compose))
    let link = try url("cover")
    flow.step("open") { flow.flow.open(link) }.expectCalls([
      "select tab tags of #1", "remove compose #5 on sheet of #2", "insert pile #6 on sheet of #3",
    ])
    expectEqual(flow.interface.calls.last?.sheet, cover)
    let again = try url("tags")
    flow.step("open") { flow.flow.open(again) }.expectCalls(["remove pile #6 on sheet of #3"])
  }
}

extension PresentationTree where Payload == Sample.Place {
  /// The slots around the current place, the innermost first, each with its places.
  fileprivate var line: [String] {
    var line: [String] = []
    var next = currentID
    while let id = next, let node = node(id: id) {
      next = node.parentID
      let container = node.parentID ?? id
      let members = node.slot.map { self.members(of: $0, in: container) } ?? [id]
      let names = members.compactMap { self.node(id: $0)?.payload }
        .map { "\($0.route) \($0.content.map { "\($0)" } ?? "")" }
      line.append("\(node.slot?.description ?? "root"): \(names)")
    }
    return line
  }
}
