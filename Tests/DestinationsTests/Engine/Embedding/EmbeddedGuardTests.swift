import Destinations
import DestinationsTesting
import Foundation
import Testing

/// One gate for every change of a window: the guards of the flow that changes, and those of the flows around it.
@MainActor
struct EmbeddedGuardTests {
  typealias Guard = Sample.Setup.Guard
  typealias Ruling = Guard.Ruling

  @MainActor
  private final class Seen {
    var differences: [Guard.Difference] = []
    var isOpen = false

    /// The change that the guards saw, if it was the only one.
    var only: Guard.Difference? { differences.count == 1 ? differences[0] : nil }
  }

  private let world = EmbeddingWorld()
  private let seen = Seen()

  private func hosting() throws -> (SampleTestFlow, Sample.AppFlow) {
    let flows = try world.hosting()
    seen.differences = []
    return flows
  }

  private func rule(
    on route: Sample.DestinationType, _ ruling: @escaping @MainActor @Sendable (Seen) -> Ruling
  ) -> Guard {
    NavigationGuard("g") { [seen] difference in
      seen.differences.append(difference)
      return difference.brings(route) ? ruling(seen) : .allow
    }
  }

  /// A guard that allows every change.
  private var onlooker: Guard { rule(on: .wide) { _ in .allow } }

  private func denying(_ route: Sample.DestinationType) -> Guard {
    rule(on: route) { _ in .deny(reason: "No.") }
  }

  @Test func `outer guards see an inner change as one of an embedded flow`() throws {
    world.guards = [onlooker]
    let (flow, inner) = try hosting()
    try inner.perform(.open, at: .first)
    let difference = try require(seen.only)
    let host = flow.id(.compose)
    let ids = [difference.hostID, difference.requesterID, difference.currentID]
    expectEqual(ids, [host, host, inner.id(.first)])
    expectEqual(difference.cause, .embedded)
    expectEqual([difference.arriving.first?.route, difference.nextCurrent?.route], [.edit, .edit])

    // An outer guard sees the requester of an inner request.
    seen.differences = []
    flow.perform(Act.load, at: host)
    expectEqual(seen.only?.cause, .user)
    expectEqual([seen.only?.requesterID, seen.only?.hostID], [host, host])

    // A guard sees a request of an embedded flow that its own flow carries out.
    let (second, within) = try hosting()
    try within.perform(.save, at: .first)
    expectEqual(seen.only?.cause, .embedded)
    expectEqual([seen.only?.requesterID, seen.only?.hostID], [second.id(.compose), nil])
  }

  @Test func `a change three flows deep asks each outer guard once`() throws {
    world.guards = [onlooker]
    world.innerGuards = [onlooker]
    let (flow, inner, innermost) = try world.nested()
    seen.differences = []
    innermost.presentDestination(configuration: .replaceCurrent(with: .pane))
    expectEqual(seen.differences.map(\.cause), [.embedded, .embedded])
    expectEqual(seen.differences.map(\.hostID), [inner.id(.group), flow.id(.compose)])
  }

  @Test func `a change denied by an outer guard changes nothing in the embedded flow`() throws {
    world.guards = [denying(.edit)]
    var (flow, inner) = try hosting()
    expectEqual(inner.refusal(.open, at: .first), .guardDenied)
    expectEqual([flow.active, inner.active], [[.notes, .compose], [.first]])
    expectEmpty(world.journal.take())

    // Inner guards are asked before outer ones, and decide first.
    world.innerGuards = [
      NavigationGuard("in") { $0.brings(.edit) ? .deny(reason: "Within.") : .allow }
    ]
    (flow, inner) = try hosting()
    expectEqual(inner.request(.push(.edit)).status.error?.reason, "in: Within.")
    expectEmpty(seen.differences)
    expectEqual(flow.active, [.notes, .compose])

    // Outer guards are asked about the start of an embedded flow.
    world.guards = [denying(.first)]
    (flow, inner) = try hosting()
    expectEqual([flow.active, inner.active], [[.notes, .compose], []])
  }

  // MARK: Held and redirected

  @Test func `a request held by an outer guard continues in its own flow`()
    async throws
  {
    world.guards = [
      rule(on: .edit) { $0.isOpen ? .allow : .hold(until: "login", meanwhile: .sheet(.trash)) },
      rule(on: .detail) { $0.isOpen ? .allow : .hold(until: "login") },
    ]
    let (flow, inner) = try hosting()
    // Held requests can be cancelled from any flow of the window.
    let dropped = inner.request(.push(.edit))
    flow.flow.cancelHeld("login")
    await expectEqual(dropped.outcome.word, "cancelled")
    flow.dismissSheet()

    let within = inner.request(.push(.edit))
    expectEqual(inner.active, [.first])
    expectEqual(flow.current, .trash)
    #expect(flow.flow.pending.contains(.held(request: within.number, signal: "login")))
    seen.isOpen = true
    flow.dismissSheet()
    flow.flow.signal("login")
    await expectDone(within)
    expectEqual(inner.active, [.first, .edit])

    // A held request of an embedded flow keeps its requester.
    seen.isOpen = false
    let outward = inner.request(.push(.detail))
    let own = flow.flow.request(.push(.detail))
    expectEqual([outward.status.isHeld, own.status.isHeld], [true, true])

    // A signal applies to all flows of the window, in whichever flow it is given.
    seen.isOpen = true
    inner.signal("login")
    expectEqual([await outward.outcome.isDone, await own.outcome.isDone], [true, true])
    expectEqual(flow.active, [.notes, .compose, .detail, .detail])
  }

  @Test func `a redirection by an outer guard runs in the flow of the guard`() async throws {
    world.guards = [rule(on: .edit) { _ in .redirect(to: .push(.detail)) }]
    let (flow, inner) = try hosting()
    var handle = inner.request(.push(.edit))
    await expectEqual(handle.outcome.word, "superseded")
    #expect(try require(handle.successor).number > handle.number)
    expectEqual([flow.active, inner.active], [[.notes, .compose, .detail], [.first]])
    flow.goBack()

    // A handle cancels the successor of its request in another flow.
    flow.interface.acknowledgement = .manually
    flow.present(.push(.trash))
    handle = inner.request(.push(.edit))
    let successor = try require(handle.successor)
    #expect(flow.flow.pending.contains(.queued(request: successor.number)))
    successor.cancel()
    await expectEqual(handle.finalOutcome.word, "cancelled")
    flow.interface.acknowledgeAll()
    expectEqual([flow.active, inner.active], [[.notes, .compose, .trash], [.first]])
  }

  @Test func `the handle of a handed-over request knows the request that superseded it`()
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
    expectEqual(handle.successor?.number, number)
    handle.successor?.cancel()
    await expectEqual(handle.finalOutcome.word, "cancelled")
    expectEqual(inner.active, [.first])
    expectEmpty(flow.flow.pending)

    // The handle knows the successor through several flows.
    world.innerStart = .replaceRoot(with: .group)
    world.guards = [
      NavigationGuard("on") { $0.removes(.compose) ? .redirect(to: .push(.trash)) : .allow }
    ]
    let outermost = world.flow()
    outermost.present(.push(.compose))
    let outward = try require(outermost.inner()?.embeddedFlows.first).request(.goBack)
    await expectEqual(outward.outcome.word, "superseded")
    await expectEqual(outward.successor?.outcome.isDone, true)
    outermost.expectCurrent(.trash)
  }

  @Test func `endless redirection between guards of two flows is refused`()
    throws
  {
    world.guards = [rule(on: .edit) { _ in .redirect(to: .push(.detail)) }]
    world.guards += [
      NavigationGuard("back") { $0.brings(.detail) ? .redirect(to: .push(.edit)) : .allow }
    ]
    let (flow, inner) = try hosting()
    flow.present(.push(.detail))
    expectEqual([flow.active, inner.active], [[.notes, .compose], [.first]])
  }

  // MARK: When the host leaves

  @Test func `a guard of the embedded flow can keep the host from leaving`() throws {
    world.guards = [onlooker]
    world.innerGuards = [
      NavigationGuard("draft") { [seen] in
        $0.removes(.edit) && !seen.isOpen ? .deny(reason: "Draft.") : .allow
      }
    ]
    let (flow, inner) = try hosting()
    inner.presentDestination(configuration: .push(.edit))
    _ = world.journal.take()
    expectEqual(flow.goBack().error?.reason, "draft: Draft.")
    expectEqual([flow.active, inner.active], [[.notes, .compose], [.first, .edit]])
    expectEmpty(world.journal.take())
    expectEqual(flow.flow.backPlan().obstacle?.code, .guardDenied)

    // Guards see the places of a flow that would end with its host.
    seen.isOpen = true
    seen.differences = []
    flow.goBack()
    expectEqual(seen.only?.leaving.map(\.place.route), [.edit, .first, .compose])

    // No guard keeps a flow from ending with its window.
    seen.isOpen = false
    flow.present(.push(.compose))
    let last = try require(flow.inner())
    last.presentDestination(configuration: .push(.edit))
    flow.flow.end()
    expectEmpty(flow.active)
    expectEmpty(last.active)
  }

  @Test func `a guard asks in the embedded flow before the host leaves`() async throws {
    world.innerGuards = [
      .confirmBeforeLeaving(signal: "leave", asking: .sheet(.loose)) { [seen] departure in
        departure.place.route == .edit && !seen.isOpen
      }
    ]
    let (flow, inner) = try hosting()
    inner.presentDestination(configuration: .push(.edit))
    let handle = flow.flow.request(.goBack)
    expectEqual(flow.active, [.notes, .compose])
    expectEqual(inner.current, .loose)
    seen.isOpen = true
    inner.signal("leave")
    await expectDone(handle)
    expectEqual(flow.active, [.notes])
    expectEmpty(inner.active)
  }
}
