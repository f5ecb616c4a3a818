import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
private final class Session {
  var isOpen = false
  var causes: [NavigationCause] = []
}

/// Restorations and guards, held requests, and flows within flows.
@MainActor
struct SnapshotGuardTests {
  private let world = SampleWorld()
  private let session = Session()

  private var login: Sample.Setup.Guard {
    .loginGuard(
      signal: "signedIn", login: .sheet(.loose), isLoggedIn: { [session] in session.isOpen },
      protects: { $0 == .detail })
  }

  private func unstarted() -> SampleTestFlow { SampleTestFlow(world.setup, startsAtOnce: false) }

  /// A snapshot with a place that needs a login.
  private func snapshot() -> NavigationSnapshot {
    let flow = SampleWorld().flow()
    flow.presentPath([.push(.edit), .push(.detail)])
    return flow.flow.snapshot()
  }

  @Test
  func `guards see a restoration as the cause, and if one denies it, the flow starts as usual`() {
    world.guards = [
      .init("no") { [session] difference in
        session.causes.append(difference.cause)
        return difference.brings(.detail) ? .deny(reason: "No.") : .allow
      }
    ]
    let flow = unstarted()
    let restoration = flow.flow.restore(snapshot())
    expectEqual(session.causes, [.restore, .restore])
    #expect(restoration.request.status.isDone && restoration.startedFresh)
    flow.expectPath([])

    // A denied restoration of a running flow changes nothing.
    let presented = world.flow()
    let before = FlowSnapshot(presented, world)
    expectEqual(presented.flow.restore(snapshot()).request.status.error?.code, .guardDenied)
    expectEqual(FlowSnapshot(presented, world), before)
  }

  @Test func `a start that replaces a restoration runs its closures and its completion`() {
    var answer: (@MainActor (CustomPresentation<Sample.Presentation>.Answer) -> Void)?
    let custom = Sample.Presentation(
      destinationType: .detail,
      presentationType: .custom(presentation: CustomPresentation { answer = $1 }))
    var calls: [Bool] = []
    var setup = world.setup
    setup.startingDestination = .path([.replaceRoot(with: .notes), custom])
    setup.startingDestination.completionClosure = { calls.append($0) }
    let flow = SampleTestFlow(setup, startsAtOnce: false)
    let restoration = flow.flow.restore(NavigationSnapshot(rows: []))
    #expect(flow.flow.tree.isEmpty && calls.isEmpty && restoration.startedFresh)
    answer?(true)
    flow.expectCurrent(.detail)
    expectEqual(calls, [true])
    #expect(restoration.request.status.isDone)
  }

  @Test func `a restoration held by a login starts the flow and continues after it`() {
    world.guards = [login]
    let flow = unstarted()
    let restoration = flow.flow.restore(snapshot())
    flow.expectCurrent(.loose)
    // A second relaunch, as if the app was ended during the login.
    let again = unstarted()
    let second = again.flow.restore(flow.flow.snapshot())
    again.expectCurrent(.loose)
    session.isOpen = true
    for (flow, restoration) in [(flow, restoration), (again, second)] {
      flow.signal("signedIn")
      flow.expectPath([.edit, .detail])
      #expect(restoration.request.status.isDone)
    }
  }

  @Test(arguments: [Sample.Presentation.replaceRoot(with: .loose), nil])
  func `a restoration that waits together with the usual start takes its place after the login`(
    login: Sample.Presentation?
  ) {
    world.guards = [
      .init("login") { [session] in
        session.isOpen || $0.arriving.allSatisfy { $0.route == .loose }
          ? .allow : .hold(until: "signedIn", meanwhile: login)
      }
    ]
    let flow = unstarted()
    let restoration = flow.flow.restore(snapshot())
    flow.signal("signedIn")
    // A second relaunch, as if the app was ended during the login.
    let again = unstarted()
    let second = again.flow.restore(flow.flow.snapshot())
    // A restoration that was cancelled, so that only the usual start waits.
    let cancelled = unstarted()
    cancelled.flow.restore(snapshot()).request.cancel()
    session.isOpen = true
    for (flow, restoration) in [(flow, restoration), (again, second)] {
      flow.signal("signedIn")
      flow.expectPath([.edit, .detail])
      flow.expectNothingPending()
      #expect(restoration.request.status.isDone)
    }
    cancelled.signal("signedIn")
    cancelled.expectPath([])
    cancelled.expectNothingPending()
  }

  @Test(arguments: [Sample.Presentation.replaceRoot(with: .loose), nil])
  func `places and held requests survive any number of relaunches while an app is locked`(
    lock: Sample.Presentation?
  ) throws {
    session.isOpen = true
    world.guards = [
      .init("lock") { [session] in
        session.isOpen || $0.arriving.allSatisfy { $0.route == .loose }
          ? .allow : .hold(until: "unlocked", meanwhile: lock)
      },
      .init("wait") { $0.brings(.detail) ? .hold(until: "go") : .allow },
    ]
    let flow = world.flow()
    flow.present(.push(.edit))
    flow.present(.push(.detail))
    var snapshot = flow.flow.snapshot()
    session.isOpen = false
    for _ in 0..<3 {
      let again = unstarted()
      again.flow.restore(try NavigationSnapshot(snapshot.data()))
      snapshot = again.flow.snapshot()
      session.isOpen = true
      again.signal("unlocked")
      again.expectPath([.edit])
      expectEqual(again.flow.pending.count, 1)
      session.isOpen = false
    }
    // A migration renames the tags of the places and of the requests that wait for them.
    snapshot.rename("edit", to: "pen")
    snapshot.rename("detail", to: "page")
    let text = String(decoding: try snapshot.data(), as: UTF8.self)
    #expect(text.contains("pen") && text.contains("page"))
    #expect(!text.contains("edit") && !text.contains("detail"))
  }

  @Test func `requests held by guards survive a relaunch and continue at their signal`() throws {
    world.guards = [login]
    let flow = world.flow()
    try flow.place(.notes)?.performSample(.open, content: .note(7))
    flow.expectCurrent(.loose)
    let snapshot = flow.flow.snapshot()
    #expect(snapshot.held.count == 1 && snapshot.held[0].requester == 1)
    expectEqual(snapshot.held[0].cause, .user)
    let other = unstarted()
    other.flow.restore(try NavigationSnapshot(snapshot.data()))
    expectEqual(other.flow.tree.shape, flow.flow.tree.shape)
    expectEqual(other.flow.pending.count, 1)
    session.isOpen = true
    other.signal("signedIn")
    #expect(other.flow.tree.nodes.map(\.payload.content).contains(.note(7)))
  }

  @Test func `a request held for an embedded flow is saved too`() throws {
    let around = EmbeddingWorld()
    around.guards = [
      .init("hold") { [session] in
        $0.brings(.detail) && !session.isOpen ? .hold(until: "go") : .allow
      }
    ]
    let flow = around.flow()
    flow.present(.push(.compose))
    flow.inner()?.presentDestination(configuration: .push(.detail))
    let snapshot = try NavigationSnapshot(flow.flow.snapshot().data())
    expectEqual(snapshot.held.map(\.requester), [1])
    expectEmpty(snapshot.omitted)
    let other = SampleTestFlow(around.setup, startsAtOnce: false)
    other.restore(snapshot)
    session.isOpen = true
    other.signal("go")
    other.expectCurrent(.detail)

    // A request that the embedded flow holds is saved, too.
    session.isOpen = false
    around.innerGuards = [
      .init("hold") { [session] in
        $0.brings(.edit) && !session.isOpen ? .hold(until: "go") : .allow
      }
    ]
    let (hosting, inner) = try around.hosting()
    try inner.perform(.open, at: .first)
    let kept = hosting.flow.snapshot()
    expectEqual(kept.held.map { [$0.host, $0.requester] }, [[1, 2]])
    let later = SampleTestFlow(around.setup, startsAtOnce: false)
    later.restore(kept)
    session.isOpen = true
    later.inner()?.signal("go")
    expectEqual(later.inner()?.active, [.first, .edit])
  }

  @Test func `a held request that cannot be saved is left out and reported`() {
    world.guards = [.init("hold") { $0.brings(.detail) ? .hold(until: "go") : .allow }]
    let flow = world.flow()
    flow.present(
      Sample.Presentation(
        destinationType: .detail,
        presentationType: .custom(presentation: CustomPresentation { _, done in done(true) })))
    var told = 0
    flow.onEvent = { if case .requestNotSaved = $0.kind { told += 1 } }
    let snapshot = flow.flow.snapshot()
    expectEmpty(snapshot.held)
    expectEqual(snapshot.omitted.count, 1)
    expectEqual(told, 1)
  }

  @Test func `every presentation that can be saved survives being held`() throws {
    var passive = Sample.Presentation.add(.detail)
    passive.shouldSetDestinationAsCurrent = false
    let presentations: [Sample.Presentation] = [
      passive,
      .push(.detail, content: .note(1)), .tab(.tags, showing: .detail), .add(.detail),
      .tab(.tags, showing: .detail, placement: .replacing), .replaceCurrent(with: .detail),
      .replaceRoot(with: .detail), .path([.goBack, .push(.detail)]),
      .path([.dismissSheet, .push(.detail)]), .sheet(.detail), .column(.detail, showing: .detail),
      .path([.dismissAny, .push(.detail)]), .path([.dismissAny, .popToRoots, .push(.detail)]),
      .path([.dismissSheet, .popToRoot, .push(.detail)]),
      .path([.dismissSheet, .tab(.notes, toRoot: true), .push(.detail)]),
      .path([.dismissSheet, .push(.edit), .goBack(2), .push(.detail)]),
      .path([.moveToNearest(.notes), .push(.detail)], content: .note(3)),
    ]
    for presentation in presentations {
      var trees: [String] = []
      for restores in [false, true] {
        session.isOpen = false
        world.guards = [
          .init("hold") { [session] in
            $0.brings(.detail) && !session.isOpen ? .hold(until: "go") : .allow
          }
        ]
        var flow = world.flow()
        flow.presentPath([.push(.edit), .sheet(.split)])
        flow.present(presentation)
        if restores {
          let other = unstarted()
          other.flow.restore(flow.flow.snapshot())
          flow = other
        }
        session.isOpen = true
        flow.signal("go")
        trees.append(flow.flow.tree.shape)
      }
      expectEqual(trees[0], trees[1], "\(presentation.presentationType)")
    }
  }

  @Test func `embedded flows are restored within their places`() throws {
    // The snapshot of the outer flow has a later revision than that of the embedded one.
    var setup = EmbeddingWorld().setup
    setup.snapshots = Sample.snapshots(revision: 2)
    let flow = SampleTestFlow(setup)
    flow.present(.push(.compose))
    let host = flow.id(.compose)
    let inner = try require(flow.flow.embeddedFlow(at: host))
    inner.presentDestination(configuration: .push(.edit))
    inner.presentDestination(configuration: .push(.group))
    let snapshot = flow.flow.snapshot()
    expectEqual(snapshot.rows.map(\.tag), ["notes", "compose", "first", "edit", "group", "bottom"])
    let other = SampleTestFlow(setup, startsAtOnce: false)
    let report = other.flow.restore(snapshot)
    expectEmpty(report.losses)
    expectEqual(report.restoredCount, 6)
    let restored = try require(other.flow.embeddedFlows.first)
    let shapes = [restored, inner].map { [$0.tree.shape, $0.embeddedFlows.first?.tree.shape] }
    expectEqual(shapes[0], shapes[1])
    expectEqual(other.flow.snapshot(), snapshot)
    expectEqual(restored.rootDestination?.parentDestinationID(), other.id(.compose))
  }
}

extension Destinationable<Sample.DestinationType, Sample.ContentType, Sample.TabType> {
  fileprivate func performSample(_ act: Act, content: Sample.ContentType) throws {
    try (self as? SampleDestination)?.performInterfaceAction(interactionType: act, content: content)
  }
}
