import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The library's providers and destinations in a flow that an app wrote itself.
@MainActor
struct OwnFlowTests {
  /// A flow of an app, the record of its places, and its live objects.
  @MainActor
  private struct Own {
    let journal = TestJournal()
    let box = WeakBox()

    func provider(
      _ presentations: [Act: Sample.Presentation] = [:],
      _ interactors: [Act: any InteractorConfiguring<Worker>] = [:]
    ) -> SampleProvider {
      SampleProvider(journal, presentations: presentations, interactors: interactors) {
        [box] place in
        box.add(place)
        box.add(place.currentInterface() as? InterfaceDouble<SampleDestination>)
        let interactor = MockInteractor<StoreRequest>()
        interactor.returns(["a note"], for: .load)
        box.add(interactor)
        place.assignInteractor(interactor: interactor, for: .store)
      }
    }

    func flow() -> OwnFlow {
      let load = InteractorConfiguration<Worker, MockInteractor<StoreRequest>>(
        interactorType: .store, actionType: .load)
      let flow = OwnFlow([
        .notes: provider([.open: .push(.detail)], [.load: load]),
        .detail: provider([.back: .goBack]),
      ])
      flow.start()
      return flow
    }
  }

  private func current(_ flow: OwnFlow) throws -> SampleDestination {
    try #require(flow.currentDestination as? SampleDestination)
  }

  @Test func `the library's places work fully in a flow written by the app`() throws {
    // interactions present by the flow's own method, with requester and content
    do {
      let flow = Own().flow()
      let notes = try current(flow)
      try notes.performInterfaceAction(interactionType: .open, content: .note(7))
      let detail = try current(flow)
      flow.expectRoutes([.notes, .detail])
      expectEqual(detail.configuration?.contentType, .note(7))
      expectEqual(detail.configuration?.parentDestinationID, notes.id)
      expectEqual(detail.parentDestinationID(), notes.id)
    }
    // navigation of the system runs by the flow's own method, too
    do {
      let flow = Own().flow()
      try current(flow).performInterfaceAction(interactionType: .open)
      try current(flow).performSystemNavigationAction(navigationType: .navigateBackInStack)
      flow.expectRoutes([.notes])
      expectEqual(flow.requests.last?.isSystemNavigation, true)
    }
    // requests of the provider's table are sent, and their results arrive
    do {
      let flow = Own().flow()
      let notes = try current(flow)
      try notes.performInterfaceAction(interactionType: .load)
      expectEqual(notes.results, [#"["a note"] for load"#])
    }
    // an interaction without an action throws as in the library's own flow
    do {
      let place = try current(Own().flow())
      #expect(throws: DestinationError.self) {
        try place.performInterfaceAction(interactionType: .save)
      }
    }
    // a released place is cleaned up once, and nothing of it remains
    do {
      let own = Own()
      let flow = own.flow()
      try current(flow).performInterfaceAction(interactionType: .open)
      let id = try current(flow).id
      expectEqual(own.box.count, 6)
      expectEqual(own.box.livingCount, 6)
      flow.currentDestination?.letGo()
      flow.removeDestination(destinationID: id)
      expectEqual(
        own.journal.events(at: id).suffix(3),
        [
          "cleanupResources", "removeAssociatedInterface", "prepareForDisappearance(true)",
        ])
      own.box.expectLiving(3)
    }
  }

  @Test func `a flow replaces the closures that ran presentations before it`() throws {
    // only its own flow can release a place of the library's flow
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.place(.notes)?.letGo()
      expectEmpty(world.journal.lines)
      expectEqual(flow.active, [.notes])
    }
    // the closures alone run a place, as in the original library
    do {
      let place = SampleDestination(.notes)
      var asked: [Sample.Presentation] = []
      place.buildInterfaceActions { asked.append($0) }
      let action = place.buildInterfaceAction(
        presentationClosure: { asked.append($0) }, configuration: .push(.detail),
        interactionType: .open)
      try place.addInterfaceAction(action: action)
      try place.performInterfaceAction(interactionType: .open, content: .note(1))
      expectEqual(asked.map(\.destinationType), [.detail])
      expectEqual(asked.first?.contentType, .note(1))
    }
    // a flow replaces the closures that ran presentations before
    do {
      var asked = 0
      let table = Equipment.ReadyScreen.DestinationConfigurations(
        configurations: [.open: .sheet(.compose)])
      let place = Equipment.ReadyScreen(destinationType: .loose, destinationConfigurations: table)
      let group = SampleGroup(.pane)
      group.addChild(childDestination: place)
      place.buildInterfaceActions { _ in asked += 1 }
      place.buildSystemNavigationActions { _ in asked += 1 }
      try place.performInterfaceAction(interactionType: .open)
      expectEqual(asked, 1)
      let flow = SampleWorld(start: .group).flow()
      (flow.place(.group) as? SampleGroup)?.addChild(childDestination: group)
      try place.performInterfaceAction(interactionType: .open)
      flow.expectCurrent(.compose)
      place.performSystemNavigationAction(navigationType: .dismissSheet)
      flow.expectCurrent(.loose)
      place.buildInterfaceActions { _ in asked += 1 }
      try place.performInterfaceAction(interactionType: .open)
      expectEqual(flow.current, .compose)
      expectEqual(asked, 1)
    }
  }

  @Test func `a place reaches an app's own flow, and a refusal of that flow has an outcome`()
    async throws
  {
    let flow = OwnFlow([.notes: Own().provider(), .detail: Own().provider()])
    flow.start()
    let reached = try require(flow.currentDestination?.appFlow)
    #expect(reached === flow)
    expectNil(await reached.request(.push(.detail)).outcome.error)
    expectEqual(flow.currentDestination?.type, .detail)
    expectEqual(await reached.request(.push(.trash)).outcome.error?.code, .notBuilt)
    let url = try require(URL(string: "app://notes"))
    expectEqual(await reached.open(url).outcome.error?.code, .unknownLink)
    expectEqual(await reached.send(7).outcome.error?.code, .noReceiver)
    reached.signal("in")
    reached.cancelHeld("in")
    expectNil(reached.link(onWeb: false))
    expectEmpty(reached.validate())
    for await event in reached.events { Issue.record("\(event)") }
    let place = try require(flow.currentDestination)
    flow.removeDestination(destinationID: place.id)
    expectEqual(flow.currentDestination?.type, .notes)
  }

  @Test func `providers, containers and embedded flows work in an app's own flow`() throws {
    // a provider refuses in either flow by building nothing, or by throwing
    do {
      let provider = Own().provider()
      provider.builds = { _ in nil }
      let flow = OwnFlow([.notes: provider])
      try expectNil(provider.buildDestination(configuration: .push(.notes), appFlow: flow))
      provider.builds = { _ in throw CancellationError() }
      #expect(throws: CancellationError.self) {
        try provider.buildDestination(configuration: .push(.notes), appFlow: flow)
      }
    }
    // ready-made destinations and providers serve an own flow
    do {
      let flow = OwnFlow([
        .notes: DestinationProvider<ScreenDouble<Sample, Act, Worker>.Destination>(
          presentations: [.open: .push(.detail)]
        ) { seed in ScreenDestination(seed) { ScreenDouble($0) } },
        .detail: Own().provider(),
      ])
      flow.start()
      let screen = flow.currentDestination as? ScreenDouble<Sample, Act, Worker>.Destination
      try screen?.currentInterface()?.perform(.open)
      expectEqual(flow.currentDestination?.type, .detail)
      #expect(flow.clock is ContinuousClock)
    }
    // a destination has its provider's tables even if its initialiser does not pass them on
    do {
      let flow = OwnFlow([
        .notes: DestinationProvider<OwnDestination>(presentations: [.open: .push(.detail)]) {
          OwnDestination($0.route)
        },
        .detail: Own().provider(),
      ])
      flow.start()
      let notes = flow.currentDestination as? OwnDestination
      try notes?.performInterfaceAction(interactionType: .open)
      notes?.performSystemNavigationAction(navigationType: .navigateBackInStack)
      flow.expectRoutes([.notes])
      expectEqual(flow.requests.map(\.destinationType), [.notes, .detail, nil])
    }
    // a stack is a group of its own in an app's own flow
    do {
      let stack = SampleStack(.pane)
      stack.buildInterfaceActions { _ in }
      stack.addChild(childDestination: SampleDestination(.detail))
      expectEqual(stack.currentChildDestination()?.type, .detail)
      stack.navigateBackInStack()
      expectEmpty(stack.childDestinations())
    }
    // a group of an app's own flow is released with its contents, contents first
    do {
      let journal = TestJournal()
      let group = SampleGroup(.group, journal: journal)
      group.addChild(childDestination: SampleDestination(.first, journal: journal))
      group.letGo()
      journal.expect([
        "first cleanupResources", "first removeAssociatedInterface", "group cleanupResources",
        "group removeAssociatedInterface",
      ])
    }
    // an embedded flow runs at a place of an app's own flow, with its hooks
    do {
      let world = EmbeddingWorld()
      let flow = OwnFlow(world.setup.providers)
      let host = flow.presentDestination(configuration: .push(.compose)) as? EmbeddingWorld.Host
      let inner = try require(host?.embeddedFlow)
      expectEqual(inner.active, [.first])
      expectEqual(inner.visible, [.first])
      expectNil(inner.hostID)
      flow.presentDestination(configuration: .push(.trash))
      expectEmpty(inner.visible)
      flow.removeDestinations(destinationIDs: flow.activeDestinations.map { $0.id })
      expectEmpty(inner.active)
    }
  }
}
