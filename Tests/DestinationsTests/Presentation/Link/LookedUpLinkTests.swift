import DestinationsTesting
import Foundation
import Testing

@testable import Destinations

/// Links whose target is looked up first.
@MainActor
struct LookedUpLinkTests {
  private typealias World = LookUpWorld

  // MARK: Waiting and arriving

  @Test func `a link is looked up outside the queue, and then carried out as after a cold start`()
    async throws
  {
    let world = World()
    let gate = world.holds(7)
    let flow = world.world.flow()
    let handle = flow.flow.open(try World.note(7))
    await gate.untilHeld()
    #expect(handle.status.isHeld)
    expectEqual(flow.flow.pending, [.lookUp(request: handle.number)])
    // Other requests continue, and the link leads to the same path from the user's place at that time.
    flow.present(.tab(.tags)) { $0.select(.tags) }
    flow.present(.sheet(.compose)) { $0.sheet(.compose) }
    gate.release(World.found(7))
    await flow.settle()
    #expect(handle.status.isDone)
    expectEmpty(flow.flow.pending)
    flow.expectPath([.detail])

    // A link that launches the app is looked up while its start is presented.
    let cold = SampleTestFlow(world.world.setup, startsAtOnce: false)
    let launching = cold.flow.open(try World.note(7))
    await gate.untilHeld()
    expectEqual(cold.current, .notes)
    #expect(launching.status.isHeld)
    gate.release(World.found(7))
    await cold.settle()
    #expect(launching.status.isDone)
    expectEqual(cold.active, flow.active)
  }

  @Test func `a link whose pattern reads the host is looked up, though no web host is declared`()
    async throws
  {
    let world = World()
    world.service.returns(World.found(3), for: .target(.status(3, host: "any.social")))
    try await TestFlow.run(world.world.setup) { flow in
      flow.open(try World.url("https://ANY.social/status/3"), expect: .unchanged)
      await flow.settle { $0.push(.detail, content: .note(3)) }
    }
  }

  @Test func `a link that acts from the current place acts from where it was opened`() async throws
  {
    let world = World(start: .notes, actsFromCurrentPlace: true)
    let gate = world.holds(7)
    let flow = world.world.flow()
    flow.present(.push(.edit))
    flow.flow.open(try World.note(7))
    await gate.untilHeld()
    flow.present(.push(.trash))
    gate.release([.replaceCurrent(with: .detail)])
    await flow.settle()
    expectEqual(Set(flow.active), [.notes, .detail, .trash])

    // If that place has left, the link acts from the place where the app would be after a cold start.
    flow.present(.replaceRoot(with: .notes))
    flow.present(.push(.edit))
    flow.flow.open(try World.note(7))
    await gate.untilHeld()
    flow.present(.replaceRoot(with: .notes))
    gate.release([.push(.detail)])
    await flow.settle()
    expectEqual(flow.active, [.notes, .detail])
  }

  // MARK: MARK: - Look-ups without a target

  @Test func `a link that no look-up accepts is unknown`()
    async throws
  {
    let world = World()
    world.service.returns(nil, for: .target(.note(1)))
    world.service.returns(nil, for: .target(.status(2, host: "any.social")))
    let flow = world.world.flow()
    let before = flow.flow.tree
    // The closure returns nil at once or after a look-up, or no other kind of link matches.
    for link in ["foreign", "note/1"] {
      let handle = flow.flow.open(try World.url("sample://\(link)"))
      expectEqual(await handle.outcome.error?.code, .unknownLink, "\(link)")
    }
    let other = flow.flow.open(try World.url("https://any.social/status/2"))
    expectEqual(await other.outcome.error?.code, .unknownLink)
    expectEqual(flow.flow.tree, before)
    // The next matching kind of link has a target, at once or after a look-up.
    let page = flow.flow.open(try World.url("https://other.net/page"))
    #expect(page.status.isDone)
    expectEqual(flow.current, .edit)
  }

  @Test func `a pattern that does not accept a link leaves it to the next pattern`() async throws {
    let table = LinkTable(LinkOrigin(scheme: "sample")) {
      DeepLink("note/{number}", .int) {
        $0
      } values: {
        $0
      }
      DeepLink("{rest...}", .optional(.string)) { _ in
        0
      } values: { _ in
        nil
      }
    }
    let world = SampleWorld()
    var asked: [Int] = []
    world.links = FlowLinks(table, among: [.detail]) { number in
      asked.append(number)
      return number == 0 ? World.found(0) : nil
    }
    let flow = world.flow()
    flow.flow.open(try World.url("sample://note/7"))
    await flow.settle()
    expectEqual(asked, [7])
    expectEqual(flow.current, .notes)
  }

  @Test func `a look-up that fails or leads to another route refuses the link`() async throws {
    let world = World()
    world.service.fails(CancellationError(), for: .target(.note(1)))
    world.service.returns([.push(.edit)], for: .target(.note(2)))
    world.service.returns([], for: .target(.note(3)))
    let flow = world.world.flow()
    let before = flow.flow.tree
    for (number, code) in [
      (1, DestinationError.Code.lookUpFailed), (2, .undeclaredRoute), (3, .emptyPath),
    ] {
      let error = await flow.flow.open(try World.note(number)).outcome.error
      expectEqual(error?.code, code)
      if number == 1 { #expect(error?.underlying is CancellationError) }
    }
    expectEqual(flow.flow.tree, before)
    expectEmpty(flow.flow.pending)
  }

  // MARK: Two links

  @Test func `a newer link supersedes one being looked up, and each ends once`() async throws {
    let world = World()
    let gates = [1, 2].map(world.holds)
    let flow = world.world.flow()
    var ended: [Int: [String]] = [:]
    flow.flow.engine.windowListeners.onOutcome = { ended[$0, default: []].append($1.word) }
    let first = flow.flow.open(try World.note(1))
    await gates[0].untilHeld()
    // A link that cannot be read supersedes nothing.
    flow.flow.open(try World.url("sample://nowhere"))
    #expect(first.status.isHeld)
    let second = flow.flow.open(try World.note(2))
    await gates[1].untilHeld()
    await gates[0].untilEmpty()
    #expect(first.successor === second && second.status.isHeld)
    expectEqual(flow.flow.pending, [.lookUp(request: second.number)])
    // A link whose target is known at once supersedes it, too.
    let third = flow.flow.open(try World.url("sample://compose"))
    await flow.settle()
    #expect(third.status.isDone)
    expectEqual(await first.finalOutcome.word, "done")
    expectEqual(flow.current, .compose)
    expectEqual(ended[first.number], ["superseded"])
    expectEqual(ended[second.number], ["superseded"])
  }

  @Test func `a link whose look-up ends late is superseded by a newer queued link`()
    async throws
  {
    let world = World(acknowledging: .manually)
    let gate = world.holds(1)
    let flow = world.world.flow()
    flow.interface.acknowledgeAll()
    let first = flow.flow.open(try World.note(1))
    await gate.untilHeld()
    flow.present(.tab(.tags))
    let second = flow.flow.open(try World.url("sample://compose"))
    gate.release(World.found(1))
    await gate.untilEmpty()
    await flow.settle()
    expectEqual(flow.flow.pending.count, 3)
    flow.interface.acknowledgeAll()
    #expect(first.successor === second && second.status.isDone)
    expectEqual(flow.current, .compose)
  }

  // MARK: Cancelling

  @Test func `a cancelled link cancels its look-up, and a late answer has no effect`() async throws
  {
    let world = SampleWorld()
    var answer: CheckedContinuation<Void, Never>?
    var wasCancelled: Bool?
    world.links = FlowLinks(LookUpWorld.table, among: [.detail]) { _ in
      await withCheckedContinuation { answer = $0 }
      wasCancelled = Task.isCancelled
      return World.found(1)
    }
    let flow = world.flow()
    let before = flow.flow.tree
    let handle = flow.flow.open(try World.note(1))
    while answer == nil { await Task.yield() }
    handle.cancel()
    expectEqual(await handle.outcome.word, "cancelled")
    expectEmpty(flow.flow.pending)
    answer?.resume()
    while wasCancelled == nil { await Task.yield() }
    await flow.settle()
    expectEqual(wasCancelled, true)
    expectEqual(flow.flow.tree, before)
  }

  @Test func `the end of a flow cancels the look-ups of its links`() async throws {
    let world = World()
    let gate = world.holds(1)
    let flow = world.world.flow()
    let handle = flow.flow.open(try World.note(1))
    await gate.untilHeld()
    flow.flow.end()
    expectEqual(await handle.outcome.word, "cancelled")
    await gate.untilEmpty()

    // Releasing the flow cancels them too.
    var dropped: Sample.AppFlow? = Sample.AppFlow(world.world.setup)
    let other = dropped?.open(try World.note(1))
    await gate.untilHeld()
    dropped = nil
    expectEqual(await other?.outcome.word, "cancelled")
    await gate.untilEmpty()
  }

  // MARK: Guards, snapshots and policies

  @Test func `guards are asked about the places that a look-up found, without another look-up`()
    async throws
  {
    let login = LoginWorld()
    let world = World()
    world.world.guards = login.world.guards
    world.service.returns(World.found(7), for: .target(.note(7)))
    let flow = world.world.flow()
    let handle = flow.flow.open(try World.note(7))
    await flow.settle()
    #expect(handle.status.isHeld)
    expectEqual(flow.current, .loose)
    expectEqual(login.causes, [.link])
    let snapshot = flow.flow.snapshot()
    expectEqual(snapshot.held.map(\.isLink), [true])
    login.logIn(flow)
    #expect(handle.status.isDone)
    flow.expectPath([.detail])
    expectEqual(world.service.calls.count, 1)
  }

  @Test func `a link is looked up only after a held start has continued`() async throws {
    let login = LoginWorld(.replaceRoot(with: .loose), protects: { $0 == .home })
    let world = World()
    world.world.guards = login.world.guards
    world.service.returns(World.found(7), for: .target(.note(7)))
    let flow = SampleTestFlow(world.world.setup, startsAtOnce: false)
    let handle = flow.flow.open(try World.note(7))
    await flow.settle()
    expectEmpty(world.service.calls)
    expectEqual(flow.flow.snapshot().omitted.map(\.reason.isEmpty), [false])
    login.logIn(flow)
    await flow.settle()
    #expect(handle.status.isDone)
    flow.expectPath([.detail])
  }

  @Test func `a snapshot leaves out a link that is being looked up, and lists it as omitted`()
    async throws
  {
    let world = World(acknowledging: .manually)
    let gate = world.holds(7)
    let flow = world.world.flow()
    flow.interface.acknowledgeAll()
    flow.flow.open(try World.note(7))
    // A snapshot before the look-up begins does not delay it, even while the interface is busy.
    _ = flow.flow.snapshot()
    flow.present(.tab(.tags))
    await flow.settle()
    expectEqual(gate.heldCount, 1)
    let snapshot = flow.flow.snapshot()
    expectEmpty(snapshot.held)
    expectEqual(
      snapshot.omitted.map(\.description),
      ["open sample://note/7: The link has not been looked up."])
    flow.interface.acknowledgeAll()
    flow.relaunchRestored()
    flow.interface.acknowledgeAll()
    await gate.untilEmpty()
    expectEmpty(flow.flow.pending)
  }

  @Test func `look-ups count towards the limit of held requests`() async throws {
    let login = LoginWorld()
    let world = World()
    world.world.guards = login.world.guards
    world.world.policies.heldLimit = 1
    let flow = world.world.flow()
    flow.present(.push(.detail))
    expectEqual(flow.flow.open(try World.note(7)).status.error?.code, .queueFull)
  }

  // MARK: Embedded flows and modules

  @Test func `an embedded flow looks up its own links until its host leaves`() async throws {
    let links = World()
    let gates = [1, 2].map(links.holds)
    let world = EmbeddingWorld()
    var inner = world.innerSetup
    inner.links = links.links(among: [.edit, .detail])
    var setup = world.setup
    setup.links = links.links()
    setup.providers[.compose] = DestinationProvider<EmbeddingWorld.Host>(embedding: inner) {
      HostInterface(destination: $0)
    }
    let flow = SampleTestFlow(setup)
    flow.present(.push(.compose))
    let embedded = try require(flow.inner())
    let handle = embedded.open(try World.note(1))
    await gates[0].untilHeld()
    expectEqual(flow.flow.pending, [.lookUp(request: handle.number)])
    gates[0].release([.push(.edit)])
    await flow.settle()
    expectEqual(embedded.active, [.first, .edit])

    // A newer link in any flow of the window supersedes it.
    let other = embedded.open(try World.note(1))
    await gates[0].untilHeld()
    let outer = flow.flow.open(try World.note(2))
    await gates[1].untilHeld()
    #expect(other.successor === outer)
    outer.cancel()

    let last = embedded.open(try World.note(1))
    await gates[0].untilHeld()
    flow.present(.goBack)
    expectEqual(await last.outcome.word, "cancelled")
    await gates[0].untilEmpty()
  }

  private enum Shop: DestinationTypes {
    typealias DestinationType = AnyRoute
    typealias ContentType = Sample.ContentType
    typealias TabType = Sample.TabType
  }

  private enum Product: RoutableDestinations { case list, item }

  @Test func `a link to a place of a module is looked up`() async throws {
    typealias Provider = RecordingProvider<Shop, Act, Worker>
    let (journal, table) = (TestJournal(), LookUpWorld.table)
    let module = Shop.Module(
      "Products",
      providers: [
        Product.list: Provider(journal, shape: .stack),
        Product.item: Provider(journal, shape: .screen),
      ])
    let setup = Shop.Setup(
      modules: [module], startingDestination: .replaceRoot(with: AnyRoute(Product.list)),
      links: FlowLinks(table, among: [AnyRoute(Product.item)]) { _ in
        [.push(AnyRoute(Product.item))]
      })
    expectEqual(setup.graph().entries.count, 2)
    try await TestFlow.run(setup) { flow in
      flow.open(try World.note(1))
      await flow.settle { $0.push(AnyRoute(Product.item)) }
    }
  }

  // MARK: Declarations

  @Test func `the graph and validation know where look-ups may lead`() {
    let links = World()
    links.world.links = links.links(among: [.detail, .edit])
    let graph = links.world.setup.graph()
    expectEqual(graph.entries, ["home", "detail", "edit"])
    expectEqual(Sample.AppFlow(links.world.setup).graph().entries, graph.entries)
    expectEmpty(Sample.AppFlow(links.world.setup).validate())

    links.world.missing = [.edit]
    let faults = Sample.AppFlow(links.world.setup).validate()
    expectEqual(faults.map(\.code), [.noProvider])
    #expect(faults.first?.reason.contains("edit") == true)
    links.world.links = links.links(among: [])
    expectEqual(Sample.AppFlow(links.world.setup).validate().map(\.code), [.noDestinationType])
  }

  // MARK: Explorations

  private typealias Screen = ScreenDouble<Sample, Act, Worker>.Destination

  /// Opens a link that is looked up, at each tap.
  private final class Opening: DestinationStateModeling {
    let place: DestinationHandle<Screen>

    init(_ place: Screen) { self.place = DestinationHandle(place) }

    func handle(_ interaction: Act, content: Sample.ContentType?) -> Bool {
      guard let url = try? World.note(7) else { return false }
      place.appFlow?.open(url)
      return true
    }
  }

  @Test func `explorations allow a late look-up, and a law finds a look-up that never ends`()
    async throws
  {
    var count = 0
    func report(
      _ lookUp: @escaping @MainActor @Sendable () async -> [Sample.Presentation]?
    ) async throws -> [String] {
      var setup = Sample.Setup(
        providers: [
          .notes: DestinationProvider<Screen>(
            presentations: [.open: .sheet(.detail)], handles: [.load]
          ) {
            let screen = Screen($0) { ScreenDouble($0) }
            screen.assignStateModel(Opening(screen))
            return screen
          }, .detail: SampleProvider(TestJournal(), presentations: [.close: .dismissSheet]),
        ], startingDestination: .replaceRoot(with: .notes))
      setup.links = FlowLinks(LookUpWorld.table, among: [.detail]) { _ in
        count += 1
        return await lookUp()
      }
      let report = try await FailureReporting.collecting(FailureCollector()).during {
        try await explore(setup, runs: 2, steps: 40, patience: .milliseconds(20))
      }
      return report.findings.map(\.what)
    }
    let late = try await report {
      for _ in 0..<20 { await Task.yield() }
      return [.sheet(.detail, content: .note(7))]
    }
    expectEqual(late, [])
    #expect(count > 3)
    let never = try await report {
      while !Task.isCancelled { await Task.yield() }
      return nil
    }
    expectEqual(never, ["the look-up of a link never ended"])
  }
}
