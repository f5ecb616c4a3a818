import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct ArrangingTests {
  @Test func `an added place is attached, current and visible with its host`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.present(.add(.loose))
    #expect(flow.current == .loose)
    #expect(flow.visible == [.notes, .loose])
    #expect(flow.parent(of: .loose) == .notes)
    #expect(
      world.journal.lines == [
        "loose prepareForPresentation", "loose prepareForAppearance(true)",
      ])
  }

  @Test func `an added place need not become current`() {
    let flow = SampleWorld(start: .notes).flow()
    var presentation = Sample.Presentation.add(.loose)
    presentation.shouldSetDestinationAsCurrent = false
    flow.present(presentation)
    #expect(flow.current == .notes)
    #expect(flow.visible == [.notes, .loose])
  }

  @Test func `replacing the current place takes exactly its place`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.presentPath([.push(.detail), .push(.edit)])
    _ = world.journal.take()
    var presentation = Sample.Presentation.replaceCurrent(with: .loose)
    presentation.parentDestinationID = flow.id(.detail)
    let step = flow.present(presentation)
    flow.expectPath([.loose, .edit])
    #expect(
      world.journal.lines == [
        "loose prepareForPresentation", "detail cleanupResources",
        "detail removeAssociatedInterface",
      ])
    #expect(
      step.calls.map(\.description) == [
        "replace detail #2 with loose #4 on path of #1"
      ])
  }

  @Test func `what the replaced place presented leaves with it`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.push(.detail), .sheet(.compose)])
    var presentation = Sample.Presentation.replaceCurrent(with: .loose)
    presentation.parentDestinationID = flow.id(.detail)
    flow.present(presentation)
    #expect(flow.active == [.notes, .loose])
  }

  @Test func `replacing the root keeps nothing, sheets included`() {
    let world = SampleWorld()
    let flow = world.flow()
    flow.present(.sheet(.compose))
    _ = world.journal.take()
    let step = flow.present(.replaceRoot(with: .notes))
    #expect(flow.active == [.notes])
    #expect(
      world.journal.lines == [
        "notes prepareForPresentation",
        "compose prepareForDisappearance(true)", "home prepareForDisappearance(true)",
        "notes prepareForAppearance(true)",
        "trash cleanupResources", "trash removeAssociatedInterface",
        "tags cleanupResources", "tags removeAssociatedInterface",
        "compose cleanupResources", "compose removeAssociatedInterface",
        "notes cleanupResources", "notes removeAssociatedInterface",
        "home cleanupResources", "home removeAssociatedInterface",
      ])
    #expect(step.calls.map(\.description) == ["replace home #1 with notes #6 as root"])
  }

  @Test func `replacing the current place at the root makes the new one the root`() {
    let flow = SampleWorld(start: .compose).flow()
    flow.present(.replaceCurrent(with: .notes))
    #expect(flow.flow.rootDestination?.type == .notes)
  }

  @Test func `moving to the nearest place of a route takes away what is above it`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.presentPath([.push(.detail), .push(.edit), .sheet(.compose)])
    _ = world.journal.take()
    flow.present(.moveToNearest(.detail))
    flow.expectPath([.detail])
    #expect(flow.current == .detail)
    #expect(
      world.journal.lines == [
        "compose prepareForDisappearance(true)", "detail prepareForAppearance(true)",
        "compose cleanupResources", "compose removeAssociatedInterface",
        "edit cleanupResources", "edit removeAssociatedInterface",
      ])
  }

  @Test func `moving to a stack empties its path, and moving to where one is changes nothing`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.push(.detail), .push(.edit)])
    flow.present(.moveToNearest(.edit))
    flow.expectUnchanged()
    flow.present(.moveToNearest(.notes))
    #expect(flow.active == [.notes])
  }

  @Test func `moving to one live place names it by its identifier`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.push(.detail), .push(.detail), .push(.edit)])
    let first = flow.id(.detail)
    flow.present(Sample.Presentation(presentationType: .moveToNearest(destination: first)))
    #expect(flow.flow.currentDestination?.id == first)
    #expect(flow.active.count == 2)
  }

  @Test func `moving to a route that is not beneath is refused, also if it is in another tab`() {
    let flow = SampleWorld().flow()
    flow.present(.moveToNearest(.tags))
    flow.expectRefused(.noMatchingPlace)
  }

  @Test func `a presentation that names a live place acts on it instead of building`() {
    let world = SampleWorld()
    let flow = world.flow()
    flow.present(.push(.detail))
    flow.select(.tags)
    _ = world.journal.take()
    var presentation = Sample.Presentation.push(.detail)
    presentation.actionTargetID = flow.id(.detail)
    flow.present(presentation)
    #expect(flow.current == .detail)
    #expect(flow.active.count { $0 == .detail } == 1)
    #expect(
      world.journal.lines == [
        "tags prepareForDisappearance(true)", "detail prepareForAppearance(true)",
      ])
  }

  @Test func `a live place that is gone is a refusal`() {
    let flow = SampleWorld().flow()
    var presentation = Sample.Presentation.push(.detail)
    presentation.actionTargetID = .init()
    flow.present(presentation)
    flow.expectRefused(.targetGone)
  }

  @Test func `containers can be presented anywhere`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.push(.home), .tab(.tags, showing: .split), .sheet(.home)])
    #expect(flow.active.count { $0 == .home } == 2)
    #expect(flow.current == .notes)
    #expect(flow.flow.tree.violations().isEmpty)
  }
}
