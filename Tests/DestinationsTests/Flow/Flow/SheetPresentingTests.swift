import Destinations
import DestinationsTesting
import Testing

@MainActor
struct SheetPresentingTests {
  @Test func `a sheet covers its requester and leaves with everything it presented`() {
    // a sheet covers the branch of its requester
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let options = SheetPresentationOptions(
        style: .fullScreenCover, detents: [.medium, .fraction(0.3)], shouldAnimate: false,
        allowsInteractiveDismissal: false)
      let step = flow.present(.sheet(.compose, options: options))
      flow.expectPlaces(visible: [.compose], current: .compose)
      flow.expectParent(.notes, of: .compose)
      world.journal.expect([
        "compose prepareForPresentation", "notes prepareForDisappearance(true)",
        "compose prepareForAppearance(true)",
      ])
      expectEqual(step.calls.first?.sheet, options)
      expectEqual(step.calls.first?.isAnimated, false)
      expectEqual(flow.flow.sheet(of: flow.id(.notes))?.type, .compose)
    }
    // a popover is a sheet in another style
    do {
      let flow = SampleWorld(start: .notes).flow()
      let options = SheetPresentationOptions(style: .popover)
      expectEqual(flow.present(.sheet(.compose, options: options)).calls.map(\.sheet), [options])
      flow.dragSheetDown()
      flow.expectTree("> notes stack #1")
    }
    // sheet options have sound defaults
    do {
      let options = SheetPresentationOptions()
      expectEqual(options.style, .sheet)
      expectEmpty(options.detents)
      #expect(options.shouldAnimate)
      #expect(options.allowsInteractiveDismissal)
    }
    // dismissing removes the sheet with everything it presented, innermost first
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([.sheet(.compose), .push(.edit), .sheet(.detail)])
      _ = world.journal.take()
      flow.present(dismissal(from: flow.id(.notes)))
      flow.expectPlaces([.notes])
      world.journal.expect([
        "detail prepareForDisappearance(true)", "notes prepareForAppearance(true)",
        "detail cleanupResources", "detail removeAssociatedInterface",
        "edit cleanupResources", "edit removeAssociatedInterface",
        "compose cleanupResources", "compose removeAssociatedInterface",
      ])
    }
    // the sheet on a place leaves before the sheet that the place is in
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.sheet(.compose), .sheet(.edit)])
      flow.present(dismissal(from: flow.id(.compose)))
      flow.expectPlaces([.notes, .compose])
      flow.dismissSheet()
      flow.expectPlaces([.notes])
      flow.dismissSheet()
      flow.expectRefused(.noSheet)
    }
  }

  @Test func `a policy decides what happens to a second sheet`() {
    // a place presents one sheet at a time
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.sheet(.compose))
      var second = Sample.Presentation.sheet(.edit)
      second.parentDestinationID = flow.id(.notes)
      flow.present(second)
      flow.expectRefused(.alreadyPresenting)
    }
    // a policy can let a new sheet replace the presented one
    do {
      let world = SampleWorld(start: .notes)
      world.policies.modal.whenOccupied = .replace
      let flow = world.flow()
      flow.present(.sheet(.compose))
      var second = Sample.Presentation.sheet(.edit)
      second.parentDestinationID = flow.id(.notes)
      flow.present(second)
      flow.expectPlaces([.notes, .edit])
    }
    // a policy can forbid sheets on sheets
    do {
      let world = SampleWorld(start: .notes)
      world.policies.modal.whenNested = .refuse
      let flow = world.flow()
      flow.present(.sheet(.compose))
      flow.present(.sheet(.edit))
      flow.expectRefused(.modalRefused)
    }
    // a sheet leaves with the place that presents it
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.push(.detail), .sheet(.compose)])
      var back = Sample.Presentation.goBack
      back.parentDestinationID = flow.id(.detail)
      flow.present(back)
      flow.expectPlaces([.notes])
    }
  }

  private func dismissal(from id: Sample.Presentation.ID) -> Sample.Presentation {
    var dismissal = Sample.Presentation.dismissSheet
    dismissal.parentDestinationID = id
    return dismissal
  }
}
