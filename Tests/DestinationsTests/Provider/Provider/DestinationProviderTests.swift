import Destinations
import DestinationsTesting
import Testing

/// The ready-made provider.
@MainActor
struct DestinationProviderTests {
  @Test func `a provider's closure receives route, content, requester and flow`() throws {
    var seeds: [SettlingWorld.Seed<CountingDestination>] = []
    // The arguments keep the flow, and the flow keeps the closure with the arguments.
    defer { seeds = [] }
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
        startingDestination: .replaceRoot(with: .counter)),
      ids: .sequential())
    flow.start()
    // A destination created from the closure's argument has the identifier that the flow created.
    expectEqual("\(flow.tree)", "> counter #1")
    let first = try require(flow.currentDestination as? CountingDestination)
    try first.performInterfaceAction(interactionType: .count)
    expectEqual(seeds.map(\.route), [.counter, .counter])
    let last = try require(seeds.last)
    expectEqual(last.configuration.parentDestinationID, first.id)
    #expect(last.content == nil && last.appFlow === flow)

    // A closure that returns nil refuses the request.
    let other = SettlingWorld.AppFlow(
      SettlingWorld.Setup(
        providers: [.counter: DestinationProvider<CountingDestination> { _ in nil }],
        startingDestination: .replaceRoot(with: .counter)))
    other.start()
    expectNil(other.currentDestination)
  }

  @Test func `a route without a declared shape has the kind of its destination class`() {
    let shapes: [Sample.RouteShape] = [
      DestinationProvider<SampleDestination> { _ in nil }.shape(for: .tags),
      DestinationProvider<SampleStack> { _ in nil }.shape(for: .notes),
      DestinationProvider<SampleTabBar> { _ in nil }.shape(for: .home),
      DestinationProvider<SampleSplitView> { _ in nil }.shape(for: .split),
      DestinationProvider<SampleGroup> { _ in nil }.shape(for: .group),
      DestinationProvider<SampleStack>(shape: .stack(root: .bottom)) { _ in nil }
        .shape(for: .notes),
    ]
    let wanted: [Sample.RouteShape] = [
      .screen, .stack, .tabs([]),
      .split([]),
      .group(), .stack(root: .bottom),
    ]
    expectEqual(shapes, wanted)

    // A provider class without a shape has the shape of the class that it builds.
    let kinds: [NodeKind] = [
      ScreenProvider().shape(for: .tags).kind, StackProvider().shape(for: .notes).kind,
      TabBarProvider().shape(for: .home).kind, SplitViewProvider().shape(for: .split).kind,
      GroupProvider().shape(for: .group).kind,
    ]
    expectEqual(kinds, [.screen, .stack, .tabs, .split, .group])
  }

  @Test func `tabs and columns of a shape can come from data`() {
    let tabs = [Sample.TabType.tags, .trash].map {
      ($0, $0 == .tags ? Sample.DestinationType.tags : .trash)
    }
    let columns: [(SplitViewColumn, Sample.DestinationType?)] = [
      (.detail, nil), (.sidebar, .sidebar),
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
    expectEqual(split?.activeColumns, [.sidebar, .detail])
    expectEqual(split?.focusedColumn, .detail)
    let routes = [Sample.RouteShape.tabs(tabs).routes, Sample.RouteShape.split(columns).routes]
    expectEqual(routes, [[.tags, .trash], [.sidebar]])
  }
}

/// A provider without a shape, which builds nothing.
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
