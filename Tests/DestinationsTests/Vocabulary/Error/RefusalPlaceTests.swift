import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The place that an error names, if the requester is not the current place.
@MainActor
struct RefusalPlaceTests {
  private static let locked = Sample.Setup.Guard("locked") {
    $0.brings(.detail) || $0.brings(.edit) ? .deny(reason: "No.") : .allow
  }

  /// Keeps the flows of a test alive.
  @MainActor
  private final class Keeper {
    var flows: [AnyObject] = []
  }

  private let keeper = Keeper()

  /// A flow with a split view, whose sidebar is visible and whose content is current.
  private func split(
    _ world: SampleWorld = SampleWorld()
  ) throws -> (flow: SampleTestFlow, sidebar: SampleDestination) {
    world.start = .split
    let flow = world.flow()
    flow.present(.column(.content, showing: .loose))
    flow.expectCurrent(.loose)
    keeper.flows.append(flow)
    return (flow, try require(flow.place(.sidebar) as? SampleDestination))
  }

  private func refusal(_ work: () throws -> Void) -> DestinationError? {
    do {
      try work()
      return nil
    } catch {
      return error as? DestinationError
    }
  }

  private func refusal(_ act: Act, at place: SampleDestination) -> DestinationError? {
    refusal { try place.performInterfaceAction(interactionType: act) }
  }

  @Test func `a refusal names the requester, wherever the current place is`() throws {
    // an interaction of a visible place that is not current
    do {
      let (_, sidebar) = try split()
      expectEqual(refusal(.back, at: sidebar)?.place, sidebar.description)
    }
    // an interaction that a guard denies
    do {
      let world = SampleWorld()
      world.guards = [Self.locked]
      let (_, sidebar) = try split(world)
      expectEqual(refusal(.open, at: sidebar)?.place, sidebar.description)
    }
    // a presentation of the app's own code that names a place
    for path in [\Sample.Presentation.parentDestinationID, \.currentDestinationID] {
      let (flow, sidebar) = try split()
      var presentation = Sample.Presentation.path([.tab(.notes)])
      presentation[keyPath: path] = sidebar.id
      expectEqual(flow.present(presentation).error?.place, sidebar.description)
    }
    // a value that nothing receives, and a checkpoint that no place has
    do {
      let (_, sidebar) = try split()
      expectEqual(sidebar.send("a word").status.error?.place, sidebar.description)
      let checkpoint = Checkpoint<Void>("gone")
      expectEqual(
        sidebar.returnToCheckpoint(checkpoint).status.error?.place, sidebar.description)
    }
    // a place that a guard keeps from finishing, and a question that cannot be asked
    do {
      let world = SampleWorld()
      let (key, isSidebar) = (ResultKey<Int>("number"), { $0 == Sample.DestinationType.sidebar })
      world.guards = [
        .init("stay") { difference in
          difference.leaving.contains { isSidebar($0.route) } ? .deny(reason: "No.") : .allow
        }
      ]
      let (_, sidebar) = try split(world)
      expectEqual(refusal { try sidebar.finish(key, with: 1) }?.place, sidebar.description)
      var result: PlaceResult<Int>?
      sidebar.result(key, of: .tab(.notes)) { result = $0 }
      expectEqual(result?.error?.place, sidebar.description)
    }
    // a request that is made while another waits
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      let flow = world.flow()
      world.interface.acknowledgeAll()
      let notes = flow.place(.notes)
      flow.present(.push(.loose))
      var tab = Sample.Presentation.tab(.notes)
      tab.parentDestinationID = notes?.id
      let handle = flow.flow.request(tab)
      world.interface.acknowledgeAll()
      expectEqual(handle.status.error?.place, notes?.description)
    }
    // a custom presentation that is answered later
    do {
      let (flow, sidebar) = try split()
      var answer: (@MainActor (Bool) -> Void)?
      var custom = Sample.Presentation(
        destinationType: .detail,
        presentationType: .custom(
          presentation: CustomPresentation { _, _, _, done in answer = done }))
      custom.parentDestinationID = sidebar.id
      let handle = flow.flow.request(custom)
      answer?(false)
      expectEqual(handle.status.error?.place, sidebar.description)
    }
    // a presentation that a guard substitutes for an interaction
    do {
      let world = SampleWorld()
      world.guards = [.init("other") { $0.brings(.detail) ? .redirect(to: .tab(.notes)) : .allow }]
      let (flow, sidebar) = try split(world)
      var told: [String] = []
      flow.onEvent = { if case .refused(let error) = $0.kind { told.append(error.text) } }
      expectEqual(refusal(.open, at: sidebar)?.place, sidebar.description)
      expectEqual(told.count, 1)
      expectContains(told.first ?? "", sidebar.description)
    }
  }

  @Test func `an error of an interaction names the place of the interaction`() async throws {
    let load = InteractorConfiguration<Worker, MockInteractor<StoreRequest>>(
      interactorType: .store, actionType: .load)
    let world = SampleWorld()
    world.requests = [.load: load, .open: load]
    let (flow, sidebar) = try split(world)
    // no action, no interactor, and two actions
    for act in [Act.save, .load, .open] {
      expectEqual(refusal(act, at: sidebar)?.place, sidebar.description, "\(act)")
    }
    func answer() async -> DestinationError? {
      let request = StoreRequest(action: .load)
      let result = await sidebar.performRequest(interactor: .store, request: request)
      if case .failure(let error) = result { return error as? DestinationError } else { return nil }
    }
    await expectEqual(answer()?.place, sidebar.description)
    sidebar.assignInteractor(interactor: MockInteractor<OtherRequest>(), for: .store)
    await expectEqual(answer()?.place, sidebar.description)
    // a place that has left
    flow.present(.replaceRoot(with: .notes))
    await expectEqual(answer()?.place, sidebar.description)
    for act in [Act.load, .back] {
      expectEqual(refusal(act, at: sidebar)?.place, sidebar.description, "\(act)")
    }
    let key = ResultKey<Int>("number")
    expectEqual(refusal { try sidebar.finish(key, with: 1) }?.place, sidebar.description)
  }

  @Test func `a refusal in another flow of the window names the requester`() throws {
    // inward
    do {
      let world = EmbeddingWorld()
      world.innerGuards = [Self.locked]
      let (flow, _) = try world.hosting()
      let host = try require(flow.place(.compose) as? EmbeddingWorld.Host)
      let error = refusal { try host.performInterfaceAction(interactionType: .load) }
      expectEqual(error?.place, host.description)
      expectEqual(flow.present(.push(.edit)).error?.place, host.description)
    }
    // outward
    do {
      let world = EmbeddingWorld()
      world.guards = [Self.locked]
      let (flow, inner) = try world.hosting()
      keeper.flows.append(flow)
      let first = try require(inner.rootDestination as? SampleDestination)
      expectEqual(refusal(.save, at: first)?.place, first.description)
      expectEqual(inner.request(.push(.detail)).status.error?.place, first.description)
    }
    // outward through a flow in between
    do {
      let world = EmbeddingWorld()
      world.guards = [Self.locked]
      let (flow, _, innermost) = try world.nested()
      keeper.flows.append(flow)
      let bottom = try require(innermost.rootDestination as? SampleDestination)
      expectEqual(refusal(.save, at: bottom)?.place, bottom.description)
    }
    // the error of a place that is not presented names no other place
    do {
      let (flow, inner) = try EmbeddingWorld().hosting()
      var push = Sample.Presentation.push(.detail)
      push.parentDestinationID = UUID()
      expectNil(inner.request(push).status.error?.place)
      expectNil(flow.present(push).error?.place)
    }
  }
}
