import Destinations
import DestinationsTesting
import Testing

@MainActor
struct SplitPresentingTests {
  @Test func `a column takes a place according to its contents and the placement`() {
    // every shown column of a split view is visible and one is focused
    do {
      let flow = SampleWorld(start: .split).flow()
      flow.expectPlaces(
        [.split, .sidebar, .pane], visible: [.split, .sidebar, .pane], current: .sidebar)
    }
    // an empty column takes the place
    do {
      let world = SampleWorld(start: .split)
      let flow = world.flow()
      flow.present(.column(.detail, showing: .detail))
      flow.expectPlaces(visible: [.split, .sidebar, .pane, .detail], current: .detail)
      world.journal.expect([
        "detail prepareForPresentation", "detail prepareForAppearance(true)",
      ])
    }
    // a column whose root is a stack gets a push
    do {
      let flow = SampleWorld(start: .split).flow()
      flow.present(.column(.content, showing: .detail))
      flow.expectParent(.pane, of: .detail)
      #expect(flow.active.contains(.pane))
    }
    // any other column loses its places
    do {
      let world = SampleWorld(start: .split)
      let flow = world.flow()
      let step = flow.present(.column(.sidebar, showing: .detail))
      flow.expectPlaces([.split, .pane, .detail])
      world.journal.expect([
        "detail prepareForPresentation", "sidebar prepareForDisappearance(true)",
        "detail prepareForAppearance(true)", "sidebar cleanupResources",
        "sidebar removeAssociatedInterface",
      ])
      step.expectCalls([
        "replace sidebar #2 with detail #4 on column sidebar of #1"
      ])
    }
    // pushing puts the place on top of the column
    do {
      let flow = SampleWorld(start: .split).flow()
      flow.present(.column(.sidebar, showing: .detail, placement: .pushing))
      flow.expectPlaces([.split, .sidebar, .pane, .detail], visible: [.split, .detail, .pane])
    }
  }

  @Test func `a column of the nearest split view can be focused, a missing column is refused`() {
    // a column without a route is focused
    do {
      let flow = SampleWorld(start: .split).flow()
      flow.present(.column(.content))
      flow.expectCurrent(.pane)
      flow.present(.column(.content))
      flow.expectUnchanged()
    }
    // without a split view, and for a missing column, the request is refused
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.column(.detail))
      flow.expectRefused(.noSplitView)
      let wide = SampleWorld(start: .wide).flow()
      wide.present(.column(.content, showing: .detail))
      wide.expectRefused(.columnNotFound)
    }
  }
}
