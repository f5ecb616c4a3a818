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
    split = try #require(flow.place(.split) as? SampleSplitView)
  }

  @Test func `columns are read from the tree, in their order`() {
    #expect(split.activeColumns == [.sidebar, .content, .detail])
    #expect(split.focusedColumn == .sidebar)
    let columns: [SplitViewColumn] = [.sidebar, .content, .detail]
    #expect(columns.map { split.rootDestination(for: $0)?.type } == [.sidebar, .pane, nil])
    #expect(split.currentDestination(for: .detail) == nil)

    // Columns sort as they stand.
    #expect([SplitViewColumn.detail, .sidebar, .content].sorted() == columns)

    // The column of a place is found however deep it is.
    flow.presentPath([.column(.content, showing: .edit), .sheet(.compose)])
    #expect(split.currentDestination(for: .content)?.type == .compose)
    let places = [flow.id(.compose), flow.id(.split)]
    #expect(places.map { split.column(destinationID: $0) } == [.content, nil])
  }

  @Test func `a destination that exists can be presented in a column`() throws {
    try split.presentDestination(destination: SampleDestination(.edit), in: .detail)
    #expect(flow.current == .edit && split.focusedColumn == .detail)

    // Setting the focused column is what the interface did.
    split.focusedColumn = .content
    #expect(flow.current == .pane)
    split.focusedColumn = nil
    #expect(split.focusedColumn == .content)

    let wide = try #require(SampleWorld(start: .wide).flow().place(.wide) as? SampleSplitView)
    #expect(throws: DestinationError.self) {
      try wide.presentDestination(destination: SampleDestination(.edit), in: .content)
    }
  }

  @Test func `a split view made with its places works without a flow, and is grafted`() throws {
    let (sidebar, detail) = (SampleDestination(.sidebar), SampleStack(.pane))
    let split = ReadySplitView(
      type: .split, destinationsForColumns: [.detail: detail, .sidebar: sidebar])
    #expect(split.activeColumns == [.sidebar, .detail] && split.focusedColumn == .sidebar)
    try split.presentDestination(destination: SampleDestination(.edit), in: .detail)
    #expect(detail.childDestinations().map { $0.type } == [.edit])
    let flow = SampleWorld(start: .group).flow()
    (flow.place(.group) as? SampleGroup)?.addChild(childDestination: split)
    #expect(flow.current == .edit)
    #expect(flow.flow.nearestSplitView(from: detail.id)?.id == split.id)
  }
}
