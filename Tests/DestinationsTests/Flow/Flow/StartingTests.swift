import Destinations
import DestinationsTesting
import Testing

@MainActor
struct StartingTests {
  @Test func `starting builds, prepares and shows every place in the root's shape`() {
    // starting builds the root and every place that its shape names
    do {
      let flow = SampleWorld().flow()
      flow.expectPlaces([.home, .notes, .tags, .trash])
      expectEqual(flow.flow.rootDestination?.type, .home)
      flow.expectPlaces(visible: [.home, .notes], current: .notes)
    }
    // starting prepares all places in document order and shows those on screen
    do {
      let world = SampleWorld()
      let flow = SampleTestFlow(world.setup, interface: world.interface)
      world.journal.expect([
        "home prepareForPresentation", "notes prepareForPresentation",
        "tags prepareForPresentation", "trash prepareForPresentation",
        "home prepareForAppearance(true)", "notes prepareForAppearance(true)",
      ])
      expectEqual(flow.interface.lines, ["insert home #1 as root"])
    }
    // places have a parent from the start and the root has none
    do {
      let flow = SampleWorld().flow()
      flow.expectParent(.home, of: .notes)
      flow.expectParent(.home, of: .tags)
      expectNil(flow.place(.home)?.parentDestinationID())
    }
  }

  @Test func `starting again replaces everything that is presented`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.present(.push(.detail))
    _ = world.journal.take()
    flow.start()
    flow.expectPlaces([.notes])
    world.journal.expect([
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
  func `a presentation that needs a tree is refused before the start`(
    _ presentation: Sample.Presentation
  ) {
    let world = SampleWorld()
    let flow = SampleTestFlow(world.setup, interface: world.interface, startsAtOnce: false)
    flow.present(presentation)
    flow.expectRefused(.noTree)
    expectNil(flow.flow.currentDestination)
    world.journal.expect([])
  }

  @Test(arguments: [
    Sample.Presentation.replaceRoot(with: .notes), .replaceCurrent(with: .notes),
    .path([.replaceRoot(with: .notes), .push(.detail)]),
    .path([.replaceCurrent(with: .notes), .push(.detail)]),
  ])
  func `a presentation that can start a tree starts the flow`(_ presentation: Sample.Presentation) {
    let flow = SampleTestFlow(SampleWorld().setup, startsAtOnce: false)
    flow.present(presentation)
    expectEqual(flow.flow.rootDestination?.type, .notes)
  }

  @Test func `a flow starts with the original's initialiser, or at any place`() {
    // the original's initialiser starts by replaceCurrent
    do {
      let world = SampleWorld()
      let flow = Sample.AppFlow(
        destinationProviders: world.setup.providers,
        startingDestination: Sample.PresentationConfiguration(
          destinationType: .notes, presentationType: .replaceCurrent, assistantType: .basic))
      expectNil(flow.currentDestination)
      flow.start()
      expectEqual(flow.currentDestination?.type, .notes)
      #expect(flow.rootInterface is InterfaceDouble<SampleDestination>)
    }
    // a flow can start at any place, to show a section in isolation
    do {
      let flow = SampleWorld(start: .compose).flow()
      flow.expectPlaces([.compose])
    }
  }
}
