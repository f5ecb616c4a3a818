import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Logins and the requests that they hold, in different flows of a window.
@MainActor
struct EmbeddedLoginTests {
  @MainActor
  private final class Session {
    var isOpen = false
  }

  private let world = EmbeddingWorld()
  private let session = Session()

  private func login(
    _ login: Sample.Presentation, for routes: Set<Sample.DestinationType>
  ) -> Sample.Setup.Guard {
    .loginGuard(
      signal: "loggedIn", login: login, isLoggedIn: { [session] in session.isOpen },
      protects: routes.contains)
  }

  @Test func `an outer guard shows one login for the requests of an embedded flow`() async throws {
    for login in [Sample.Presentation.sheet(.trash), .push(.trash), .tab(.trash)] {
      session.isOpen = false
      world.start = .replaceRoot(with: .home)
      world.guards = [self.login(login, for: [.edit])]
      let flow = world.flow()
      flow.present(.tab(.tags))
      let inner = try require(flow.inner())
      let handles = [inner.request(.push(.edit)), inner.request(.push(.edit))]
      let places = flow.active
      expectEqual(handles.map(\.status.word), ["held", "held"])
      inner.signal("loggedIn")
      expectEqual(flow.active, places)
      expectEqual(handles.map(\.status.word), ["held", "held"])
      session.isOpen = true
      inner.signal("loggedIn")
      expectEqual(handles.map(\.status.word), ["done", "done"])
      expectEqual(flow.active, [.home, .notes, .compose, .trash])
      expectEqual(inner.active, [.first, .edit, .edit])
      expectEmpty(flow.flow.pending)
    }
  }

  @Test func `a request of an embedded flow ends when the outer login leaves`() async throws {
    world.guards = [login(.sheet(.trash), for: [.edit])]
    let (flow, inner) = try world.hosting()
    var handle = inner.request(.push(.edit))
    flow.dragSheetDown()
    expectEqual(handle.status.word, "cancelled")

    handle = inner.request(.push(.edit))
    flow.dismissSheet()
    await flow.settle()
    expectEqual(handle.status.word, "cancelled")
    expectEmpty(flow.flow.pending)

    // A login that cannot be shown refuses the request.
    var policies = FlowPolicies()
    policies.modal = ModalPolicy(whenNested: .hoist, isApplicationWide: true)
    world.policies = policies
    let (other, within) = try world.hosting()
    other.present(.sheet(.detail))
    handle = within.request(.push(.edit))
    expectEqual(handle.status.word, "refused alreadyPresenting")
    expectEmpty(other.flow.pending)
  }

  @Test func `a login can be an embedded flow and send the signal from inside`() throws {
    world.guards = [login(.sheet(.compose), for: [.detail])]
    let flow = world.flow()
    let handles = [flow.flow.request(.push(.detail)), flow.flow.request(.push(.detail))]
    expectEqual(flow.active, [.notes, .compose])
    let inner = try require(flow.inner())
    inner.presentDestination(configuration: .push(.edit))
    inner.signal("loggedIn")
    expectEqual(inner.active, [.first, .edit])
    session.isOpen = true
    inner.signal("loggedIn")
    expectEqual(handles.map(\.status.word), ["done", "done"])
    expectEqual(flow.active, [.notes, .detail, .detail])
    expectEmpty(inner.active)
    expectEmpty(flow.flow.pending)

    // Places in the login cannot wait for the login.
    session.isOpen = false
    world.guards = [login(.sheet(.compose), for: [.detail, .first])]
    let other = world.flow()
    let handle = other.flow.request(.push(.detail))
    expectEmpty(try require(other.inner()).active)
    expectEqual(handle.status.word, "held")
    other.dragSheetDown()
    expectEqual(handle.status.word, "cancelled")
    expectEmpty(other.flow.pending)
  }

  @Test func `a login in an embedded flow ends with that flow`() async throws {
    world.innerGuards = [login(.sheet(.loose), for: [.edit])]
    let (flow, inner) = try world.hosting()
    var handle = inner.request(.push(.edit))
    expectEqual(inner.current, .loose)
    session.isOpen = true
    flow.flow.signal("loggedIn")
    expectEqual(handle.status.word, "done")
    expectEqual(inner.active, [.first, .edit])

    // A guard of the embedded flow that keeps the host from leaving presents its question there, and the request is
    // cancelled with the host.
    session.isOpen = false
    world.innerGuards = [
      .confirmBeforeLeaving(signal: "leave", asking: .sheet(.loose)) { [session] in
        $0.route == .first && !session.isOpen
      }
    ]
    let (outer, within) = try world.hosting()
    handle = outer.flow.request(.goBack)
    expectEqual(within.current, .loose)
    session.isOpen = true
    outer.present(.goBack)
    await outer.settle()
    expectEqual(handle.status.word, "cancelled")
    expectEqual(outer.active, [.notes])
    expectEmpty(outer.flow.pending)
  }

  @Test func `a login that another flow provides serves all its requests`() throws {
    world.innerGuards = [login(.push(.trash), for: [.edit])]
    let (flow, inner) = try world.hosting()
    let handles = [inner.request(.push(.edit)), inner.request(.push(.edit))]
    expectEqual(flow.active, [.notes, .compose, .trash])
    session.isOpen = true
    inner.signal("loggedIn")
    expectEqual(handles.map(\.status.word), ["done", "done"])
    expectEqual([flow.active, inner.active], [[.notes, .compose], [.first, .edit, .edit]])
    expectEmpty(flow.flow.pending)
  }

  @Test func `a relaunch keeps one login for the requests of all flows`() throws {
    world.guards = [login(.sheet(.trash), for: [.edit])]
    let (flow, inner) = try world.hosting()
    inner.request(.push(.edit))
    let snapshot = try NavigationSnapshot(flow.flow.snapshot().data())
    let later = SampleTestFlow(world.setup, startsAtOnce: false)
    later.restore(snapshot)
    expectEqual(later.active, [.notes, .compose, .trash])
    let within = try require(later.inner())
    within.request(.push(.edit))
    expectEqual(later.active, [.notes, .compose, .trash])
    session.isOpen = true
    within.signal("loggedIn")
    expectEqual(later.active, [.notes, .compose])
    expectEqual(within.active, [.first, .edit, .edit])
  }
}
