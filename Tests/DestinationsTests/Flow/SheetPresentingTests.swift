import Destinations
import DestinationsTesting
import Testing

@MainActor
struct SheetPresentingTests {
  @Test func `a sheet covers the branch of the place that asks`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    let options = SheetPresentationOptions(
      style: .fullScreenCover, detents: [.medium, .fraction(0.3)], shouldAnimate: false,
      allowsInteractiveDismissal: false)
    let step = flow.present(.sheet(.compose, options: options))
    #expect(flow.current == .compose)
    #expect(flow.visible == [.compose])
    #expect(flow.parent(of: .compose) == .notes)
    #expect(
      world.journal.lines == [
        "compose prepareForPresentation", "notes prepareForDisappearance(true)",
        "compose prepareForAppearance(true)",
      ])
    #expect(step.calls.first?.sheet == options)
    #expect(step.calls.first?.isAnimated == false)
    #expect(flow.flow.sheet(of: flow.id(.notes))?.type == .compose)
  }

  @Test func `sheet options have sound defaults`() {
    let options = SheetPresentationOptions()
    #expect(options.style == .sheet)
    #expect(options.detents.isEmpty)
    #expect(options.shouldAnimate)
    #expect(options.allowsInteractiveDismissal)
  }

  @Test func `dismissing removes the sheet with all it presented, innermost first`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.presentPath([.sheet(.compose), .push(.edit), .sheet(.detail)])
    _ = world.journal.take()
    flow.present(dismissal(from: flow.id(.notes)))
    #expect(flow.active == [.notes])
    #expect(
      world.journal.lines == [
        "detail prepareForDisappearance(true)", "notes prepareForAppearance(true)",
        "detail cleanupResources", "detail removeAssociatedInterface",
        "edit cleanupResources", "edit removeAssociatedInterface",
        "compose cleanupResources", "compose removeAssociatedInterface",
      ])
  }

  @Test func `the sheet that a place presents goes before the one that it is in`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.sheet(.compose), .sheet(.edit)])
    flow.present(dismissal(from: flow.id(.compose)))
    #expect(flow.active == [.notes, .compose])
    flow.dismissSheet()
    #expect(flow.active == [.notes])
    flow.dismissSheet()
    flow.expectRefused(.noSheet)
  }

  @Test func `a place presents one sheet at a time`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.sheet(.compose))
    var second = Sample.Presentation.sheet(.edit)
    second.parentDestinationID = flow.id(.notes)
    flow.present(second)
    flow.expectRefused(.alreadyPresenting)
  }

  @Test func `a policy can let a new sheet take the place of the one that is there`() {
    let world = SampleWorld(start: .notes)
    world.policies.modal.whenOccupied = .replace
    let flow = world.flow()
    flow.present(.sheet(.compose))
    var second = Sample.Presentation.sheet(.edit)
    second.parentDestinationID = flow.id(.notes)
    flow.present(second)
    #expect(flow.active == [.notes, .edit])
  }

  @Test func `a policy can forbid sheets on sheets`() {
    let world = SampleWorld(start: .notes)
    world.policies.modal.whenNested = .refuse
    let flow = world.flow()
    flow.present(.sheet(.compose))
    flow.present(.sheet(.edit))
    flow.expectRefused(.modalRefused)
  }

  @Test func `a sheet leaves with the place that presents it`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.push(.detail), .sheet(.compose)])
    var back = Sample.Presentation.goBack
    back.parentDestinationID = flow.id(.detail)
    flow.present(back)
    #expect(flow.active == [.notes])
  }

  private func dismissal(from id: Sample.Presentation.ID) -> Sample.Presentation {
    var dismissal = Sample.Presentation.dismissSheet
    dismissal.parentDestinationID = id
    return dismissal
  }
}
