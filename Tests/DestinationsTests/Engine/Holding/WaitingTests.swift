import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The library's own reasons for waiting are separate from the signals of an app, also in snapshots.
@MainActor
struct WaitingTests {
  @Test func `a signal of the app does not concern a request that waits for a sheet`() {
    let world = SampleWorld(start: .notes)
    world.policies.modal.whenOccupied = .queue
    world.guards = [.init("hold") { $0.brings(.detail) ? .hold(until: "sheetHasLeft") : .allow }]
    let flow = world.flow()
    flow.present(.sheet(.compose))
    let root = flow.flow.rootDestination?.id
    var sheet = Sample.Presentation.sheet(.edit)
    sheet.currentDestinationID = root
    let second = flow.flow.request(sheet)
    let held = flow.flow.request(.push(.detail))
    expectEqual([second.status.word, held.status.word], ["held", "held"])
    expectEqual(
      flow.flow.pending,
      [.queued(request: second.number), .held(request: held.number, signal: "sheetHasLeft")])
    flow.flow.cancelHeld("sheetHasLeft")
    expectEqual([second.status.word, held.status.word], ["held", "cancelled"])
    let again = flow.flow.request(.push(.detail))
    flow.dismissSheet()
    expectEqual([second.status.word, again.status.word], ["done", "held"])
    flow.expectCurrent(.edit)
  }

  @Test func `a snapshot keeps a request that waits for a sheet to leave, but no signal for it`()
    throws
  {
    let world = SampleWorld(start: .notes)
    world.policies.modal.whenOccupied = .queue
    let flow = world.flow()
    flow.present(.sheet(.compose))
    var sheet = Sample.Presentation.sheet(.edit)
    sheet.parentDestinationID = flow.flow.rootDestination?.id
    flow.flow.request(sheet)
    let snapshot = try NavigationSnapshot(flow.flow.snapshot().data())
    expectEqual(snapshot.held.count, 1)
    #expect(!String(decoding: try snapshot.data(), as: UTF8.self).contains("sheetHasLeft"))
    let later = SampleTestFlow(world.setup, startsAtOnce: false)
    later.restore(snapshot)
    expectEqual(later.flow.pending.count, 1)
    later.expectCurrent(.compose)
    later.dismissSheet()
    later.expectCurrent(.edit)
  }

  @Test func `a snapshot cannot set a request's cause or the library's own signals`()
    throws
  {
    for cause in NavigationCause.allCases {
      let home = LoginWorld(start: .notes)
      let flow = home.flow()
      flow.flow.request(.push(.detail))
      var snapshot = flow.flow.snapshot()
      snapshot.held[0].cause = cause
      snapshot.held[0].signal = "sheetHasLeft"
      let other = LoginWorld(start: .notes)
      let later = SampleTestFlow(other.world.setup, startsAtOnce: false)
      later.restore(try NavigationSnapshot(snapshot.data()))
      later.present(.sheet(.compose))
      later.dismissSheet()
      expectEmpty(other.causes)
      other.isLoggedIn = true
      later.signal("sheetHasLeft")
      expectEqual(other.causes, [.restore])
      expectEqual(later.contents(of: .detail).count, 1)
    }
  }
}

/// Held requests of an earlier run, and the places presented for them.
@MainActor
struct RestoredLoginTests {
  /// A snapshot of an app whose login is shown for a link.
  private func snapshot(
    _ login: Sample.Presentation, besides omitted: Set<Sample.DestinationType> = []
  ) throws -> (LoginWorld, NavigationSnapshot) {
    let home = LoginWorld(login)
    home.world.snapshots = Sample.snapshots(besides: omitted)
    let flow = home.flow()
    flow.select(.tags)
    flow.openNote(1)
    return (home, try NavigationSnapshot(flow.flow.snapshot().data()))
  }

  private func relaunch(_ home: LoginWorld, _ snapshot: NavigationSnapshot) -> SampleTestFlow {
    let flow = SampleTestFlow(home.world.setup, startsAtOnce: false)
    flow.restore(snapshot)
    return flow
  }

  @Test(arguments: [
    Sample.Presentation.sheet(.loose), .push(.loose), .replaceRoot(with: .loose), .sheet(.pile),
  ])
  func `a restored login serves all requests and leaves with its signal`(
    login: Sample.Presentation
  ) throws {
    for omitted in [[], [.loose, .pile]] as [Set<Sample.DestinationType>] {
      let (home, snapshot) = try snapshot(login, besides: omitted)
      let flow = relaunch(home, snapshot)
      expectEqual(flow.active.filter { [.loose, .pile].contains($0) }.count, 1)
      expectEqual(flow.flow.pending.count, 1)
      flow.openNote(2)
      flow.flow.signal(LoginWorld.signal)
      expectEqual(flow.active.filter { [.loose, .pile].contains($0) }.count, 1)
      home.logIn(flow)
      // Each link leads to its own path, so the last one is shown.
      expectEqual(flow.contents(of: .detail), [.note(2)])
      expectEqual(flow.active.filter { [.loose, .pile].contains($0) }.count, 0)
      flow.expectNothingPending()
    }
  }

  @Test(arguments: [Sample.Presentation.replaceRoot(with: .loose), nil])
  func `a link that waits for the start survives relaunches although no place is saved`(
    login: Sample.Presentation?
  ) throws {
    let home = LoginWorld()
    home.world.snapshots = Sample.snapshots(besides: [.loose])
    home.world.guards = [
      .init("login") { [weak home] in
        home?.isLoggedIn == true || $0.arriving.allSatisfy { $0.route == .loose }
          ? .allow : .hold(until: LoginWorld.signal, meanwhile: login)
      }
    ]
    var flow = SampleTestFlow(home.world.setup, startsAtOnce: false)
    flow.openNote(1)
    for _ in 1...3 {
      let snapshot = try NavigationSnapshot(flow.flow.snapshot().data())
      expectEqual([snapshot.rows.count, snapshot.held.count], [0, 2])
      flow = relaunch(home, snapshot)
      expectEqual(flow.flow.pending.count, 2)
    }
    home.isLoggedIn = true
    flow.flow.signal(LoginWorld.signal)
    expectEqual(flow.active, [.home, .notes, .tags, .trash, .detail])
    expectEqual(flow.contents(of: .detail), [.note(1)])
    flow.expectNothingPending()
  }

  @Test func `a restored request ends with its login`() throws {
    let (home, snapshot) = try snapshot(.sheet(.loose))
    let flow = relaunch(home, snapshot)
    flow.dragSheetDown()
    flow.expectNothingPending()
    home.logIn(flow)
    expectEqual(flow.active, [.home, .notes, .tags, .trash])
  }

  @Test func `invalid login rows in a snapshot do no harm`() throws {
    for rows in [[0], [-1, 99], [1, 2, 3], [0, 0], []] {
      var (home, snapshot) = try snapshot(.sheet(.loose))
      snapshot.held[0].meanwhile = rows
      let flow = relaunch(home, snapshot)
      home.logIn(flow)
      expectEqual(flow.contents(of: .detail), [.note(1)])
      expectEmpty(flow.flow.tree.violations())
      flow.expectNothingPending()
    }
  }

  @Test func `restored requests beyond the policy's limit are lost`() throws {
    var (home, snapshot) = try snapshot(.sheet(.loose))
    snapshot.held += [snapshot.held[0], snapshot.held[0]]
    home.world.policies.heldLimit = 2
    let flow = SampleTestFlow(home.world.setup, startsAtOnce: false)
    let report = flow.flow.restore(snapshot)
    expectEqual(report.losses.map(\.what), ["held request"])
    expectEqual(flow.flow.pending.count, 2)
  }
}
