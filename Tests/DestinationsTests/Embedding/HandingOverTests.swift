import Destinations
import DestinationsTesting
import Testing

/// Requests for which a flow lacks something that another one of the window has.
@MainActor
struct HandingOverTests {
  private let world = EmbeddingWorld()

  private func hosting() throws -> (SampleTestFlow, Sample.AppFlow) {
    let flow = world.flow()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    _ = world.journal.take()
    return (flow, inner)
  }

  // MARK: Inward

  @Test
  func `a route that only the embedded flow provides is presented there, from its current place`()
    throws
  {
    let (flow, inner) = try hosting()
    let made = flow.flow.presentDestination(configuration: .push(.edit, content: .note(3)))
    #expect(made?.type == .edit)
    #expect(inner.active == [.first, .edit] && flow.active == [.notes, .compose])
    #expect(inner.content(of: .edit) == .note(3))
    #expect((made as? SampleDestination)?.configuration?.parentDestinationID == inner.id(.first))
  }

  @Test func `an interaction at a place of the outer flow presents in the embedded one`() throws {
    let (flow, inner) = try hosting()
    flow.perform(Act.load, at: flow.id(.compose))
    #expect(inner.active == [.first, .edit])
  }

  @Test func `of several embedded flows the one that was current last gets it`() throws {
    let (flow, first) = try hosting()
    flow.present(.sheet(.compose))
    let second = try #require(flow.flow.embeddedFlows.first)
    #expect(second !== first)
    flow.present(.push(.edit))
    #expect(second.active == [.first, .edit] && first.active == [.first])
    flow.dismissSheet()
    flow.present(.push(.edit))
    #expect(first.active == [.first, .edit])
  }

  @Test func `a flow that is no longer current is still the last that was`() throws {
    let (flow, inner) = try hosting()
    flow.present(.push(.detail))
    flow.present(.push(.edit))
    #expect(inner.active == [.first, .edit] && flow.current == .detail)
  }

  @Test func `a route that only the innermost flow provides gets there from the outermost`() throws
  {
    let (flow, inner) = try hosting()
    inner.presentDestination(configuration: .push(.group))
    let innermost = try #require(inner.embeddedFlow(at: inner.id(.group)))
    flow.present(.replaceRoot(with: .pane))
    #expect(innermost.active == [.pane])
    #expect(flow.active == [.notes, .compose] && inner.active == [.first, .group])
  }

  @Test func `a route that no flow provides is refused and nothing changes`() throws {
    let (flow, inner) = try hosting()
    let step = flow.present(.push(.wide))
    flow.expectRefused(.noProvider)
    #expect(step.isUnchanged && inner.active == [.first] && world.journal.take().isEmpty)
    #expect(flow.flow.pending.isEmpty)
  }

  @Test func `a path goes to the flow that provides all of it, else it is refused`() throws {
    let (flow, inner) = try hosting()
    flow.presentPath([.push(.edit), .goBack, .push(.loose)])
    #expect(inner.active == [.first, .loose])
    let step = flow.presentPath([.push(.detail), .push(.edit)])
    flow.expectRefused(.noProvider)
    #expect(step.error?.pathIndex == 1)
    #expect(inner.active == [.first, .loose] && flow.active == [.notes, .compose])
  }

  @Test func `what was handed inward and cannot be done there is refused, and does not come back`()
    throws
  {
    let (flow, inner) = try hosting()
    flow.present(.tab(.notes, showing: .edit))
    flow.expectRefused(.noTabBar)
    #expect(inner.active == [.first])
  }

  @Test func `an embedded flow that has ended by itself is not offered anything`() throws {
    let (flow, inner) = try hosting()
    inner.end()
    flow.present(.push(.edit))
    flow.expectRefused(.noProvider)
    inner.start()
    flow.present(.push(.edit))
    #expect(inner.active == [.first, .edit])
    #expect(inner.rootDestination?.parentDestinationID() == flow.id(.compose))
  }

  // MARK: Outward

  @Test func `a route that only the outer flow provides is presented there, from the host`() throws
  {
    let (flow, inner) = try hosting()
    try inner.perform(.save, at: .first)
    #expect(flow.active == [.notes, .compose, .detail] && inner.active == [.first])
    let made = flow.place(.detail) as? SampleDestination
    #expect(made?.configuration?.parentDestinationID == flow.id(.compose))
  }

  @Test func `it goes out through as many flows as it needs`() throws {
    let (flow, inner) = try hosting()
    inner.presentDestination(configuration: .push(.group))
    let innermost = try #require(inner.embeddedFlow(at: inner.id(.group)))
    try innermost.perform(.open, at: .bottom)
    #expect(inner.active == [.first, .group, .edit])
    inner.presentDestination(configuration: .goBack)
    try innermost.perform(.save, at: .bottom)
    #expect(flow.active == [.notes, .compose, .detail])
  }

  @Test func `the verb that made the request returns what the other flow made`() throws {
    let (flow, inner) = try hosting()
    let made = inner.presentDestination(configuration: .push(.detail))
    #expect(made?.id == flow.id(.detail) && made?.type == .detail)
  }

  @Test func `containers are looked for around the host where the embedded flow has none`() throws {
    world.innerStart = .replaceRoot(with: .edit)
    let flow = world.flow()
    flow.present(.sheet(.compose))
    let inner = try #require(flow.inner())
    inner.presentDestination(configuration: .dismissSheet)
    #expect(flow.active == [.notes])
    flow.present(.push(.compose))
    flow.inner()?.presentDestination(configuration: .goBack)
    #expect(flow.active == [.notes])
  }

  @Test func `a tab of the outer tab bar is selected from within`() throws {
    world.start = .replaceRoot(with: .home)
    let flow = world.flow()
    flow.select(.tags)
    flow.inner()?.presentDestination(configuration: .tab(.trash))
    #expect(flow.current == .trash)
  }

  @Test func `the nearest place is looked for around, too`() throws {
    let (flow, inner) = try hosting()
    inner.presentDestination(configuration: .moveToNearest(.notes))
    #expect(flow.active == [.notes])
  }

  @Test func `a stack of the embedded flow that is at its bottom is not gone back from outside`()
    throws
  {
    let (flow, inner) = try hosting()
    #expect(inner.refusal(.back, at: .first) == .nothingToGoBack)
    #expect(flow.active == [.notes, .compose])
  }

  @Test func `a fact of the interface stays in its flow, so one that is told twice does no harm`()
    throws
  {
    let flow = world.flow()
    flow.present(.sheet(.compose))
    let inner = try #require(flow.inner())
    try inner.perform(.compose, at: .first)
    let loose = inner.activeDestinations.first { $0.type == .loose }
    loose?.performSystemNavigationAction(navigationType: .dismissSheet)
    #expect(inner.active == [.first])
    inner.currentDestination?.performSystemNavigationAction(navigationType: .dismissSheet)
    #expect(flow.active == [.notes, .compose])
  }

  @Test func `a flow starts by what it has itself`() throws {
    world.innerStart = .replaceRoot(with: .trash)
    let flow = world.flow()
    flow.present(.push(.compose))
    #expect(flow.active == [.notes, .compose] && flow.inner()?.active == [])
  }

  // MARK: One outcome

  @Test func `a request that is handed over has one outcome, that of the other flow`() async throws
  {
    let (flow, inner) = try hosting()
    var endings: [Bool] = []
    var presentation = Sample.Presentation.push(.detail)
    presentation.completionClosure = { endings.append($0) }
    let handle = inner.request(presentation)
    guard case .done(let id) = await handle.outcome else {
      Issue.record("It was not done: \(await handle.outcome)")
      return
    }
    #expect(id == flow.id(.detail) && endings == [true])
    flow.goBack()
    flow.present(.sheet(.trash))
    presentation = .sheet(.trash)
    presentation.completionClosure = { endings.append($0) }
    let refused = inner.request(presentation)
    #expect(await refused.outcome.error?.code == .alreadyPresenting)
    #expect(endings == [true, false])
  }

  @Test func `an interaction throws what the other flow refuses at once`() throws {
    world.guards = [NavigationGuard("no") { $0.brings(.detail) ? .deny(reason: "No.") : .allow }]
    let (flow, inner) = try hosting()
    #expect(inner.refusal(.save, at: .first) == .guardDenied)
    #expect(flow.active == [.notes, .compose])
  }

  @Test func `a request waits in the other flow while that is held up, and is pending`()
    async throws
  {
    let interface = MockInterface(.manually)
    let flow = SampleTestFlow(world.setup, interface: interface)
    interface.acknowledgeAll()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    let handle = inner.request(.push(.detail))
    #expect(inner.pending.contains(.handedOver(request: handle.number)))
    #expect(flow.flow.pending.contains(.handedOver(request: handle.number)))
    #expect(flow.active == [.notes, .compose])
    interface.acknowledge()
    #expect(await handle.outcome.isDone)
    #expect(flow.active == [.notes, .compose, .detail] && inner.pending.isEmpty)
    interface.acknowledgeAll()
  }

  @Test func `a request that waits in the other flow can be cancelled`() async throws {
    let interface = MockInterface(.manually)
    let flow = SampleTestFlow(world.setup, interface: interface)
    interface.acknowledgeAll()
    flow.present(.push(.compose))
    let handle = try #require(flow.inner()).request(.push(.detail))
    handle.cancel()
    guard case .cancelled = await handle.outcome else {
      Issue.record("It was not cancelled.")
      return
    }
    interface.acknowledgeAll()
    #expect(flow.active == [.notes, .compose])
  }

  @Test func `a request that waits in the other flow is cancelled when its own flow ends`()
    async throws
  {
    let interface = MockInterface(.manually)
    let flow = SampleTestFlow(world.setup, interface: interface)
    interface.acknowledgeAll()
    flow.present(.push(.compose))
    let handle = try #require(flow.inner()).request(.push(.detail))
    flow.swipeBack()
    guard case .cancelled = await handle.outcome else {
      Issue.record("It was not cancelled.")
      return
    }
    interface.acknowledgeAll()
    #expect(flow.active == [.notes])
  }

  @Test func `a request that waits is refused if the place that asked has left its flow`()
    async throws
  {
    let interface = MockInterface(.manually)
    let flow = SampleTestFlow(world.setup, interface: interface)
    interface.acknowledgeAll()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    inner.presentDestination(configuration: .push(.edit))
    var presentation = Sample.Presentation.push(.detail)
    presentation.currentDestinationID = inner.id(.edit)
    let handle = inner.request(presentation)
    inner.presentDestination(configuration: .goBack)
    interface.acknowledgeAll()
    #expect(await handle.outcome.error?.code == .requesterGone)
    #expect(flow.active == [.notes, .compose])
  }

  @Test func `a request from within that removes its own host is done, and everything is let go`()
    async throws
  {
    let (flow, inner) = try hosting()
    let handle = inner.request(.replaceRoot(with: .trash))
    #expect(await handle.outcome.isDone)
    #expect(flow.active == [.trash] && inner.active.isEmpty)
    #expect(
      world.journal.events(of: "first") == [
        "prepareForDisappearance(true)", "cleanupResources", "removeAssociatedInterface",
      ])
  }

  @Test func `a custom presentation of the embedded flow is answered in the outer one`()
    async throws
  {
    let (flow, inner) = try hosting()
    var answer: ((CustomPresentation<Sample.Presentation>.Answer) -> Void)?
    let custom = CustomPresentation<Sample.Presentation> { _, completion in answer = completion }
    let handle = inner.request(
      Sample.Presentation(
        destinationType: .detail, presentationType: .custom(presentation: custom)))
    #expect(flow.active == [.notes, .compose])
    answer?(.done)
    #expect(await handle.outcome.isDone)
    #expect(flow.active == [.notes, .compose, .detail])
  }

  // MARK: Order

  @Test func `a request from a hook within waits until the transition is over in either flow`()
    throws
  {
    let (flow, inner) = try hosting()
    world.onBuild = { [journal = world.journal] place in
      guard place.type == .edit else { return }
      place.onHook = { hook in
        guard hook == .prepareForPresentation else { return }
        flow.flow.presentDestination(configuration: .goBack)
        journal.record("outer", "asked")
      }
    }
    inner.presentDestination(configuration: .push(.edit))
    #expect(flow.active == [.notes])
    #expect(
      Array(world.journal.take().prefix(4)) == [
        "edit prepareForPresentation", "outer asked", "first prepareForDisappearance(true)",
        "edit prepareForAppearance(true)",
      ])
  }

  @Test func `flows that keep asking each other come to an end`() throws {
    world.policies.queueLimit = 20
    let (flow, inner) = try hosting()
    var count = 0
    world.onBuild = { place in
      place.onHook = { hook in
        guard hook == .prepareForPresentation else { return }
        count += 1
        if place.type == .detail { inner.presentDestination(configuration: .push(.edit)) }
        if place.type == .edit { flow.flow.presentDestination(configuration: .push(.detail)) }
      }
    }
    flow.flow.presentDestination(configuration: .push(.detail))
    #expect(count > 2 && count < 3_000)
    flow.flow.end()
  }
}
