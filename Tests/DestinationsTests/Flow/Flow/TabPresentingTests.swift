import Destinations
import DestinationsTesting
import Testing

@MainActor
struct TabPresentingTests {
  @Test func `a tab is selected and takes a place on top or as root`() {
    // a tab with a route is selected and the place goes on top of it
    do {
      let world = SampleWorld()
      let flow = world.flow()
      let step = flow.present(.tab(.tags, showing: .detail))
      flow.expectPlaces(
        [.home, .notes, .tags, .trash, .detail], visible: [.home, .detail], current: .detail)
      world.journal.expect([
        "detail prepareForPresentation", "notes prepareForDisappearance(true)",
        "detail prepareForAppearance(true)",
      ])
      step.expectCalls([
        "select tab tags of #1", "insert detail #5 on tab tags of #1",
      ])
    }
    // a place presented in a tab is pushed if the root of the tab is a stack
    do {
      let flow = SampleWorld().flow()
      flow.select(.tags)
      flow.present(.tab(.notes, showing: .detail))
      flow.expectParent(.notes, of: .detail)
    }
    // replacing puts the place at the root of the tab
    do {
      let world = SampleWorld()
      let flow = world.flow()
      flow.present(.push(.edit))
      _ = world.journal.take()
      flow.present(.tab(.notes, showing: .detail, placement: .replacing))
      flow.expectPlaces([.home, .tags, .trash, .detail])
      flow.expectTree(
        """
        home tabs selected=notes
          tab notes: > detail
          tab tags: tags
          tab trash: trash
        """)
      #expect(world.journal.events(of: "notes").contains("cleanupResources"))
      #expect(world.journal.events(of: "edit").contains("cleanupResources"))
    }
  }

  @Test func `a tab selected without a route shows its places again`() {
    // a tab without a route is selected, and shows its places again
    do {
      let world = SampleWorld()
      let flow = world.flow()
      flow.select(.tags)
      flow.expectCurrent(.tags)
      world.journal.expectNext([
        "notes prepareForDisappearance(true)", "tags prepareForAppearance(true)",
      ])
      flow.select(.notes)
      world.journal.expectNext([
        "tags prepareForDisappearance(true)", "notes prepareForAppearance(true)",
      ])
    }
    // selecting the selected tab changes nothing and runs no hook
    do {
      let world = SampleWorld()
      let flow = world.flow()
      let step = flow.select(.notes)
      flow.expectUnchanged()
      step.expectDone()
      world.journal.expect([])
    }
    // tabs keep their stacks while others are selected
    do {
      let flow = SampleWorld().flow()
      flow.present(.push(.detail))
      flow.select(.tags)
      flow.select(.notes)
      flow.expectCurrent(.detail)
    }
    // a sheet hides and returns with its presenter's tab
    do {
      let flow = SampleWorld().flow()
      flow.present(.sheet(.compose))
      flow.flow.report(.selectedTab(.tags, tabBarID: flow.id(.home)))
      flow.expectPlaces(visible: [.home, .tags])
      flow.flow.report(.selectedTab(.notes, tabBarID: flow.id(.home)))
      flow.expectCurrent(.compose)
    }
  }

  @Test func `a request for a tab is refused if no tab bar is reachable`() {
    // without a tab bar, and for a missing tab, the request is refused
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.select(.tags)
      flow.expectRefused(.noTabBar)
    }
    // a tab bar is not searched for outside a sheet
    do {
      let flow = SampleWorld().flow()
      flow.present(.sheet(.compose))
      flow.select(.tags)
      flow.expectRefused(.noTabBar)
    }
  }
}
