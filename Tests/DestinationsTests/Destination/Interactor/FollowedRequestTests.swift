import Destinations
import DestinationsTesting
import Testing

/// Interactions that send a request, and make a presentation when it has succeeded.
@MainActor
struct FollowedRequestTests {
  private typealias Store = MockInteractor<StoreRequest>
  private struct Broken: Error {}

  private let world = SampleWorld(start: .notes)
  private let store = Store()

  private static func save(
    then next: Sample.Presentation
  ) -> InteractorConfiguration<Worker, Store> {
    InteractorConfiguration(interactorType: .store, actionType: .save, then: next)
  }

  /// A flow whose places can save, and then present another place.
  private func flow(then next: Sample.Presentation) -> SampleTestFlow {
    world.requests = [.save: Self.save(then: next)]
    world.onBuild = { [store] in $0.assignInteractor(interactor: store, for: .store) }
    return world.flow()
  }

  @Test func `a presentation follows a request that succeeds, and none that fails`() async throws {
    let flow = flow(then: .goBack)
    flow.present(.push(.detail))
    store.fails(Broken(), for: .save, times: 1)
    try place(.detail, flow).performInterfaceAction(interactionType: .save)
    expectEqual(flow.flow.currentDestination?.type, .detail)

    // The handler receives the result first, and the request may take long.
    let gate = store.holds(.save)
    try place(.detail, flow).performInterfaceAction(interactionType: .save)
    expectEqual(flow.flow.currentDestination?.type, .detail)
    _ = world.journal.take()
    gate.release(["a note"])
    await flow.flow.settle()
    expectEqual(flow.flow.currentDestination?.type, .notes)
    expectContains(world.journal.take().first ?? "", "detail result")
  }

  @Test func `a request is refused together with the presentation that follows it`() throws {
    store.returns([], for: .save)
    let flow = flow(then: .goBack)
    flow.perform(Act.save).expectRefused(.nothingToGoBack)
    flow.perform(Act.compose)
    flow.perform(Act.save, at: flow.id(.notes)).expectRefused(.requesterHidden)
    expectEmpty(store.requests)
    expectEqual(flow.flow.currentDestination?.type, .compose)

    // A request that cannot be sent presents nothing.
    let other = SampleWorld(start: .notes)
    other.requests = [.save: Self.save(then: .push(.detail))]
    let without = other.flow()
    without.perform(Act.save).expectRefused(.interactorMissing)
    expectEqual(without.flow.currentDestination?.type, .notes)
  }

  @Test func `a value that is sent after a request is received once, and only if it succeeds`() {
    var received: [String] = []
    store.fails(Broken(), for: .save, times: 1)
    store.returns([], for: .save)
    world.requests = [.save: Self.save(then: .sending("saved"))]
    world.onBuild = { [store] in $0.assignInteractor(interactor: store, for: .store) }
    let setup = world.setup
    (setup.providers[.notes] as? SampleProvider)?.services = PlaceServices().receives(String.self) {
      received.append($0)
      return .push(.edit)
    }
    let flow = SampleTestFlow(setup, interface: world.interface)
    flow.perform(Act.save)
    expectEqual(received, [])
    flow.perform(Act.save)
    expectEqual(received, ["saved"])
    expectEqual(flow.flow.currentDestination?.type, .edit)
  }

  @Test func `a place that has left while its request ran presents nothing`() async throws {
    let gate = store.holds(.save)
    let flow = flow(then: .replaceRoot(with: .edit))
    flow.present(.push(.detail))
    try place(.detail, flow).performInterfaceAction(interactionType: .save)
    flow.goBack()
    gate.release([])
    await flow.flow.settle()
    expectEqual(flow.flow.currentDestination?.type, .notes)
  }

  @Test(arguments: [
    (Sample.Presentation.replaceRoot(with: .edit), "edit"),
    (.path([.replaceRoot(with: .notes), .push(.edit)]), "edit"), (.dismissAny, "detail"),
    (.path([.path([.popToRoots]), .sheet(.edit)]), "edit"), (.push(.edit), "compose"),
    (.path([.push(.edit), .replaceRoot(with: .edit)]), "compose"),
  ])
  private func `a presentation of the whole tree follows a request even at a covered place`(
    _ next: Sample.Presentation, _ shown: String
  ) async throws {
    let gate = store.holds(.save)
    let flow = flow(then: next)
    flow.present(.push(.detail))
    try place(.detail, flow).performInterfaceAction(interactionType: .save)
    flow.present(.sheet(.compose))
    gate.release([])
    await flow.flow.settle()
    expectEqual(flow.flow.currentDestination?.type.rawValue, shown)
  }

  @Test
  func `a guard is asked about the presentation after a request, and its refusal is reported`()
    throws
  {
    store.returns([], for: .save)
    world.guards = [.init("closed") { $0.brings(.edit) ? .deny(reason: "Closed.") : .allow }]
    world.requests = [.save: Self.save(then: .push(.edit))]
    world.onBuild = { [store] in $0.assignInteractor(interactor: store, for: .store) }
    let flow = Sample.AppFlow(world.setup)
    var codes: [DestinationError.Code?] = []
    flow.onEvent = { if case .error(let error, _) = $0.kind { codes.append(error.code) } }
    flow.start()
    let notes = try require(flow.currentDestination as? SampleDestination)
    try notes.performInterfaceAction(interactionType: .save)
    expectEqual(codes, [.guardDenied])
    expectEqual(store.requests.count, 1)
    expectEqual(flow.currentDestination?.type, .notes)
  }

  @Test func `graph and validation know the presentation that follows a request`() {
    let notes = SampleProvider(interactors: [.save: Self.save(then: .push(.detail))])
    let setup = Sample.Setup(
      providers: [.notes: notes], startingDestination: .replaceRoot(with: .notes))
    let graph = setup.graph()
    expectEqual(graph.edges.map(\.description), ["notes -- save: push -> detail"])
    expectEqual(graph["notes"]?.requests, ["save"])
    let validated = Sample.AppFlow(setup).validate().map(\.reason)
    expectEqual(validated, ["The interaction notes.save presents detail, which has no provider."])

    notes.interactorsData = [
      .save: InteractorConfiguration<Worker, Store>(
        interactorType: .store, actionType: .save, then: Todos.Presentation.goBack)
    ]
    expectEqual(Sample.AppFlow(setup).validate().map(\.code), [.assistantMismatch])
  }

  private func place(
    _ route: Sample.DestinationType, _ flow: SampleTestFlow
  ) throws -> SampleDestination {
    try require(flow.place(route) as? SampleDestination)
  }
}
