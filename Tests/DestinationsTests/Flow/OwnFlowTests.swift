import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The library's providers and destinations in a flow that an app wrote itself.
@MainActor
struct OwnFlowTests {
  private let journal = TestJournal()
  private let box = WeakBox()

  private func provider(
    _ presentations: [Act: Sample.Presentation] = [:],
    _ interactors: [Act: any InteractorConfiguring<Worker>] = [:]
  ) -> SampleProvider {
    SampleProvider(journal, presentations: presentations, interactors: interactors) { [box] place in
      box.add(place)
      box.add(place.currentInterface() as? InterfaceDouble<SampleDestination>)
      let interactor = MockInteractor<StoreRequest>()
      interactor.returns(["a note"], for: .load)
      box.add(interactor)
      place.assignInteractor(interactor: interactor, for: .store)
    }
  }

  private func flow() -> OwnFlow {
    let load = InteractorConfiguration<Worker, MockInteractor<StoreRequest>>(
      interactorType: .store, actionType: .load)
    let flow = OwnFlow([
      .notes: provider([.open: .push(.detail)], [.load: load]),
      .detail: provider([.back: .goBack]),
    ])
    flow.start()
    return flow
  }

  private func current(_ flow: OwnFlow) throws -> SampleDestination {
    try #require(flow.currentDestination as? SampleDestination)
  }

  @Test func `interactions present by the flow's own verb, with who asked and what came along`()
    throws
  {
    let flow = flow()
    let notes = try current(flow)
    try notes.performInterfaceAction(interactionType: .open, content: .note(7))
    let detail = try current(flow)
    #expect(flow.activeDestinations.map { $0.type } == [.notes, .detail])
    #expect(detail.configuration?.contentType == .note(7))
    #expect(detail.configuration?.parentDestinationID == notes.id)
    #expect(detail.parentDestinationID() == notes.id)
  }

  @Test func `navigation of the system runs by the flow's own verb, too`() throws {
    let flow = flow()
    try current(flow).performInterfaceAction(interactionType: .open)
    try current(flow).performSystemNavigationAction(navigationType: .navigateBackInStack)
    #expect(flow.activeDestinations.map { $0.type } == [.notes])
    #expect(flow.requests.last?.actionType == .systemNavigation)
  }

  @Test func `requests of the provider's table are made, and their results come`() throws {
    let flow = flow()
    let notes = try current(flow)
    try notes.performInterfaceAction(interactionType: .load)
    #expect(notes.results == [#"["a note"] for load"#])
  }

  @Test func `an interaction without an action throws as in the library's own flow`() throws {
    let place = try current(flow())
    #expect(throws: DestinationError.self) {
      try place.performInterfaceAction(interactionType: .save)
    }
  }

  @Test func `a place that is let go is cleaned up once, and nothing of it remains`() throws {
    let flow = flow()
    try current(flow).performInterfaceAction(interactionType: .open)
    let id = try current(flow).id
    #expect(box.count == 6 && box.livingCount == 6)
    flow.currentDestination?.letGo()
    flow.removeDestination(destinationID: id)
    #expect(
      journal.events(at: id).suffix(3) == [
        "cleanupResources", "removeAssociatedInterface", "prepareForDisappearance(true)",
      ])
    #expect(box.livingCount == 3)
  }

  @Test func `a place of the library's own flow is let go by that flow alone`() throws {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.place(.notes)?.letGo()
    #expect(world.journal.lines.isEmpty && flow.active == [.notes])
  }

  @Test func `the closures alone drive a place, as the seeds have it`() throws {
    let place = SampleDestination(.notes)
    var asked: [Sample.Presentation] = []
    place.buildInterfaceActions { asked.append($0) }
    let action = place.buildInterfaceAction(
      presentationClosure: { asked.append($0) }, configuration: .push(.detail),
      interactionType: .open)
    try place.addInterfaceAction(action: action)
    try place.performInterfaceAction(interactionType: .open, content: .note(1))
    #expect(asked.map(\.destinationType) == [.detail])
    #expect(asked.first?.contentType == .note(1))
  }

  @Test func `a flow has the final word over closures that ran presentations before`() throws {
    var asked = 0
    let table = Equipment.ReadyScreen.DestinationConfigurations(
      configurations: [.open: .sheet(.compose)])
    let place = Equipment.ReadyScreen(destinationType: .loose, destinationConfigurations: table)
    let group = SampleGroup(.pane)
    group.addChild(childDestination: place)
    place.buildInterfaceActions { _ in asked += 1 }
    place.buildSystemNavigationActions { _ in asked += 1 }
    try place.performInterfaceAction(interactionType: .open)
    #expect(asked == 1)
    let flow = SampleWorld(start: .group).flow()
    (flow.place(.group) as? SampleGroup)?.addChild(childDestination: group)
    try place.performInterfaceAction(interactionType: .open)
    #expect(flow.current == .compose)
    place.performSystemNavigationAction(navigationType: .dismissSheet)
    #expect(flow.current == .loose)
    place.buildInterfaceActions { _ in asked += 1 }
    place.internalState.interfaceActions[.open]?()
    #expect(flow.current == .compose && asked == 1)
  }

  @Test func `a provider refuses in either flow by building nothing, or by throwing`() throws {
    let provider = provider()
    provider.builds = { _ in nil }
    let flow = OwnFlow([.notes: provider])
    #expect(try provider.buildDestination(configuration: .push(.notes), appFlow: flow) == nil)
    provider.builds = { _ in throw CancellationError() }
    #expect(throws: CancellationError.self) {
      try provider.buildDestination(configuration: .push(.notes), appFlow: flow)
    }
  }

  @Test func `ready-made destinations and providers serve an own flow`() throws {
    let flow = OwnFlow([
      .notes: DestinationProvider<ScreenDouble<Sample, Act, Worker>.Destination>(
        presentations: [.open: .push(.detail)]
      ) { seed in ScreenDestination(seed) { ScreenDouble($0) } },
      .detail: provider(),
    ])
    flow.start()
    let screen = flow.currentDestination as? ScreenDouble<Sample, Act, Worker>.Destination
    try screen?.currentInterface()?.perform(.open)
    #expect(flow.currentDestination?.type == .detail)
    #expect(flow.clock is ContinuousClock)
  }

  @Test func `a stack is a group of its own in an own flow`() throws {
    let stack = SampleStack(.pane)
    stack.buildInterfaceActions { _ in }
    stack.addChild(childDestination: SampleDestination(.detail))
    #expect(stack.currentChildDestination()?.type == .detail)
    stack.navigateBackInStack()
    #expect(stack.childDestinations().isEmpty)
  }

  @Test func `a group of an own flow is let go with what it contains, that first`() {
    let group = SampleGroup(.group, journal: journal)
    group.addChild(childDestination: SampleDestination(.first, journal: journal))
    group.letGo()
    #expect(
      journal.lines == [
        "first cleanupResources", "first removeAssociatedInterface", "group cleanupResources",
        "group removeAssociatedInterface",
      ])
  }

  @Test func `an embedded flow runs at a place of an own flow, with its hooks`() throws {
    let world = EmbeddingWorld()
    let flow = OwnFlow(world.setup.providers)
    let host = flow.presentDestination(configuration: .push(.compose)) as? EmbeddingWorld.Host
    let inner = try #require(host?.embeddedFlow)
    #expect(inner.active == [.first] && inner.visible == [.first] && inner.hostID == nil)
    flow.presentDestination(configuration: .push(.trash))
    #expect(inner.visible.isEmpty)
    flow.removeDestinations(destinationIDs: flow.activeDestinations.map { $0.id })
    #expect(inner.active.isEmpty)
  }
}
