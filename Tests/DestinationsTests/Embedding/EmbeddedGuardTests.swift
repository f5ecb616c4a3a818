import Destinations
import DestinationsTesting
import Testing

/// One gate for every change of a window: the guards of the flow that changes, and those around.
@MainActor
struct EmbeddedGuardTests {
  typealias Guard = Sample.Setup.Guard
  typealias Ruling = Guard.Ruling

  @MainActor
  private final class Seen {
    var differences: [Guard.Difference] = []
    var isOpen = false
  }

  private let world = EmbeddingWorld()
  private let seen = Seen()

  private func hosting() throws -> (SampleTestFlow, Sample.AppFlow) {
    let flow = world.flow()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    seen.differences = []
    return (flow, inner)
  }

  private func rule(
    on route: Sample.DestinationType, _ ruling: @escaping @MainActor @Sendable (Seen) -> Ruling
  ) -> Guard {
    NavigationGuard("g") { [seen] difference in
      seen.differences.append(difference)
      return difference.brings(route) ? ruling(seen) : .allow
    }
  }

  @Test func `guards around see a change within, as one of an embedded flow`() throws {
    world.guards = [rule(on: .wide) { _ in .allow }]
    let (flow, inner) = try hosting()
    try inner.perform(.open, at: .first)
    #expect(seen.differences.count == 1)
    let difference = try #require(seen.differences.first)
    #expect(difference.cause == .embedded && difference.hostID == flow.id(.compose))
    #expect(difference.requesterID == flow.id(.compose))
    #expect(difference.arriving.map(\.route) == [.edit] && difference.currentID == inner.id(.first))
    #expect(difference.nextCurrent?.route == .edit)
  }

  @Test func `the start of an embedded flow passes the guards around`() throws {
    world.guards = [rule(on: .first) { _ in .deny(reason: "No.") }]
    let flow = world.flow()
    flow.present(.push(.compose))
    #expect(flow.active == [.notes, .compose] && flow.inner()?.active == [])
  }

  @Test func `a guard around sees who asked, if its own flow did`() throws {
    world.guards = [rule(on: .wide) { _ in .allow }]
    let (flow, _) = try hosting()
    flow.perform(Act.load, at: flow.id(.compose))
    #expect(seen.differences.map(\.cause) == [.user])
    #expect(seen.differences.map(\.requesterID) == [flow.id(.compose)])
    #expect(seen.differences.map(\.hostID) == [flow.id(.compose)])
  }

  @Test func `a guard sees a request from within that its own flow carries out`() throws {
    world.guards = [rule(on: .wide) { _ in .allow }]
    let (flow, inner) = try hosting()
    try inner.perform(.save, at: .first)
    #expect(seen.differences.map(\.cause) == [.embedded])
    #expect(seen.differences.map(\.requesterID) == [flow.id(.compose)])
    #expect(seen.differences.map(\.hostID) == [nil])
  }

  @Test func `guards within are asked before those around, and decide first`() throws {
    world.guards = [rule(on: .edit) { _ in .deny(reason: "Around.") }]
    world.innerGuards = [
      NavigationGuard("in") { $0.brings(.edit) ? .deny(reason: "Within.") : .allow }
    ]
    let (flow, inner) = try hosting()
    let handle = inner.request(.push(.edit))
    guard case .ended(.refused(let error)) = handle.status else {
      Issue.record("It was not refused.")
      return
    }
    #expect(error.reason == "in: Within." && seen.differences.isEmpty)
    #expect(flow.active == [.notes, .compose])
  }

  @Test func `what a guard around denies changes nothing within`() throws {
    world.guards = [rule(on: .edit) { _ in .deny(reason: "No.") }]
    let (flow, inner) = try hosting()
    _ = world.journal.take()
    #expect(inner.refusal(.open, at: .first) == .guardDenied)
    #expect(inner.active == [.first] && world.journal.take().isEmpty)
    #expect(flow.active == [.notes, .compose])
  }

  @Test func `three flows deep every guard around is asked once`() throws {
    world.guards = [rule(on: .wide) { _ in .allow }]
    world.innerGuards = [rule(on: .wide) { _ in .allow }]
    let (flow, inner) = try hosting()
    inner.presentDestination(configuration: .push(.group))
    let innermost = try #require(inner.embeddedFlow(at: inner.id(.group)))
    seen.differences = []
    innermost.presentDestination(configuration: .replaceCurrent(with: .pane))
    #expect(seen.differences.map(\.cause) == [.embedded, .embedded])
    #expect(seen.differences.map(\.hostID) == [inner.id(.group), flow.id(.compose)])
  }

  // MARK: Held and redirected

  @Test func `what a guard around holds goes on in its own flow when the signal is given`()
    async throws
  {
    world.guards = [
      rule(on: .edit) { $0.isOpen ? .allow : .hold(until: "login", meanwhile: .sheet(.trash)) }
    ]
    let (flow, inner) = try hosting()
    let handle = inner.request(.push(.edit))
    #expect(inner.active == [.first] && flow.current == .trash)
    #expect(flow.flow.pending.contains(.held(request: handle.number, signal: "login")))
    seen.isOpen = true
    flow.dismissSheet()
    flow.flow.signal("login")
    #expect(await handle.outcome.isDone)
    #expect(inner.active == [.first, .edit])
  }

  @Test func `a signal counts for all flows of the window, wherever it is given`() async throws {
    world.guards = [rule(on: .detail) { $0.isOpen ? .allow : .hold(until: "login") }]
    let (flow, inner) = try hosting()
    let handle = flow.flow.request(.push(.detail))
    seen.isOpen = true
    inner.signal("login")
    #expect(await handle.outcome.isDone)
    #expect(flow.current == .detail)
  }

  @Test func `what is held can be dropped from any flow of the window`() async throws {
    world.guards = [rule(on: .edit) { _ in .hold(until: "login") }]
    let (flow, inner) = try hosting()
    let handle = inner.request(.push(.edit))
    flow.flow.cancelHeld("login")
    guard case .cancelled = await handle.outcome else {
      Issue.record("It was not cancelled.")
      return
    }
  }

  @Test func `a held request from within is held for whoever asked`() throws {
    world.guards = [rule(on: .detail) { $0.isOpen ? .allow : .hold(until: "login") }]
    let (flow, inner) = try hosting()
    let handle = inner.request(.push(.detail))
    guard case .held = handle.status else {
      Issue.record("It is not held: \(handle.status)")
      return
    }
    seen.isOpen = true
    flow.flow.signal("login")
    #expect(flow.current == .detail)
  }

  @Test func `what a guard around puts in its place runs in the flow of the guard`() async throws {
    world.guards = [rule(on: .edit) { _ in .redirect(to: .push(.detail)) }]
    let (flow, inner) = try hosting()
    let handle = inner.request(.push(.edit))
    guard case .superseded(let number) = await handle.outcome else {
      Issue.record("It was not superseded.")
      return
    }
    #expect(number > handle.number)
    #expect(flow.active == [.notes, .compose, .detail] && inner.active == [.first])
  }

  @Test func `what took the place of a request in another flow is cancelled by its handle`()
    async throws
  {
    world.guards = [rule(on: .edit) { _ in .redirect(to: .push(.detail)) }]
    let (flow, inner) = try hosting()
    flow.interface.acknowledgement = .manually
    flow.present(.push(.trash))
    let handle = inner.request(.push(.edit))
    let successor = try #require(handle.successor)
    #expect(flow.flow.pending.contains(.queued(request: successor.number)))
    successor.cancel()
    guard case .cancelled = await handle.finalOutcome else {
      Issue.record("It was not cancelled: \(successor.status)")
      return
    }
    flow.interface.acknowledgeAll()
    #expect(flow.active == [.notes, .compose, .trash] && inner.active == [.first])
  }

  @Test func `what took the place of a request that was handed over is known to whoever made it`()
    async throws
  {
    world.innerGuards = [
      NavigationGuard("loose") { $0.brings(.edit) ? .redirect(to: .push(.loose)) : .allow }
    ]
    world.guards = [rule(on: .loose) { _ in .hold(until: "go") }]
    let (flow, inner) = try hosting()
    let handle = flow.flow.request(.push(.edit))
    guard case .superseded(let number) = await handle.outcome else {
      Issue.record("It was not superseded: \(handle.status)")
      return
    }
    #expect(handle.successor?.number == number)
    handle.successor?.cancel()
    guard case .cancelled = await handle.finalOutcome else {
      Issue.record("It was not cancelled.")
      return
    }
    #expect(inner.active == [.first] && flow.flow.pending.isEmpty)
  }

  @Test func `guards of two flows that redirect to each other's routes are refused in the end`()
    throws
  {
    world.guards = [rule(on: .edit) { _ in .redirect(to: .push(.detail)) }]
    world.guards += [
      NavigationGuard("back") { $0.brings(.detail) ? .redirect(to: .push(.edit)) : .allow }
    ]
    let (flow, inner) = try hosting()
    flow.present(.push(.detail))
    #expect(flow.active == [.notes, .compose] && inner.active == [.first])
  }

  // MARK: When the host leaves

  @Test func `guards see the places of a flow that would end with its host`() throws {
    world.guards = [rule(on: .wide) { _ in .allow }]
    let (flow, inner) = try hosting()
    inner.presentDestination(configuration: .push(.edit))
    seen.differences = []
    flow.goBack()
    #expect(
      seen.differences.map { $0.leaving.map(\.place.route) } == [[.edit, .first, .compose]])
  }

  @Test func `a guard of the embedded flow can keep the host from leaving`() throws {
    world.innerGuards = [
      NavigationGuard("draft") { $0.removes(.edit) ? .deny(reason: "Draft.") : .allow }
    ]
    let (flow, inner) = try hosting()
    inner.presentDestination(configuration: .push(.edit))
    _ = world.journal.take()
    #expect(flow.goBack().error?.reason == "draft: Draft.")
    #expect(flow.active == [.notes, .compose] && inner.active == [.first, .edit])
    #expect(world.journal.take().isEmpty)
    #expect(flow.flow.backPlan().obstacle?.code == .guardDenied)
  }

  @Test func `a guard of the embedded flow asks within before the host leaves`() async throws {
    world.innerGuards = [
      .confirmBeforeLeaving(signal: "leave", asking: .sheet(.loose)) { [seen] departure in
        departure.place.route == .edit && !seen.isOpen
      }
    ]
    let (flow, inner) = try hosting()
    inner.presentDestination(configuration: .push(.edit))
    let handle = flow.flow.request(.goBack)
    #expect(flow.active == [.notes, .compose] && inner.current == .loose)
    seen.isOpen = true
    inner.signal("leave")
    #expect(await handle.outcome.isDone)
    #expect(flow.active == [.notes] && inner.active.isEmpty)
  }

  @Test func `no guard keeps a flow from ending with its window`() throws {
    world.innerGuards = [
      NavigationGuard("no") { $0.leaving.isEmpty ? .allow : .deny(reason: "No.") }
    ]
    let (flow, inner) = try hosting()
    flow.flow.end()
    #expect(flow.active.isEmpty && inner.active.isEmpty)
  }
}
