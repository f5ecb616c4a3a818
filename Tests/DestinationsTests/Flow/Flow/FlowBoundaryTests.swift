import Destinations
import DestinationsTesting
import Testing

@MainActor
struct FlowBoundaryTests {
  @Test func `guards check every change except the end of the flow`() {
    // the answer of a custom presentation passes the gate like any other change
    do {
      let world = SampleWorld(start: .notes)
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
      step.expectRefused(.guardDenied)
      flow.expectTree("> notes stack #1")
    }
    // no guard keeps a flow from ending, and every hook is run
    do {
      let world = SampleWorld(start: .notes)
      world.guards = [NavigationGuard("no") { $0.arriving.isEmpty ? .deny(reason: "No.") : .allow }]
      let flow = world.flow()
      flow.flow.end()
      flow.expectPlaces([])
      world.journal.expect([
        "notes prepareForDisappearance(true)", "notes cleanupResources",
        "notes removeAssociatedInterface",
      ])
    }
    // dropping a flow calls the hooks of the visible places
    do {
      let world = SampleWorld(start: .notes)
      var flow: Sample.AppFlow? = Sample.AppFlow(world.setup)
      flow?.start()
      _ = world.journal.take()
      flow = nil
      expectEqual(world.journal.lines.first, "notes prepareForDisappearance(true)")
    }
  }
}
