import Destinations
import DestinationsTesting
import Testing

@MainActor
struct SplitViewTests {
  typealias ReadySplitView = SplitViewDestination<
    InterfaceDouble<SampleDestination>, Act, Sample.DestinationType, Sample.ContentType,
    Sample.TabType, Worker
  >

  private let flow = SampleWorld(start: .split).flow()
  private let split: SampleSplitView

  init() throws {
    split = try require(flow.place(.split) as? SampleSplitView)
  }

  @Test func `columns are read from the tree, in their order`() {
    expectEqual(split.activeColumns, [.sidebar, .content, .detail])
    expectEqual(split.focusedColumn, .sidebar)
    let columns: [SplitViewColumn] = [.sidebar, .content, .detail]
    expectEqual(columns.map { split.rootDestination(for: $0)?.type }, [.sidebar, .pane, nil])
    expectNil(split.currentDestination(for: .detail))

    // Columns are sorted by their positions.
    expectEqual([SplitViewColumn.detail, .sidebar, .content].sorted(), columns)

    // The column of a place is found at any depth.
    flow.presentPath([.column(.content, showing: .edit), .sheet(.compose)])
    expectEqual(split.currentDestination(for: .content)?.type, .compose)
    let places = [flow.id(.compose), flow.id(.split)]
    expectEqual(places.map { split.column(destinationID: $0) }, [.content, nil])
  }

  @Test func `an existing destination can be presented in a column`() throws {
    try split.presentDestination(destination: SampleDestination(.edit), in: .detail)
    expectEqual(flow.current, .edit)
    expectEqual(split.focusedColumn, .detail)

    // Setting the focused column reports a fact of the interface.
    split.focusedColumn = .content
    expectEqual(flow.current, .pane)
    split.focusedColumn = nil
    expectEqual(split.focusedColumn, .content)

    let wide = try require(SampleWorld(start: .wide).flow().place(.wide) as? SampleSplitView)
    #expect(throws: DestinationError.self) {
      try wide.presentDestination(destination: SampleDestination(.edit), in: .content)
    }
  }

  @Test func `a split view built with the same place twice keeps the first column of the place`() {
    let place = SampleDestination(.sidebar)
    let split = ReadySplitView(
      type: .split, destinationsForColumns: [.detail: place, .sidebar: place])
    expectEqual(split.activeColumns, [.sidebar])
  }

  @Test func `a split view built with places works without a flow and joins one`() throws {
    let (sidebar, detail) = (SampleDestination(.sidebar), SampleStack(.pane))
    let split = ReadySplitView(
      type: .split, destinationsForColumns: [.detail: detail, .sidebar: sidebar])
    expectEqual(split.activeColumns, [.sidebar, .detail])
    expectEqual(split.focusedColumn, .sidebar)
    try split.presentDestination(destination: SampleDestination(.edit), in: .detail)
    expectEqual(detail.childDestinations().map { $0.type }, [.edit])
    let flow = SampleWorld(start: .group).flow()
    (flow.place(.group) as? SampleGroup)?.addChild(childDestination: split)
    expectEqual(flow.current, .edit)
    expectEqual(flow.flow.nearestSplitView(from: detail.id)?.id, split.id)
  }
}
