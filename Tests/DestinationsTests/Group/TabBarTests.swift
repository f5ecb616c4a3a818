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

  private func tabBar(_ flow: SampleTestFlow) throws -> SampleTabBar {
    try #require(flow.place(.home) as? SampleTabBar)
  }

  @Test func `tabs are read from the tree, in order`() throws {
    let flow = SampleWorld().flow()
    let tabs = try tabBar(flow)
    #expect(tabs.activeTabs.map(\.type) == [.notes, .tags, .trash])
    #expect(tabs.selectedTab == TabModel(type: .notes))
    #expect(tabs.tab(for: .tags)?.id == .tags)
    #expect(tabs.tabIndex(for: .trash) == 2)
    #expect(tabs.destinationIdentifier(for: .tags) == flow.id(.tags))
    #expect(tabs.rootDestination(for: .notes)?.type == .notes)
  }

  @Test func `the current place of a tab is what would be shown in it`() throws {
    let flow = SampleWorld().flow()
    let tabs = try tabBar(flow)
    flow.presentPath([.push(.detail), .push(.edit)])
    flow.select(.tags)
    #expect(tabs.currentDestination(for: .notes)?.type == .edit)
    #expect(tabs.currentDestination(for: .tags)?.type == .tags)
    #expect(tabs.tab(destinationID: flow.id(.edit)) == .notes)
    #expect(tabs.tab(destinationID: flow.id(.home)) == nil)
    #expect(tabs.currentChildDestination()?.type == .tags)
  }

  @Test func `selecting a tab by name throws for one that is not there`() throws {
    let flow = SampleWorld().flow()
    let tabs = try tabBar(flow)
    try tabs.updateSelectedTab(type: .trash)
    #expect(flow.current == .trash)
    try tabs.removeTab(.tags)
    let error = #expect(throws: DestinationError.self) {
      try tabs.updateSelectedTab(type: .tags)
    }
    #expect(error?.code == .tabNotFound)
    #expect(tabs.tab(for: .tags) == nil)
    #expect(tabs.tabIndex(for: .tags) == nil)
  }

  @Test func `the closure for selected tabs is called once a transition, only for changes`() throws
  {
    let flow = SampleWorld().flow()
    let tabs = try tabBar(flow)
    var selected: [Sample.TabType] = []
    tabs.assignSelectedTabUpdatedClosure { selected.append($0.type) }
    flow.select(.notes)
    flow.select(.tags)
    flow.presentPath([.tab(.trash), .tab(.notes), .push(.detail)])
    #expect(selected == [.tags, .notes])
  }

  @Test func `a destination that exists can be presented in a tab`() throws {
    let world = SampleWorld()
    let flow = world.flow()
    let tabs = try tabBar(flow)
    let place = SampleDestination(.loose, journal: world.journal)
    try tabs.presentDestination(destination: place, in: .notes)
    #expect(flow.parent(of: .loose) == .notes)
    #expect(flow.current == .loose)
    let other = SampleDestination(.edit, journal: world.journal)
    try tabs.presentDestination(destination: other, in: .tags)
    #expect(flow.current == .edit)
    #expect(world.journal.events(of: "edit").first == "prepareForPresentation")
  }

  @Test func `tabs can be added and removed while running`() throws {
    let world = SampleWorld()
    let flow = world.flow()
    let tabs = try tabBar(flow)
    flow.select(.tags)
    try tabs.removeTab(.tags)
    #expect(tabs.selectedTab.type == .trash)
    try tabs.removeTab(.trash)
    #expect(tabs.selectedTab.type == .notes)
    let error = #expect(throws: DestinationError.self) { try tabs.removeTab(.notes) }
    #expect(error?.code == .lastTab)
    try tabs.addTab(.trash, destination: SampleDestination(.trash), at: 0)
    #expect(tabs.activeTabs.map(\.type) == [.trash, .notes])
    #expect(tabs.selectedTab.type == .notes)
    let duplicate = #expect(throws: DestinationError.self) {
      try tabs.addTab(.notes, destination: SampleDestination(.notes))
    }
    #expect(duplicate?.code == .duplicateTab)
  }

  @Test func `setting the tabs reorders those that stay and removes the others`() throws {
    let flow = SampleWorld().flow()
    let tabs = try tabBar(flow)
    tabs.activeTabs = [TabModel(type: .trash), TabModel(type: .notes)]
    #expect(tabs.activeTabs.map(\.type) == [.trash, .notes])
    #expect(!flow.active.contains(.tags))
    #expect(tabs.selectedTab.type == .notes)
  }

  @Test func `a tab bar made with its places works without a flow`() throws {
    let (notes, tags) = (SampleStack(.notes), SampleDestination(.tags))
    let tabs = try #require(
      ReadyTabBar(
        type: .home, tabDestinations: [notes, tags], tabTypes: [.notes, .tags],
        selectedTab: .tags))
    #expect(tabs.selectedTab.type == .tags)
    #expect(tabs.currentDestination(for: .notes) === notes)
    try tabs.presentDestination(destination: SampleDestination(.edit), in: .notes)
    #expect(notes.childDestinations().map { $0.type } == [.edit])
    #expect(tabs.selectedTab.type == .notes)
    tabs.selectedTab = TabModel(type: .tags)
    #expect(tabs.currentChildDestination() === tags)
    try tabs.removeTab(.tags)
    #expect(tabs.activeTabs.map(\.type) == [.notes])
  }

  @Test func `a tab bar made of what does not fit is nil`() {
    let (one, two) = (SampleDestination(.notes), SampleDestination(.tags))
    func made(
      _ places: [SampleDestination], _ tabs: [Sample.TabType], _ selected: Sample.TabType
    ) -> ReadyTabBar? {
      ReadyTabBar(type: .home, tabDestinations: places, tabTypes: tabs, selectedTab: selected)
    }
    #expect(made([one, two], [.notes, .tags], .tags) != nil)
    #expect(made([], [], .notes) == nil)
    #expect(made([one], [.notes, .tags], .notes) == nil)
    #expect(made([one, two], [.notes, .tags], .trash) == nil)
    #expect(made([one, two], [.notes, .notes], .notes) == nil)
    #expect(made([one, one], [.notes, .tags], .notes) == nil)
  }

  @Test func `a populated tab bar that is presented grafts its places`() throws {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    let provider = TabBarProvider()
    flow.flow.register(provider, for: .home)
    flow.present(.push(.home))
    flow.expectTree(
      """
      notes stack
        home tabs selected=tags
          tab notes: notes stack
            edit
          tab tags: > tags
      """)
    let tabs = try #require(flow.place(.home) as? ReadyTabBar)
    #expect(tabs.activeTabs.map(\.type) == [.notes, .tags])
    flow.present(.tab(.notes))
    #expect(flow.current == .edit)
  }

  @Test func `a tab bar that never had a tab has none selected, and ignores a wish for none`() {
    let tabs = SampleTabBar(.home)
    #expect(tabs.selectedTab == nil)
    tabs.selectedTab = nil
    #expect(tabs.selectedTab == nil)
    #expect(tabs.activeTabs.isEmpty)
  }
}

/// Builds a tab bar by hand, as the seeds do.
private struct TabBarProvider: DestinationProviding {
  typealias Destination = TabBarTests.ReadyTabBar

  var presentationsData: [Act: Sample.Presentation] = [:]
  var interactorsData: [Act: any InteractorConfiguring<Worker>] = [:]

  func shape(for route: Sample.DestinationType) -> Sample.Shape {
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
    return Destination(
      type: .home, tabDestinations: [stack, SampleDestination(.tags)],
      tabTypes: [.notes, .tags], selectedTab: .tags,
      destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
  }

  @Test func `the flow knows the tabs of a tab bar that its provider has filled`() throws {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    let provider = SampleProvider(shape: .tabs([] as [Sample.Shape.Tab]))
    provider.builds = { configuration in
      let tabs = SampleTabBar(.home)
      try tabs.addTab(.tags, destination: SampleDestination(.tags))
      try tabs.addTab(.trash, destination: SampleDestination(.trash))
      return configuration.destinationType == .home ? tabs : nil
    }
    flow.flow.register(provider, for: .home)
    flow.present(.replaceRoot(with: .home))
    let tabs = try #require(flow.place(.home) as? SampleTabBar)
    #expect(tabs.activeTabs.map(\.type) == [.tags, .trash])
    #expect(tabs.selectedTab.type == .tags)
    #expect(tabs.tab(destinationID: flow.id(.trash)) == .trash)
    flow.tapTab(.trash)
    flow.expectCurrent(.trash)
  }
}
