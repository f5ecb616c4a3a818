import Destinations
import DestinationsTesting
import Testing

@MainActor
struct StackPresentingTests {
  @Test func `pushing puts a place on the nearest stack`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    let step = flow.present(.push(.detail, content: .note(7)))
    #expect(flow.active == [.notes, .detail])
    #expect(flow.current == .detail)
    #expect(flow.parent(of: .detail) == .notes)
    #expect(flow.visible == [.detail])
    #expect(step.outcome?.isDone == true)
    #expect(
      world.journal.lines == [
        "detail prepareForPresentation", "notes prepareForDisappearance(true)",
        "detail prepareForAppearance(true)",
      ])
    #expect(step.calls.map(\.description) == ["insert detail #2 on path of #1"])
    #expect((flow.place(.detail) as? SampleDestination)?.configuration?.contentType == .note(7))
  }

  @Test func `pushing again hides what was on top before the new one is shown`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.present(.push(.detail))
    _ = world.journal.take()
    flow.present(.push(.edit))
    #expect(
      world.journal.lines == [
        "edit prepareForPresentation", "detail prepareForDisappearance(true)",
        "edit prepareForAppearance(true)",
      ])
  }

  @Test func `the same route can be pushed many times, each place with its own identifier`() {
    let flow = SampleWorld(start: .notes).flow()
    for _ in 0..<3 { flow.present(.push(.detail)) }
    flow.expectPath([.detail, .detail, .detail])
    #expect(Set(flow.flow.activeDestinations.map { $0.id }).count == 4)
  }

  @Test func `running a presentation a thousand times leaves it as it was`() {
    let presentation = Sample.Presentation.push(.detail, content: .note(1))
    let flow = SampleWorld(start: .notes).flow()
    for _ in 0..<1_000 { flow.flow.presentDestination(configuration: presentation) }
    #expect(flow.active.count == 1_001)
    #expect(presentation.parentDestinationID == nil)
    #expect(presentation.contentType == .note(1))
  }

  @Test func `going back lets the top go and shows what was beneath`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.presentPath([.push(.detail), .push(.edit)])
    _ = world.journal.take()
    let step = flow.goBack()
    #expect(flow.active == [.notes, .detail])
    #expect(
      world.journal.lines == [
        "edit prepareForDisappearance(true)", "detail prepareForAppearance(true)",
        "edit cleanupResources", "edit removeAssociatedInterface",
      ])
    #expect(step.calls.map(\.description) == ["remove edit #3 on path of #1"])
  }

  @Test func `going back from the last element falls to the stack itself`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.detail))
    flow.goBack()
    #expect(flow.current == .notes)
    #expect(flow.flow.canGoBack() == false)
  }

  @Test func `a stack that keeps its first place never loses it`() {
    let flow = SampleWorld(start: .pile).flow()
    #expect(flow.active == [.pile, .bottom])
    flow.goBack()
    flow.expectRefused(.nothingToGoBack)
    flow.present(.push(.detail))
    flow.goBack()
    #expect(flow.current == .bottom)
  }

  @Test func `a tab whose root is no stack takes a push on its own slot`() {
    let flow = SampleWorld().flow()
    flow.select(.tags)
    flow.present(.push(.detail))
    #expect(flow.parent(of: .detail) == .home)
    flow.expectPath([.tags, .detail])
    flow.goBack()
    #expect(flow.current == .tags)
  }

  @Test func `at the bottom of a sheet going back is no dismissal`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.detail))
    flow.present(.sheet(.compose))
    flow.goBack()
    flow.expectRefused(.nothingToGoBack)
  }

  @Test func `a push inside a sheet stays inside the sheet`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.sheet(.compose))
    flow.present(.push(.edit))
    flow.expectPath([.compose, .edit])
    #expect(flow.parent(of: .edit) == .notes)
  }

  @Test func `the current place is what the call returns`() {
    let flow = SampleWorld(start: .notes).flow().flow
    let pushed = flow.presentDestination(configuration: .push(.detail))
    #expect(pushed?.type == .detail)
    #expect(flow.presentDestination(configuration: .goBack)?.type == .notes)
    #expect(flow.presentDestination(configuration: .goBack) == nil)
  }

  @Test func `without a stack a push is refused`() {
    let flow = SampleWorld(start: .compose).flow()
    flow.present(.push(.detail))
    flow.expectRefused(.noStack)
  }
}
