import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct ArrangingTests {
  @Test func `an added place is attached to its host`() {
    // an added place is attached, current and visible with its host
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.present(.add(.loose))
      flow.expectPlaces(visible: [.notes, .loose], current: .loose)
      flow.expectParent(.notes, of: .loose)
      world.journal.expect([
        "loose prepareForPresentation", "loose prepareForAppearance(true)",
      ])
    }
    // an added place need not become current
    do {
      let flow = SampleWorld(start: .notes).flow()
      var presentation = Sample.Presentation.add(.loose)
      presentation.shouldSetDestinationAsCurrent = false
      flow.present(presentation)
      flow.expectPlaces(visible: [.notes, .loose], current: .notes)
    }
  }

  @Test func `a replacement replaces one place, or the whole tree`() {
    // replacing the current place puts the new one at its position
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([.push(.detail), .push(.edit)])
      _ = world.journal.take()
      var presentation = Sample.Presentation.replaceCurrent(with: .loose)
      presentation.parentDestinationID = flow.id(.detail)
      let step = flow.present(presentation)
      flow.expectPath([.loose, .edit])
      world.journal.expect([
        "loose prepareForPresentation", "detail cleanupResources",
        "detail removeAssociatedInterface",
      ])
      step.expectCalls([
        "replace detail #2 with loose #4 on path of #1"
      ])
    }
    // places presented by the replaced one leave with it
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.push(.detail), .sheet(.compose)])
      var presentation = Sample.Presentation.replaceCurrent(with: .loose)
      presentation.parentDestinationID = flow.id(.detail)
      flow.present(presentation)
      flow.expectPlaces([.notes, .loose])
    }
    // replacing the root keeps nothing, sheets included
    do {
      let world = SampleWorld()
      let flow = world.flow()
      flow.present(.sheet(.compose))
      _ = world.journal.take()
      let step = flow.present(.replaceRoot(with: .notes))
      flow.expectPlaces([.notes])
      world.journal.expect([
        "notes prepareForPresentation",
        "compose prepareForDisappearance(true)", "home prepareForDisappearance(true)",
        "notes prepareForAppearance(true)",
        "trash cleanupResources", "trash removeAssociatedInterface",
        "tags cleanupResources", "tags removeAssociatedInterface",
        "compose cleanupResources", "compose removeAssociatedInterface",
        "notes cleanupResources", "notes removeAssociatedInterface",
        "home cleanupResources", "home removeAssociatedInterface",
      ])
      step.expectCalls(["replace home #1 with notes #6 as root"])
    }
    // replacing the current place at the root makes the new one the root
    do {
      let flow = SampleWorld(start: .compose).flow()
      flow.present(.replaceCurrent(with: .notes))
      expectEqual(flow.flow.rootDestination?.type, .notes)
    }
  }

  @Test func `moving returns to a place beneath, or is refused`() {
    // moving to the nearest place of a route removes the places above it
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([.push(.detail), .push(.edit), .sheet(.compose)])
      _ = world.journal.take()
      flow.present(.moveToNearest(.detail))
      flow.expectPath([.detail])
      flow.expectCurrent(.detail)
      world.journal.expect([
        "compose prepareForDisappearance(true)", "detail prepareForAppearance(true)",
        "compose cleanupResources", "compose removeAssociatedInterface",
        "edit cleanupResources", "edit removeAssociatedInterface",
      ])
    }
    // moving to a stack empties its path, and moving to the requester changes nothing
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.push(.detail), .push(.edit)])
      flow.present(.moveToNearest(.edit))
      flow.expectUnchanged()
      flow.present(.moveToNearest(.notes))
      flow.expectPlaces([.notes])
    }
    // a move to one presented place names the place by its identifier
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.push(.detail), .push(.detail), .push(.edit)])
      let first = flow.id(.detail)
      flow.present(Sample.Presentation(presentationType: .moveToNearest(destination: first)))
      expectEqual(flow.flow.currentDestination?.id, first)
      expectEqual(flow.active.count, 2)
    }
    // moving to a route that is not beneath is refused, even if it is in another tab
    do {
      let flow = SampleWorld().flow()
      flow.present(.moveToNearest(.tags))
      flow.expectRefused(.noMatchingPlace)
    }
  }

  @Test func `a presentation can name a presented place and present any container`() {
    // a presentation that names a live place acts on it instead of building
    do {
      let world = SampleWorld()
      let flow = world.flow()
      flow.present(.push(.detail))
      flow.select(.tags)
      _ = world.journal.take()
      var presentation = Sample.Presentation.push(.detail)
      presentation.actionTargetID = flow.id(.detail)
      flow.present(presentation)
      flow.expectCurrent(.detail)
      expectEqual(flow.active.count { $0 == .detail }, 1)
      world.journal.expect([
        "tags prepareForDisappearance(true)", "detail prepareForAppearance(true)",
      ])
    }
    // a presentation of a place that has left is refused
    do {
      let flow = SampleWorld().flow()
      var presentation = Sample.Presentation.push(.detail)
      presentation.actionTargetID = .init()
      flow.present(presentation)
      flow.expectRefused(.targetGone)
    }
    // containers can be presented anywhere
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.push(.home), .tab(.tags, showing: .split), .sheet(.home)])
      expectEqual(flow.active.count { $0 == .home }, 2)
      flow.expectCurrent(.notes)
      expectEmpty(flow.flow.tree.violations())
    }
  }
}
