import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The limit of held requests, which of them replace each other, and where they start.
@MainActor
struct HeldRequestTests {
  @Test func `held requests are limited by a policy`() {
    let home = LoginWorld()
    home.world.policies.heldLimit = 2
    let flow = home.flow()
    let handles = (1...3).map { _ in flow.flow.request(.push(.detail)) }
    expectEqual(handles.map(\.status.word), ["held", "held", "refused queueFull"])
    expectEqual(flow.count(of: .loose), 1)
    home.logIn(flow)
    expectEqual(flow.count(of: .detail), 2)
    expectEqual(FlowPolicies(heldLimit: 0).heldLimit, 1)

    // A newer link replaces the older one, also at the limit.
    let other = LoginWorld()
    other.world.policies.heldLimit = 1
    let linked = other.flow()
    let links = [linked.openNote(1), linked.openNote(2)]
    expectEqual(links[1].status.word, "held")
    expectEqual(linked.flow.request(.push(.detail)).status.word, "refused queueFull")
    other.logIn(linked)
    expectEqual(linked.contents(of: .detail), [.note(2)])
  }

  @Test func `requests that wait for a sheet are limited too`() {
    let world = SampleWorld(start: .notes)
    world.policies.modal.whenOccupied = .queue
    world.policies.heldLimit = 1
    let flow = world.flow()
    flow.present(.sheet(.compose))
    var sheet = Sample.Presentation.sheet(.edit)
    sheet.currentDestinationID = flow.flow.rootDestination?.id
    let handles = (1...2).map { _ in flow.flow.request(sheet) }
    expectEqual(handles.map(\.status.word), ["held", "refused queueFull"])
  }

  @Test func `a replaced link completes once, and a guard can keep all links`() {
    for replaces in [true, false] {
      let home = LoginWorld()
      var ends: [Int: [Bool]] = [:]
      home.world.guards = [
        .init("login") {
          $0.brings(.detail) && !home.isLoggedIn
            ? .hold(
              until: LoginWorld.signal, meanwhile: .sheet(.loose), replacesLinks: replaces)
            : .allow
        }
      ]
      home.linksTo { number in
        var push = Sample.Presentation.push(.detail, content: .note(number))
        push.completionClosure = { ends[number, default: []].append($0) }
        return [.tab(.notes), push]
      }
      let flow = home.flow()
      for number in 1...3 { flow.openNote(number) }
      expectEqual(flow.count(of: .loose), 1)
      home.logIn(flow)
      let isLast = replaces ? [false, false, true] : [true, true, true]
      expectEqual((1...3).map { ends[$0] }, isLast.map { [$0] })
      expectEqual(flow.contents(of: .detail), [.note(3)])
    }
  }

  @Test func `a request of the app and a tap do not replace each other`() {
    let home = LoginWorld(.add(.loose))
    let flow = home.flow()
    let handles = (1...2).map { flow.flow.request(.push(.detail, content: .note($0))) }
    flow.perform(Act.open, content: .note(3), at: flow.id(.notes))
    home.logIn(flow)
    expectEqual(handles.map(\.status.word), ["done", "done"])
    expectEqual(flow.contents(of: .detail), [.note(1), .note(2), .note(3)])
  }

  @Test func `a held request starts where it was made`() {
    let home = LoginWorld()
    home.linksTo(actsFromCurrentPlace: true) { [.push(.detail, content: .note($0))] }
    let flow = home.flow()
    flow.select(.tags)
    flow.openNote(1)
    home.logIn(flow)
    expectEqual(flow.parent(of: .detail), .home)
    expectEqual(
      flow.flow.tree.shape.split(separator: "\n").map(String.init).suffix(3),
      ["  tab tags: tags", "  tab tags: > detail(note(1))", "  tab trash: trash"])
  }

  @Test func `a link during a login starts where the login was requested`() {
    let home = LoginWorld(.sheet(.pile))
    home.linksTo { [.push(.detail, content: .note($0))] }
    let flow = home.flow()
    flow.select(.tags)
    for number in 1...2 { flow.openNote(number) }
    expectEqual(flow.current, .bottom)
    home.logIn(flow)
    expectEqual(flow.active, [.home, .notes, .tags, .trash, .detail])
    expectEqual(flow.contents(of: .detail), [.note(2)])
  }

  @Test func `a held request whose requester has left starts as after a cold start`() {
    let home = LoginWorld()
    let flow = home.flow()
    flow.present(.push(.edit))
    let handle = flow.flow.request(.push(.detail))
    flow.remove(flow.id(.edit))
    expectEqual(flow.active, [.home, .notes, .tags, .trash])
    expectEqual(handle.status.word, "held")
    home.logIn(flow)
    expectEqual(handle.status.word, "done")
    flow.expectPath([.detail])
  }

  @Test func `a link that cannot run during a login waits for the signal`() async {
    let home = LoginWorld(.replaceRoot(with: .loose))
    let flow = home.flow()
    var handles = [flow.openNote(1), flow.openNote(2)]
    expectEqual(handles[0].status.word, "superseded by \(handles[1].number)")
    expectEqual(flow.active, [.loose])
    home.logIn(flow)
    expectEqual(flow.contents(of: .detail), [.note(2)])
    flow.expectNothingPending()

    // A held request ends when the login leaves, and is refused if there is no login.
    home.isLoggedIn = false
    handles = [flow.openNote(3), flow.openNote(4)]
    expectEqual(handles[1].status.word, "held")
    flow.present(.replaceRoot(with: .tags))
    await flow.settle()
    expectEqual(handles[1].status.word, "cancelled")
    expectEqual(flow.openNote(5).status.word, "refused noTabBar")
  }

  // MARK: Before anything is presented

  private func unstarted(_ login: Sample.Presentation) -> (LoginWorld, SampleTestFlow) {
    let home = LoginWorld(login, protects: { [.home, .detail].contains($0) })
    return (home, SampleTestFlow(home.world.setup, startsAtOnce: false))
  }

  @Test func `the newest link waits for a held start, and is cancelled with it`() throws {
    var (home, flow) = unstarted(.replaceRoot(with: .loose))
    var handles = [flow.openNote(1), flow.openNote(2)]
    let unknown = flow.flow.open(try require(URL(string: "sample://nowhere")))
    for _ in 1...2 {
      expectEqual(
        handles.map(\.status.word), ["superseded by \(handles[1].number)", "held"])
      expectEqual(unknown.status.word, "refused unknownLink")
      expectEqual(flow.active, [.loose])
      expectEqual(flow.flow.pending.count, 2)
      flow.flow.signal(LoginWorld.signal)
    }
    home.logIn(flow)
    expectEqual(handles[1].status.word, "done")
    expectEqual(flow.contents(of: .detail), [.note(2)])
    flow.expectNothingPending()

    (home, flow) = unstarted(.replaceRoot(with: .loose))
    handles = [flow.openNote(1), flow.openNote(2)]
    flow.flow.cancelHeld(LoginWorld.signal)
    expectEqual(handles[1].status.word, "cancelled")
    flow.expectNothingPending()
  }

  @Test(arguments: [Sample.Presentation.replaceRoot(with: .loose), nil])
  func `all links wait for a held start if its guard does not let them replace each other`(
    login: Sample.Presentation?
  ) {
    let home = LoginWorld()
    home.world.guards = [
      .init("login") { [weak home] in
        home?.isLoggedIn == true || !$0.brings(.home)
          ? .allow : .hold(until: LoginWorld.signal, meanwhile: login, replacesLinks: false)
      }
    ]
    let flow = SampleTestFlow(home.world.setup, startsAtOnce: false)
    let handles = [flow.openNote(1), flow.openNote(2)]
    expectEqual(handles.map(\.status.word), ["held", "held"])
    home.isLoggedIn = true
    flow.flow.signal(LoginWorld.signal)
    expectEqual(handles.map(\.status.word), ["done", "done"])
    // Each link leads to its own path, so the last one is shown.
    expectEqual(flow.contents(of: .detail), [.note(2)])
  }

  @Test func `a start is refused if its login needs a running flow`() {
    let (home, flow) = unstarted(.sheet(.loose))
    var refused: [String] = []
    flow.onEvent = { if case .startRefused(let error) = $0.kind { refused.append(error.text) } }
    let handle = flow.openNote(1)
    expectEqual([handle.status.word, "\(home.isLoggedIn)"], ["refused noTree", "false"])
    expectEqual(refused.count, 1)
    expectEmpty(flow.active)
    flow.expectNothingPending()
  }
}
