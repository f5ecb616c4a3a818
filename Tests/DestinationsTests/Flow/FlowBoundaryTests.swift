import Destinations
import DestinationsTesting
import Testing

@MainActor
struct FlowBoundaryTests {
  private let world = SampleWorld(start: .notes)

  @Test func `the answer of a custom presentation passes the gate like any other change`() {
    world.guards = [
      NavigationGuard("keep") { $0.removes(.notes) ? .deny(reason: "No.") : .allow }
    ]
    let flow = world.flow()
    let custom = CustomPresentation<Sample.Presentation> { _, answer in
      answer(.done(as: .replaceRoot(with: .detail)))
    }
    let step = flow.present(
      Sample.Presentation(
        destinationType: .detail, presentationType: .custom(presentation: custom)))
    #expect(step.error?.code == .guardDenied)
    flow.expectTree("> notes stack #1")
  }

  @Test func `no guard keeps a flow from ending, and every hook is run`() {
    world.guards = [NavigationGuard("no") { $0.arriving.isEmpty ? .deny(reason: "No.") : .allow }]
    let flow = world.flow()
    flow.flow.end()
    #expect(flow.active.isEmpty)
    #expect(
      world.journal.lines == [
        "notes prepareForDisappearance(true)", "notes cleanupResources",
        "notes removeAssociatedInterface",
      ])
  }

  @Test func `dropping a flow tells what was on screen`() {
    var flow: Sample.AppFlow? = Sample.AppFlow(world.setup)
    flow?.start()
    _ = world.journal.take()
    flow = nil
    #expect(world.journal.lines.first == "notes prepareForDisappearance(true)")
  }
}
