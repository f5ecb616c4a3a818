import Destinations
import DestinationsTesting
import Testing

@MainActor
struct SplitViewTests {
  typealias ReadySplitView = SplitViewDestination<
    InterfaceDouble<SampleDestination>, Act, Sample.DestinationType, Sample.ContentType,
    Sample.TabType, Worker
  >

  private func splitView(_ flow: SampleTestFlow) throws -> SampleSplitView {
    try #require(flow.place(.split) as? SampleSplitView)
  }

  @Test func `columns are read from the tree, in their order`() throws {
    let flow = SampleWorld(start: .split).flow()
    let split = try splitView(flow)
    #expect(split.activeColumns == [.sidebar, .content, .detail])
    #expect(split.focusedColumn == .sidebar)
    #expect(split.rootDestination(for: .content)?.type == .pane)
    #expect(split.rootDestination(for: .detail) == nil)
    #expect(split.currentDestination(for: .detail) == nil)
  }

  @Test func `the column of a place is found however deep it is`() throws {
    let flow = SampleWorld(start: .split).flow()
    let split = try splitView(flow)
    flow.presentPath([.column(.content, showing: .edit), .sheet(.compose)])
    #expect(split.column(destinationID: flow.id(.compose)) == .content)
    #expect(split.column(destinationID: flow.id(.split)) == nil)
    #expect(split.currentDestination(for: .content)?.type == .compose)
  }

  @Test func `a destination that exists can be presented in a column`() throws {
    let flow = SampleWorld(start: .split).flow()
    let split = try splitView(flow)
    try split.presentDestination(destination: SampleDestination(.edit), in: .detail)
    #expect(flow.current == .edit)
    #expect(split.focusedColumn == .detail)
    let wide = try #require(SampleWorld(start: .wide).flow().place(.wide) as? SampleSplitView)
    #expect(throws: DestinationError.self) {
      try wide.presentDestination(destination: SampleDestination(.edit), in: .content)
    }
  }

  @Test func `setting the focused column is what the interface did`() throws {
    let flow = SampleWorld(start: .split).flow()
    let split = try splitView(flow)
    split.focusedColumn = .content
    #expect(flow.current == .pane)
    split.focusedColumn = nil
    #expect(split.focusedColumn == .content)
  }

  @Test func `a split view made with its places works without a flow, and is grafted`() throws {
    let (sidebar, detail) = (SampleDestination(.sidebar), SampleStack(.pane))
    let split = ReadySplitView(
      type: .split, destinationsForColumns: [.detail: detail, .sidebar: sidebar])
    #expect(split.activeColumns == [.sidebar, .detail])
    #expect(split.focusedColumn == .sidebar)
    try split.presentDestination(destination: SampleDestination(.edit), in: .detail)
    #expect(detail.childDestinations().map { $0.type } == [.edit])
    let flow = SampleWorld(start: .group).flow()
    (flow.place(.group) as? SampleGroup)?.addChild(childDestination: split)
    #expect(flow.current == .edit)
    #expect(flow.flow.nearestSplitView(from: detail.id)?.id == split.id)
  }

  @Test func `columns sort as they stand`() {
    #expect(
      [SplitViewColumn.detail, .sidebar, .content].sorted() == [.sidebar, .content, .detail])
  }
}
