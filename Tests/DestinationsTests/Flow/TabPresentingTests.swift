import Destinations
import DestinationsTesting
import Testing

@MainActor
struct TabPresentingTests {
  @Test func `a tab with a route is selected and the place goes on top of it`() {
    let world = SampleWorld()
    let flow = world.flow()
    let step = flow.present(.tab(.tags, showing: .detail))
    #expect(flow.active == [.home, .notes, .tags, .trash, .detail])
    #expect(flow.current == .detail)
    #expect(flow.visible == [.home, .detail])
    #expect(
      world.journal.lines == [
        "detail prepareForPresentation", "notes prepareForDisappearance(true)",
        "detail prepareForAppearance(true)",
      ])
    #expect(
      step.calls.map(\.description) == [
        "select tab tags of #1", "insert detail #5 on tab tags of #1",
      ])
  }

  @Test func `a tab whose root is a stack takes the place on the path of the stack`() {
    let flow = SampleWorld().flow()
    flow.select(.tags)
    flow.present(.tab(.notes, showing: .detail))
    #expect(flow.parent(of: .detail) == .notes)
  }

  @Test func `replacing puts the place where the root of the tab stood`() {
    let world = SampleWorld()
    let flow = world.flow()
    flow.present(.push(.edit))
    _ = world.journal.take()
    flow.present(.tab(.notes, showing: .detail, placement: .replacing))
    #expect(flow.active == [.home, .tags, .trash, .detail])
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

  @Test func `a tab without a route is selected, and what it holds is shown again`() {
    let world = SampleWorld()
    let flow = world.flow()
    flow.select(.tags)
    #expect(flow.current == .tags)
    #expect(
      world.journal.take() == [
        "notes prepareForDisappearance(true)", "tags prepareForAppearance(true)",
      ])
    flow.select(.notes)
    #expect(
      world.journal.take() == [
        "tags prepareForDisappearance(true)", "notes prepareForAppearance(true)",
      ])
  }

  @Test func `selecting the selected tab changes nothing and runs no hook`() {
    let world = SampleWorld()
    let flow = world.flow()
    let step = flow.select(.notes)
    flow.expectUnchanged()
    #expect(step.outcome?.isDone == true)
    #expect(world.journal.lines.isEmpty)
  }

  @Test func `tabs keep their stacks while others are selected`() {
    let flow = SampleWorld().flow()
    flow.present(.push(.detail))
    flow.select(.tags)
    flow.select(.notes)
    flow.expectCurrent(.detail)
  }

  @Test func `a sheet hides and returns with its presenter's tab`() {
    let flow = SampleWorld().flow()
    flow.present(.sheet(.compose))
    flow.flow.report(.selectedTab(.tags, tabBarID: flow.id(.home)))
    #expect(flow.visible == [.home, .tags])
    flow.flow.report(.selectedTab(.notes, tabBarID: flow.id(.home)))
    #expect(flow.current == .compose)
  }

  @Test func `without a tab bar, and for a tab that it lacks, the request is refused`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.select(.tags)
    flow.expectRefused(.noTabBar)
  }

  @Test func `a tab bar is not looked for out of a sheet`() {
    let flow = SampleWorld().flow()
    flow.present(.sheet(.compose))
    flow.select(.tags)
    flow.expectRefused(.noTabBar)
  }
}
