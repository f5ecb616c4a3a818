import Destinations
import DestinationsTesting
import Testing

/// The names of tab bars, in a flow and without one.
@MainActor
struct TabBarTests {
  typealias ReadyTabBar = TabBarDestination<
    InterfaceDouble<SampleDestination>, Act, Sample.DestinationType, Sample.ContentType,
    Sample.TabType, Worker
  >

  private let world: SampleWorld
  private let flow: SampleTestFlow
  private let tabs: SampleTabBar

  init() throws {
    world = SampleWorld()
    flow = world.flow()
    tabs = try require(flow.place(.home) as? SampleTabBar)
  }

  /// Returns the error that a closure throws.
  private func code(_ body: () throws -> Void) -> DestinationError.Code? {
    Result(catching: body).code
  }

  @Test func `tabs are read from the tree, in order`() {
    expectEqual(tabs.activeTabs.map(\.type), [.notes, .tags, .trash])
    expectEqual(tabs.selectedTab, TabModel(type: .notes))
    expectEqual(tabs.tab(for: .tags)?.id, .tags)
    expectEqual(tabs.tabIndex(for: .trash), 2)
    expectEqual(tabs.destinationIdentifier(for: .tags), flow.id(.tags))
    expectEqual(tabs.rootDestination(for: .notes)?.type, .notes)

    // The provider of a tab bar can read which tab will be selected.
    var expected: Sample.TabType?
    world.onBuild = { if let bar = $0 as? SampleTabBar { expected = bar.selectedTab?.type } }
    _ = world.flow()
    expectEqual(expected, .notes)

    // the current place of a tab is the one that the tab would show
    flow.presentPath([.push(.detail), .push(.edit)])
    flow.select(.tags)
    let shown = [Sample.TabType.notes, .tags].map { tabs.currentDestination(for: $0)?.type }
    expectEqual(shown, [.edit, .tags])
    expectEqual(tabs.currentChildDestination()?.type, .tags)
    expectEqual(
      [flow.id(.edit), flow.id(.home)].map { tabs.tab(destinationID: $0) }, [.notes, nil])
  }

  @Test func `a place pushed in a tab or column is a child of its stack`() throws {
    flow.presentPath([.push(.detail), .tab(.tags, showing: .edit)])
    expectEqual(tabs.childDestinations().map { $0.type }, [.notes, .tags, .edit, .trash])
    expectEqual(tabs.rootDestination(for: .notes)?.type, .notes)
    expectEqual(tabs.currentDestination(for: .notes)?.type, .detail)
    expectEqual(flow.place(.detail)?.parentDestinationID(), flow.id(.notes))
    expectNil(tabs.childForIdentifier(destinationIdentifier: flow.id(.detail)))
    let stack = try require(flow.place(.notes) as? SampleStack)
    expectEqual(stack.childDestinations().map { $0.type }, [.detail])
    // Without a stack in the tab, the tab bar contains the pushed place.
    expectEqual(flow.place(.edit)?.parentDestinationID(), flow.id(.home))

    flow.present(.replaceRoot(with: .split))
    flow.present(.column(.content, showing: .loose))
    let split = try require(flow.place(.split) as? SampleSplitView)
    expectEqual(split.childDestinations().map { $0.type }, [.sidebar, .pane])
    expectEqual(split.rootDestination(for: .content)?.type, .pane)
    expectEqual(split.currentDestination(for: .content)?.type, .loose)
    expectEqual(flow.place(.loose)?.parentDestinationID(), flow.id(.pane))
  }

  @Test func `the closure for selected tabs is called once per transition, only on changes`() {
    var selected: [Sample.TabType] = []
    tabs.assignSelectedTabUpdatedClosure { selected.append($0.type) }
    flow.select(.notes)
    flow.select(.tags)
    flow.presentPath([.tab(.trash), .tab(.notes), .push(.detail)])
    expectEqual(selected, [.tags, .notes])
  }

  @Test func `an existing destination can be presented in a tab`() throws {
    try tabs.presentDestination(
      destination: SampleDestination(.loose, journal: world.journal), in: .notes)
    expectEqual(flow.parent(of: .loose), .notes)
    expectEqual(flow.current, .loose)
    try tabs.presentDestination(
      destination: SampleDestination(.edit, journal: world.journal), in: .tags)
    expectEqual(flow.current, .edit)
    expectEqual(world.journal.events(of: "edit").first, "prepareForPresentation")
  }

  @Test func `tabs can be added and removed while the app runs`() throws {
    flow.select(.tags)
    try tabs.removeTab(.tags)
    expectEqual(tabs.selectedTab.type, .trash)

    // Selecting a missing tab by name throws an error.
    try tabs.updateSelectedTab(type: .notes)
    expectEqual(flow.current, .notes)
    expectEqual(code { try tabs.updateSelectedTab(type: .tags) }, .tabNotFound)
    expectNil(tabs.tab(for: .tags))
    expectNil(tabs.tabIndex(for: .tags))

    try tabs.updateSelectedTab(type: .trash)
    try tabs.removeTab(.trash)
    expectEqual(tabs.selectedTab.type, .notes)
    expectEqual(code { try tabs.removeTab(.notes) }, .lastTab)
    try tabs.addTab(.trash, destination: SampleDestination(.trash), at: 0)
    expectEqual(tabs.activeTabs.map(\.type), [.trash, .notes])
    expectEqual(tabs.selectedTab.type, .notes)
    let duplicate = code { try tabs.addTab(.notes, destination: SampleDestination(.notes)) }
    expectEqual(duplicate, .duplicateTab)

    // An added tab may be missing from every shape.
    var setup = SampleWorld().setup
    setup.providers[.home] = SampleProvider(shape: .tabs([.notes: .notes]))
    let flow = SampleTestFlow(setup)
    let bar = try require(flow.place(.home) as? SampleTabBar)
    try bar.addTab(.tags, destination: SampleDestination(.tags))
    expectEqual(bar.activeTabs.map(\.type), [.notes, .tags])
  }

  @Test func `setting the tabs reorders the given ones and removes the others`() {
    tabs.activeTabs = [TabModel(type: .trash), TabModel(type: .notes)]
    expectEqual(tabs.activeTabs.map(\.type), [.trash, .notes])
    expectEqual(tabs.selectedTab.type, .notes)
    #expect(!flow.active.contains(.tags))
  }

  @Test func `a tab bar built with its places works without a flow`() throws {
    let (notes, tags) = (SampleStack(.notes), SampleDestination(.tags))
    let tabs = try require(
      ReadyTabBar(
        type: .home, tabDestinations: [notes, tags], tabTypes: [.notes, .tags],
        selectedTab: .tags))
    #expect(tabs.selectedTab.type == .tags && tabs.currentDestination(for: .notes) === notes)
    try tabs.presentDestination(destination: SampleDestination(.edit), in: .notes)
    expectEqual(notes.childDestinations().map { $0.type }, [.edit])
    expectEqual(tabs.selectedTab.type, .notes)
    tabs.selectedTab = TabModel(type: .tags)
    #expect(tabs.currentChildDestination() === tags)
    try tabs.removeTab(.tags)
    expectEqual(tabs.activeTabs.map(\.type), [.notes])

    // A tab bar that never had a tab has none selected, and setting none changes nothing.
    let empty = SampleTabBar(.home)
    empty.selectedTab = nil
    expectNil(empty.selectedTab)
    expectEmpty(empty.activeTabs)

    // The initialiser of a tab bar returns nil if its arguments do not match.
    let (one, two) = (SampleDestination(.notes), SampleDestination(.tags))
    func isMade(
      _ places: [SampleDestination], _ tabs: [Sample.TabType], _ selected: Sample.TabType
    ) -> Bool {
      ReadyTabBar(type: .home, tabDestinations: places, tabTypes: tabs, selectedTab: selected)
        != nil
    }
    let made: [String: Bool] = [
      "fits": isMade([one, two], [.notes, .tags], .tags),
      "nothing at all": isMade([], [], .notes),
      "more tabs than places": isMade([one], [.notes, .tags], .notes),
      "selects a stranger": isMade([one, two], [.notes, .tags], .trash),
      "a tab twice": isMade([one, two], [.notes, .notes], .notes),
      "a place twice": isMade([one, one], [.notes, .tags], .notes),
    ]
    expectEqual(made.filter(\.value).map(\.key), ["fits"])

    // A place with the identifier of the tab bar is refused in the same way.
    let flow = SampleWorld(start: .notes).flow()
    flow.flow.register(TabBarProvider(sharesID: true), for: .home)
    flow.present(.push(.home), expect: .refused(.notBuilt))
  }

  @Test func `a presented tab bar that is populated arrives with its own places`() throws {
    let flow = SampleWorld(start: .notes).flow()
    flow.flow.register(TabBarProvider(), for: .home)
    flow.present(.push(.home))
    flow.expectTree(
      """
      notes stack
        home tabs selected=tags
          tab notes: notes stack
            edit
          tab tags: > tags
      """)
    let tabs = try require(flow.place(.home) as? ReadyTabBar)
    expectEqual(tabs.activeTabs.map(\.type), [.notes, .tags])
    flow.present(.tab(.notes))
    expectEqual(flow.current, .edit)
  }

  @Test func `a flow knows the tabs that a provider adds to its tab bar`() throws {
    let flow = SampleWorld(start: .notes).flow()
    let provider = SampleProvider(shape: .tabs([]))
    provider.builds = { configuration in
      let tabs = SampleTabBar(.home)
      try tabs.addTab(.tags, destination: SampleDestination(.tags))
      try tabs.addTab(.trash, destination: SampleDestination(.trash))
      return configuration.destinationType == .home ? tabs : nil
    }
    flow.flow.register(provider, for: .home)
    flow.present(.replaceRoot(with: .home))
    let tabs = try require(flow.place(.home) as? SampleTabBar)
    expectEqual(tabs.activeTabs.map(\.type), [.tags, .trash])
    expectEqual(tabs.selectedTab.type, .tags)
    expectEqual(tabs.tab(destinationID: flow.id(.trash)), .trash)
    flow.tapTab(.trash)
    flow.expectCurrent(.trash)
  }
}

/// Builds a tab bar by hand, as apps of the original library do.
private struct TabBarProvider: DestinationProviding {
  typealias Destination = TabBarTests.ReadyTabBar

  /// Whether a tab contains a place with the identifier of the tab bar.
  var sharesID = false

  var presentationsData: [Act: Sample.Presentation] = [:]
  var interactorsData: [Act: any InteractorConfiguring<Worker>] = [:]

  func shape(for route: Sample.DestinationType) -> Sample.RouteShape {
    .tabs([.notes: .notes, .tags: .tags])
  }

  func buildDestination(
    destinationPresentations: Destination.DestinationConfigurations?,
    navigationPresentations: Destination.NavigationConfigurations?,
    configuration: Sample.Presentation,
    appFlow: some Flowable<Sample.DestinationType, Sample.ContentType, Sample.TabType>
  ) throws -> Destination? {
    let stack = SampleStack(.notes)
    stack.addChild(childDestination: SampleDestination(.edit))
    let tags = SampleDestination(.tags, id: sharesID ? destinationPresentations?.plannedID : nil)
    return Destination(
      type: .home, tabDestinations: [stack, tags],
      tabTypes: [.notes, .tags], selectedTab: .tags,
      destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
  }
}
