import Destinations
import DestinationsTesting
import Testing

/// Requests that their own flow cannot carry out, but another flow of the window can.
@MainActor
struct HandingOverTests {
  private let world = EmbeddingWorld()

  /// The routes of two flows, the outer one first.
  private func active(
    _ flow: SampleTestFlow, _ inner: Sample.AppFlow
  ) -> [[Sample.DestinationType]] {
    [flow.active, inner.active]
  }

  // MARK: Inward

  @Test
  func `a route provided only by the embedded flow is presented from its current place`()
    throws
  {
    let (flow, inner) = try world.hosting()
    let made = flow.flow.presentDestination(configuration: .push(.edit, content: .note(3)))
    expectEqual(made?.type, .edit)
    expectEqual(inner.content(of: .edit), .note(3))
    expectEqual(active(flow, inner), [[.notes, .compose], [.first, .edit]])
    expectEqual((made as? SampleDestination)?.configuration?.parentDestinationID, inner.id(.first))

    // An interaction at a place of the outer flow presents in the embedded one.
    flow.perform(Act.load, at: flow.id(.compose))
    expectEqual(inner.active, [.first, .edit, .edit])

    // A flow that is no longer current is still the most recent one.
    flow.present(.push(.detail))
    flow.present(.push(.edit))
    expectEqual(inner.active.count, 4)
    expectEqual(flow.current, .detail)
  }

  @Test func `a place that another flow presents can answer in its presentation hook`() throws {
    let key: ResultKey<Bool> = "isSure"
    world.onBuild = { place in
      guard place.type == .detail else { return }
      place.onHook = { [weak place] in
        if $0 == .prepareForPresentation { place?.answer(key, with: true) }
      }
    }
    let (flow, inner) = try world.hosting()
    let asker = try require(inner.rootDestination as? SampleStack)
    var results: [String] = []
    asker.result(key, of: .save) { results.append($0.description) }
    expectEqual(results, ["value true"])
    expectEqual(flow.current, .detail)
  }

  @Test func `an early answer belongs to the place being presented, not to the host of its flow`()
    throws
  {
    let key: ResultKey<Bool> = "isSure"
    world.onBuild = { place in
      guard place.type == .edit else { return }
      place.onHook = { [weak place] in
        if $0 == .prepareForPresentation { place?.answer(key, with: true) }
      }
    }
    let flow = world.flow()
    var results: [String] = []
    let outer = try require(flow.flow.rootDestination as? SampleStack)
    outer.result(key, of: .open) { results.append("outer \($0)") }
    let inner = try require(flow.inner()?.rootDestination as? SampleStack)
    inner.result(key, of: .open) { results.append("inner \($0)") }
    expectEqual(results, ["inner value true"])
  }

  @Test func `a handed-over request goes to the embedded flow that was current last`() throws {
    let (flow, first) = try world.hosting()
    flow.present(.sheet(.compose))
    let second = try require(flow.flow.embeddedFlows.first { $0 !== first })
    flow.present(.push(.edit))
    expectEqual([first.active, second.active], [[.first], [.first, .edit]])
    flow.dismissSheet()
    flow.present(.push(.edit))
    expectEqual(first.active, [.first, .edit])
  }

  @Test func `a route that only the innermost flow provides is handed through to it`() throws {
    let (flow, inner, innermost) = try world.nested()
    flow.present(.replaceRoot(with: .pane))
    expectEqual(innermost.active, [.pane])
    expectEqual(active(flow, inner), [[.notes, .compose], [.first, .group]])
  }

  @Test func `a path goes to the flow that provides all of it, or is refused`() throws {
    let (flow, inner) = try world.hosting()
    flow.presentPath([.push(.edit), .goBack, .push(.loose)])
    let before: [[Sample.DestinationType]] = [[.notes, .compose], [.first, .loose]]
    expectEqual(active(flow, inner), before)
    let step = flow.presentPath([.push(.detail), .push(.edit)])
    flow.expectRefused(.noProvider)
    expectEqual(step.error?.pathIndex, 1)

    // A route that no flow provides is refused and nothing changes.
    _ = world.journal.take()
    let other = flow.present(.push(.wide))
    flow.expectRefused(.noProvider)
    #expect(other.isUnchanged && world.journal.take().isEmpty && flow.flow.pending.isEmpty)

    // A request passed inward that is impossible there is refused, and is not passed back.
    flow.present(.tab(.notes, showing: .edit))
    flow.expectRefused(.noTabBar)
    expectEqual(active(flow, inner), before)
  }

  @Test func `an embedded flow that has ended receives no requests`() throws {
    let (flow, inner) = try world.hosting()
    inner.end()
    flow.present(.push(.edit))
    flow.expectRefused(.noProvider)
    inner.start()
    flow.present(.push(.edit))
    expectEqual(inner.active, [.first, .edit])
    expectEqual(inner.rootDestination?.parentDestinationID(), flow.id(.compose))
  }

  // MARK: Outward

  @Test func `a place finishes the question that the host of its flow was asked`() throws {
    let key: ResultKey<Bool> = "isSure"
    let flow = world.flow()
    let asker = try require(flow.flow.rootDestination as? SampleStack)
    var results: [String] = []
    for depth in 1...2 {
      asker.result(key, of: .open) { results.append("\(depth) \($0)") }
      var inner = try require(flow.inner())
      if depth == 2 {
        inner.presentDestination(configuration: .push(.group))
        inner = try require(inner.embeddedFlow(at: inner.id(.group)))
      }
      try inner.rootDestination?.finish(key, with: true)
      expectEqual(flow.active, [.notes])
    }
    asker.result(key, of: .open) { results.append("3 \($0)") }
    flow.inner()?.rootDestination?.answer(key, with: true)
    expectEqual(results, ["1 value true", "2 value true", "3 value true"])
    expectEqual(flow.active, [.notes, .compose])
  }

  @Test func `a route provided only by the outer flow is presented from the host`() throws {
    let (flow, inner) = try world.hosting()
    try inner.perform(.save, at: .first)
    expectEqual(active(flow, inner), [[.notes, .compose, .detail], [.first]])
    let place = flow.place(.detail) as? SampleDestination
    expectEqual(place?.configuration?.parentDestinationID, flow.id(.compose))
    flow.goBack()

    // The method that made the request returns the place of the other flow.
    let made = inner.presentDestination(configuration: .push(.detail))
    expectEqual(made?.id, flow.id(.detail))
    expectEqual(made?.type, .detail)
  }

  @Test func `a request passes through as many outer flows as it needs`() throws {
    let (flow, inner, innermost) = try world.nested()
    try innermost.perform(.open, at: .bottom)
    expectEqual(inner.active, [.first, .group, .edit])
    inner.presentDestination(configuration: .goBack)
    try innermost.perform(.save, at: .bottom)
    expectEqual(flow.active, [.notes, .compose, .detail])
  }

  @Test func `a request uses the host's containers where the embedded flow has none`() throws {
    world.innerStart = .replaceRoot(with: .edit)
    let flow = world.flow()
    flow.present(.sheet(.compose))
    flow.inner()?.presentDestination(configuration: .dismissSheet)
    expectEqual(flow.active, [.notes])
    flow.present(.push(.compose))
    flow.inner()?.presentDestination(configuration: .goBack)
    expectEqual(flow.active, [.notes])

    // The request passes through a flow without such a container, too.
    world.innerStart = .replaceRoot(with: .group)
    let outermost = world.flow()
    outermost.present(.push(.compose))
    outermost.inner()?.embeddedFlows.first?.presentDestination(configuration: .goBack)
    expectEqual(outermost.active, [.notes])
    world.innerStart = .replaceRoot(with: .edit)

    // An embedded place selects a tab of the outer tab bar.
    world.start = .replaceRoot(with: .home)
    let tabs = world.flow()
    tabs.select(.tags)
    tabs.inner()?.presentDestination(configuration: .tab(.trash))
    expectEqual(tabs.current, .trash)

    // The start of a flow never leaves the flow.
    world.start = .replaceRoot(with: .notes)
    world.innerStart = .replaceRoot(with: .trash)
    let other = world.flow()
    other.present(.push(.compose))
    expectEqual([other.active, other.inner()?.active], [[.notes, .compose], []])
  }

  @Test func `a fact stays in its own flow, so a repeated fact changes nothing outside`()
    throws
  {
    let flow = world.flow()
    flow.present(.sheet(.compose))
    let inner = try require(flow.inner())
    try inner.perform(.compose, at: .first)
    let loose = inner.activeDestinations.first { $0.type == .loose }
    loose?.performSystemNavigationAction(navigationType: .dismissSheet)
    expectEqual(inner.active, [.first])
    inner.currentDestination?.performSystemNavigationAction(navigationType: .dismissSheet)
    expectEqual(flow.active, [.notes, .compose])

    // Going back at the bottom of an embedded stack does not go back in the outer stack.
    expectEqual(inner.refusal(.back, at: .first), .nothingToGoBack)
    expectEqual(flow.active, [.notes, .compose])

    // The nearest place is searched for in outer flows, too.
    flow.dismissSheet()
    flow.present(.push(.compose))
    flow.inner()?.presentDestination(configuration: .moveToNearest(.notes))
    expectEqual(flow.active, [.notes])
  }

  @Test
  func `a route declared for a system navigation is presented by the flow that provides it`()
    throws
  {
    let (flow, inner) = try world.hosting()
    let place = try require(inner.currentDestination as? SampleDestination)
    var back = try require(place.systemNavigationPresentation(for: .navigateBackInStack))
    back.presentationType = .navigationStack(type: .present)
    back.destinationType = .detail
    place.updateSystemNavigationPresentation(presentation: back)
    place.performSystemNavigationAction(navigationType: .navigateBackInStack)
    expectEqual(active(flow, inner), [[.notes, .compose, .detail], [.first]])
  }

  // MARK: One outcome

  @Test func `a handed-over request has one outcome, that of the other flow`() async throws {
    let (flow, inner) = try world.hosting()
    var endings: [Bool] = []
    var presentation = Sample.Presentation.push(.detail)
    presentation.completionClosure = { endings.append($0) }
    guard case .done(let id) = await inner.request(presentation).outcome else {
      Issue.record("It was not done.")
      return
    }
    expectEqual(id, flow.id(.detail))
    flow.goBack()
    flow.present(.sheet(.trash))
    presentation = .sheet(.trash)
    presentation.completionClosure = { endings.append($0) }
    await expectEqual(inner.request(presentation).outcome.word, "alreadyPresenting")
    expectEqual(endings, [true, false])

    // An interaction throws a refusal of the other flow that is known at once.
    world.guards = [NavigationGuard("no") { $0.brings(.detail) ? .deny(reason: "No.") : .allow }]
    let (guarded, within) = try world.hosting()
    expectEqual(within.refusal(.save, at: .first), .guardDenied)
    expectEqual(guarded.active, [.notes, .compose])
  }

  /// A hosting flow whose interface has not yet shown the host.
  private func waiting() throws -> (SampleTestFlow, Sample.AppFlow) {
    let flow = SampleTestFlow(world.setup, interface: MockInterface(.manually))
    flow.interface.acknowledgeAll()
    flow.present(.push(.compose))
    return (flow, try require(flow.inner()))
  }

  @Test func `a handed-over request waits while the other flow is busy, and is pending`()
    async throws
  {
    let (flow, inner) = try waiting()
    // A request that waits in the other flow can be cancelled.
    let cancelled = inner.request(.push(.detail))
    cancelled.cancel()
    await expectEqual(cancelled.outcome.word, "cancelled")

    let handle = inner.request(.push(.detail))
    let isPending = [inner.pending, flow.flow.pending].map {
      $0.contains(.handedOver(request: handle.number))
    }
    expectEqual(isPending, [true, true])
    expectEqual(flow.active, [.notes, .compose])
    // The handle reports a running request, even if the other flow runs it.
    var wasRunning = false
    world.onBuild = { _ in if case .running = handle.status { wasRunning = true } }
    flow.interface.acknowledge()
    #expect(wasRunning)
    await expectDone(handle)
    expectEqual(flow.active, [.notes, .compose, .detail])
    expectEmpty(inner.pending)
    flow.interface.acknowledgeAll()

    // The handle also reports it if a guard of the other flow has held the request.
    world.guards = [
      NavigationGuard("door") { [journal = world.journal] in
        $0.brings(.detail) && journal.lines.isEmpty ? .hold(until: "open") : .allow
      }
    ]
    let (guarded, within) = try world.hosting()
    var statuses: [String] = []
    let held = within.request(.push(.detail))
    world.onBuild = { _ in statuses.append("\(held.status)") }
    statuses.append("\(held.status)")
    world.journal.record("door", "opens")
    guarded.flow.signal("open")
    expectEqual(statuses, ["held", "running"])
  }

  @Test func `a request waiting in the other flow is cancelled when its own flow ends`()
    async throws
  {
    let (flow, inner) = try waiting()
    let handle = inner.request(.push(.detail))
    flow.swipeBack()
    await expectEqual(handle.outcome.word, "cancelled")
    flow.interface.acknowledgeAll()
    expectEqual(flow.active, [.notes])

    // A request that waits is refused if its requester has left its flow.
    let (other, within) = try waiting()
    within.presentDestination(configuration: .push(.edit))
    var presentation = Sample.Presentation.push(.detail)
    presentation.currentDestinationID = within.id(.edit)
    let late = within.request(presentation)
    within.presentDestination(configuration: .goBack)
    other.interface.acknowledgeAll()
    await expectEqual(late.outcome.word, "requesterGone")
    expectEqual(other.active, [.notes, .compose])
  }

  @Test func `a custom presentation of the embedded flow is answered in the outer one`()
    async throws
  {
    let (flow, inner) = try world.hosting()
    var answer: ((CustomPresentation<Sample.Presentation>.Answer) -> Void)?
    let custom = CustomPresentation<Sample.Presentation> { _, completion in answer = completion }
    let handle = inner.request(
      Sample.Presentation(
        destinationType: .detail, presentationType: .custom(presentation: custom)))
    expectEqual(flow.active, [.notes, .compose])
    answer?(.done)
    await expectDone(handle)
    expectEqual(flow.active, [.notes, .compose, .detail])
  }

  @Test func `a request that removes its own host is done, and everything is released`()
    async throws
  {
    let (flow, inner) = try world.hosting()
    await expectDone(inner.request(.replaceRoot(with: .trash)))
    expectEqual(active(flow, inner), [[.trash], []])
    expectEqual(
      world.journal.events(of: "first"),
      [
        "prepareForDisappearance(true)", "cleanupResources", "removeAssociatedInterface",
      ])
  }

  // MARK: Order

  @Test func `a request from an embedded hook waits until the transition ends in both flows`()
    throws
  {
    let (flow, inner) = try world.hosting()
    world.onBuild = { [journal = world.journal] place in
      guard place.type == .edit else { return }
      place.onHook = { hook in
        guard hook == .prepareForPresentation else { return }
        flow.flow.presentDestination(configuration: .goBack)
        journal.record("outer", "asked")
      }
    }
    inner.presentDestination(configuration: .push(.edit))
    expectEqual(flow.active, [.notes])
    expectEqual(
      Array(world.journal.take().prefix(4)),
      [
        "edit prepareForPresentation", "outer asked", "first prepareForDisappearance(true)",
        "edit prepareForAppearance(true)",
      ])
  }

  @Test func `flows that send each other requests without end are stopped`() throws {
    world.policies.queueLimit = 20
    let (flow, inner) = try world.hosting()
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
    #expect((20...40).contains(count), "\(count)")
    flow.flow.end()
  }
}
