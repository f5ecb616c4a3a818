import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct RemovingTests {
  @Test func `a place leaves with all that depends on it`() {
    // a place leaves with its contents and its sheets
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([.push(.detail), .push(.edit), .sheet(.compose)])
      _ = world.journal.take()
      flow.remove(flow.id(.edit))
      flow.expectPlaces([.notes, .detail])
      world.journal.expect([
        "compose prepareForDisappearance(true)", "detail prepareForAppearance(true)",
        "compose cleanupResources", "compose removeAssociatedInterface",
        "edit cleanupResources", "edit removeAssociatedInterface",
      ])
    }
    // a place that was never shown is cleaned up without a disappearance
    do {
      let world = SampleWorld()
      let flow = world.flow()
      flow.present(.replaceRoot(with: .notes))
      expectEqual(
        world.journal.events(of: "tags"), ["cleanupResources", "removeAssociatedInterface"])
    }
  }

  @Test func `several places are removed as one transition, or none is`() {
    // several places leave as one transition
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.push(.detail), .push(.edit), .push(.loose)])
      let ids = [flow.id(.detail), flow.id(.loose), flow.id(.detail)]
      let step = flow.step("remove") { flow.flow.removeDestinations(destinationIDs: ids) }
      flow.expectPath([.edit])
      expectEqual(Set(step.calls.map(\.transition)).count, 1)
    }
    // places that leave with another are not removed twice
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.push(.detail), .sheet(.compose)])
      flow.flow.removeDestinations(destinationIDs: [flow.id(.compose), flow.id(.detail)])
      flow.expectPlaces([.notes])
    }
    // removing nothing does nothing
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.step("remove nothing", expect: .unchanged) {
        flow.flow.removeDestinations(destinationIDs: [])
      }
      expectNil(flow.steps.last?.outcome)
    }
    // an unknown place is refused, and with it the others
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.push(.detail))
      let ids = [flow.id(.detail), UUID()]
      flow.step("remove") { flow.flow.removeDestinations(destinationIDs: ids) }
      flow.expectRefused(.targetGone)
      flow.remove(UUID())
      flow.expectRefused(.targetGone)
    }
  }

  @Test func `the last place of a tab is kept, and removing the root removes everything`() {
    // the only place of a tab stays
    do {
      let flow = SampleWorld().flow()
      flow.remove(flow.id(.tags))
      flow.expectRefused(.lastPlace)
    }
    // removing the root removes everything
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.remove(flow.id(.notes))
      flow.expectPlaces([])
      expectNil(flow.flow.currentDestination)
      expectNil(flow.flow.rootInterface)
    }
  }

  @Test(arguments: [
    Sample.Presentation.goBack, .replaceRoot(with: .tags), .moveToNearest(.notes),
  ])
  func `each way of leaving runs each hook once`(_ leaving: Sample.Presentation) {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.present(.push(.detail))
    flow.present(leaving)
    expectEqual(
      world.journal.events(of: "detail"),
      [
        "prepareForPresentation", "prepareForAppearance(true)", "prepareForDisappearance(true)",
        "cleanupResources", "removeAssociatedInterface",
      ])
  }
}
