import Destinations
import DestinationsTesting
import Testing

@MainActor
struct SplitPresentingTests {
  @Test func `every shown column of a split view is visible and one is focused`() {
    let flow = SampleWorld(start: .split).flow()
    #expect(flow.active == [.split, .sidebar, .pane])
    #expect(flow.visible == [.split, .sidebar, .pane])
    #expect(flow.current == .sidebar)
  }

  @Test func `an empty column takes the place`() {
    let world = SampleWorld(start: .split)
    let flow = world.flow()
    flow.present(.column(.detail, showing: .detail))
    #expect(flow.current == .detail)
    #expect(flow.visible == [.split, .sidebar, .pane, .detail])
    #expect(
      world.journal.lines == [
        "detail prepareForPresentation", "detail prepareForAppearance(true)",
      ])
  }

  @Test func `a column whose root is a stack gets a push`() {
    let flow = SampleWorld(start: .split).flow()
    flow.present(.column(.content, showing: .detail))
    #expect(flow.parent(of: .detail) == .pane)
    #expect(flow.active.contains(.pane))
  }

  @Test func `any other column loses what is in it`() {
    let world = SampleWorld(start: .split)
    let flow = world.flow()
    let step = flow.present(.column(.sidebar, showing: .detail))
    #expect(flow.active == [.split, .pane, .detail])
    #expect(
      world.journal.lines == [
        "detail prepareForPresentation", "sidebar prepareForDisappearance(true)",
        "detail prepareForAppearance(true)", "sidebar cleanupResources",
        "sidebar removeAssociatedInterface",
      ])
    #expect(
      step.calls.map(\.description) == [
        "replace sidebar #2 with detail #4 on column sidebar of #1"
      ])
  }

  @Test func `pushing puts the place on top of the column`() {
    let flow = SampleWorld(start: .split).flow()
    flow.present(.column(.sidebar, showing: .detail, placement: .pushing))
    #expect(flow.active == [.split, .sidebar, .pane, .detail])
    #expect(flow.visible == [.split, .detail, .pane])
  }

  @Test func `a column without a route is focused`() {
    let flow = SampleWorld(start: .split).flow()
    flow.present(.column(.content))
    #expect(flow.current == .pane)
    flow.present(.column(.content))
    flow.expectUnchanged()
  }

  @Test func `without a split view, and for a column that it lacks, the request is refused`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.column(.detail))
    flow.expectRefused(.noSplitView)
    let wide = SampleWorld(start: .wide).flow()
    wide.present(.column(.content, showing: .detail))
    wide.expectRefused(.columnNotFound)
  }
}
