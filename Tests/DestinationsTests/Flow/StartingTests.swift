import Destinations
import DestinationsTesting
import Testing

@MainActor
struct StartingTests {
  @Test func `starting builds the root and everything that its shape names`() {
    let flow = SampleWorld().flow()
    #expect(flow.active == [.home, .notes, .tags, .trash])
    #expect(flow.flow.rootDestination?.type == .home)
    #expect(flow.current == .notes)
    #expect(flow.visible == [.home, .notes])
  }

  @Test func `starting prepares all places in document order and shows those on screen`() {
    let world = SampleWorld()
    let flow = SampleTestFlow(world.setup, interface: world.interface)
    #expect(
      world.journal.lines == [
        "home prepareForPresentation", "notes prepareForPresentation",
        "tags prepareForPresentation", "trash prepareForPresentation",
        "home prepareForAppearance(true)", "notes prepareForAppearance(true)",
      ])
    #expect(flow.interface.lines == ["insert home #1 as root"])
  }

  @Test func `places have a parent from the start and the root has none`() {
    let flow = SampleWorld().flow()
    #expect(flow.parent(of: .notes) == .home)
    #expect(flow.parent(of: .tags) == .home)
    #expect(flow.place(.home)?.parentDestinationID() == nil)
  }

  @Test func `starting again replaces everything that is presented`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.present(.push(.detail))
    _ = world.journal.take()
    flow.start()
    #expect(flow.active == [.notes])
    #expect(
      world.journal.lines == [
        "notes prepareForPresentation",
        "detail prepareForDisappearance(true)", "notes prepareForAppearance(true)",
        "detail cleanupResources", "detail removeAssociatedInterface",
        "notes cleanupResources", "notes removeAssociatedInterface",
      ])
  }

  @Test(arguments: [
    Sample.Presentation.push(.detail), .goBack, .tab(.tags), .column(.detail), .add(.detail),
    .moveToNearest(.detail), .sheet(.compose), .dismissSheet, .path([.push(.detail)]),
  ])
  func `without a tree everything that cannot start one is refused`(
    _ presentation: Sample.Presentation
  ) {
    let world = SampleWorld()
    let flow = SampleTestFlow(world.setup, interface: world.interface, startsAtOnce: false)
    flow.present(presentation)
    flow.expectRefused(.noTree)
    #expect(flow.flow.currentDestination == nil)
    #expect(world.journal.lines.isEmpty)
  }

  @Test(arguments: [
    Sample.Presentation.replaceRoot(with: .notes), .replaceCurrent(with: .notes),
    .path([.replaceRoot(with: .notes), .push(.detail)]),
    .path([.replaceCurrent(with: .notes), .push(.detail)]),
  ])
  func `what can start a tree starts one`(_ presentation: Sample.Presentation) {
    let flow = SampleTestFlow(SampleWorld().setup, startsAtOnce: false)
    flow.present(presentation)
    #expect(flow.flow.rootDestination?.type == .notes)
  }

  @Test func `the initialiser of the seeds starts by replaceCurrent`() {
    let world = SampleWorld()
    let flow = Sample.AppFlow(
      destinationProviders: world.setup.providers,
      startingDestination: Sample.PresentationConfiguration(
        destinationType: .notes, presentationType: .replaceCurrent, assistantType: .basic))
    #expect(flow.currentDestination == nil)
    flow.start()
    #expect(flow.currentDestination?.type == .notes)
    #expect(flow.rootInterface is InterfaceDouble<SampleDestination>)
  }

  @Test func `a flow can start at any place, to show a section in isolation`() {
    let flow = SampleWorld(start: .compose).flow()
    #expect(flow.active == [.compose])
  }
}
