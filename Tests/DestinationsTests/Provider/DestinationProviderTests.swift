import Destinations
import DestinationsTesting
import Testing

/// The ready-made provider.
@MainActor
@Suite struct DestinationProviderTests {
  @Test func `A destination made from a seed has the identifier that the flow minted`() throws {
    let flow = SettlingWorld.AppFlow(
      SettlingWorld.Setup(
        providers: [.counter: DestinationProvider { CountingDestination($0) }],
        startingDestination: .replaceRoot(with: .counter)),
      ids: .sequential())
    flow.start()
    #expect("\(flow.tree)" == "> counter #1")
    #expect(flow.currentDestination is CountingDestination)
  }

  @Test func `A seed names route, content, requester and flow`() throws {
    var seeds: [SettlingWorld.Seed<CountingDestination>] = []
    defer { seeds = [] }  // They keep the flow, which keeps the closure, which keeps them.
    let flow = SettlingWorld.AppFlow(
      SettlingWorld.Setup(
        providers: [
          .counter: DestinationProvider<CountingDestination>(
            presentations: [.count: .add(.counter)]
          ) { seed in
            seeds.append(seed)
            return CountingDestination(seed)
          }
        ],
        startingDestination: .replaceRoot(with: .counter)))
    flow.start()
    let first = try #require(flow.currentDestination as? CountingDestination)
    try first.performInterfaceAction(interactionType: .count)
    #expect(seeds.map(\.route) == [.counter, .counter])
    #expect(seeds.last?.configuration.parentDestinationID == first.id)
    #expect(seeds.last?.content == nil)
    #expect(seeds.last?.appFlow === flow)
  }

  @Test func `A closure that returns nil refuses the request`() {
    let flow = SettlingWorld.AppFlow(
      SettlingWorld.Setup(
        providers: [.counter: DestinationProvider<CountingDestination> { _ in nil }],
        startingDestination: .replaceRoot(with: .counter)))
    flow.start()
    #expect(flow.currentDestination == nil)
  }

  @Test func `Without a shape the class of what is built says what a route is`() {
    #expect(DestinationProvider<SampleDestination> { _ in nil }.shape(for: .tags) == .screen)
    #expect(DestinationProvider<SampleStack> { _ in nil }.shape(for: .notes) == .stack)
    #expect(
      DestinationProvider<SampleTabBar> { _ in nil }.shape(for: .home)
        == .tabs([] as [Sample.Shape.Tab]))
    #expect(
      DestinationProvider<SampleSplitView> { _ in nil }.shape(for: .split)
        == .split([] as [Sample.Shape.Column]))
    #expect(DestinationProvider<SampleGroup> { _ in nil }.shape(for: .group) == .group())
    #expect(
      DestinationProvider<SampleStack>(shape: .stack(root: .bottom)) { _ in nil }
        .shape(for: .notes) == .stack(root: .bottom))
  }

  @Test func `A provider class without a shape has that of the class that it builds`() {
    #expect(ScreenProvider().shape(for: .tags) == .screen)
    #expect(StackProvider().shape(for: .notes) == .stack)
    #expect(TabBarProvider().shape(for: .home).kind == .tabs)
    #expect(SplitViewProvider().shape(for: .split).kind == .split)
    #expect(GroupProvider().shape(for: .group).kind == .group)
  }

  @Test func `The tabs of a shape may come from data, and so may its columns`() {
    let tabs = [Sample.TabType.tags, .trash].map {
      Sample.Shape.Tab($0, root: $0 == .tags ? .tags : .trash)
    }
    let columns = [
      Sample.Shape.Column(.detail), Sample.Shape.Column(.sidebar, root: .sidebar),
    ]
    let flow = SampleWorld(start: .notes).flow()
    flow.flow.register(SampleProvider(shape: .tabs(tabs, selected: .trash)), for: .home)
    flow.flow.register(SampleProvider(shape: .split(columns, focused: .detail)), for: .split)
    flow.present(.replaceRoot(with: .home))
    flow.expectTree(
      """
      home tabs selected=trash
        tab tags: tags
        tab trash: > trash
      """)
    flow.present(.replaceRoot(with: .split))
    let split = flow.place(.split) as? SampleSplitView
    #expect(split?.activeColumns == [.sidebar, .detail])
    #expect(split?.focusedColumn == .detail)
    #expect(Sample.Shape.tabs(tabs).routes == [.tags, .trash])
    #expect(Sample.Shape.split(columns).routes == [.sidebar])
  }
}

/// A provider that says nothing of shapes, and builds nothing.
@MainActor
private protocol ShapelessProvider: DestinationProviding
where
  DestinationType == Sample.DestinationType, ContentType == Sample.ContentType,
  TabType == Sample.TabType
{}

extension ShapelessProvider {
  func buildDestination(
    destinationPresentations: Destination.DestinationConfigurations?,
    navigationPresentations: Destination.NavigationConfigurations?,
    configuration: Sample.Presentation,
    appFlow: some Flowable<Sample.DestinationType, Sample.ContentType, Sample.TabType>
  ) -> Destination? { nil }
}

private struct ScreenProvider: ShapelessProvider { typealias Destination = SampleDestination }
private struct StackProvider: ShapelessProvider { typealias Destination = SampleStack }
private struct TabBarProvider: ShapelessProvider { typealias Destination = SampleTabBar }
private struct SplitViewProvider: ShapelessProvider { typealias Destination = SampleSplitView }
private struct GroupProvider: ShapelessProvider { typealias Destination = SampleGroup }
