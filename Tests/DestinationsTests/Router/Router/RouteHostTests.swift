import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct RouteHostTests {
  private let world = SampleWorld()
  private let router = Router<NotesRoute>()

  /// The router on the stack of a flow's first tab.
  private func attached(to flow: SampleTestFlow, _ stack: Sample.DestinationType = .notes) {
    router.attach(
      .stack(
        flow.id(stack), of: flow.flow,
        place: { route in
          switch route {
          case .note(let note): Place(.detail, content: .note(note))
          case .history(let note): Place(.edit, content: .note(note))
          case .version(let version, _): Place(.loose, content: .note(version))
          }
        },
        destination: { place in
          guard case .note(let number) = place.content else { return nil }
          return switch place.route {
          case .detail: .note(number)
          case .edit: .history(note: number)
          default: nil
          }
        }))
  }

  @Test func `a router navigates the stack of a flow as one transition`() {
    let flow = world.flow()
    attached(to: flow)
    let transitions = flow.interface.transitionCount
    router.navigate(to: .history(note: 7))
    flow.expectPath([.detail, .edit])
    expectEqual(router.path, [.note(7), .history(note: 7)])
    expectEqual(flow.interface.transitionCount, transitions + 1)

    // Places that two paths have in common stay.
    let note = flow.id(.detail)
    router.navigate(to: .note(7))
    flow.expectPath([.detail])
    expectEqual(flow.id(.detail), note)
    router.navigate(to: .note(8))
    #expect(router.path == [.note(8)] && flow.id(.detail) != note)

    // A place from which the user goes back leaves the router's path.
    router.navigate(to: .history(note: 7))
    let observer = Observer { [router] in _ = router.path }
    flow.swipeBack()
    expectEqual(router.destination, .note(7))
    expectEqual(observer.count, 1)

    // A place that is not a destination ends the path and leaves with the next navigation.
    flow.present(.push(.trash))
    expectEqual(router.path, [.note(7)])
    router.navigate(to: .note(7))
    flow.expectPath([.detail])
    router.navigate(to: nil)
    flow.expectCurrent(.notes)

    // A router in another tab navigates its own stack.
    flow.tapTab(.tags)
    router.navigate(to: .note(1))
    flow.expectCurrent(.tags)
    flow.tapTab(.notes)
    flow.expectCurrent(.detail)
  }

  @Test(arguments: [Sample.DestinationType.pane, .pile])
  func `the places of a stack on the path of a router's stack follow it`(
    stack: Sample.DestinationType
  ) {
    let flow = SampleWorld(start: .notes).flow()
    router.attach(
      .stack(
        flow.id(.notes), of: flow.flow,
        place: { route in
          if case .note(let number) = route { return Place(stack, content: .note(number)) }
          return Place(.edit, content: .note(7))
        },
        destination: { place in
          guard case .note(let number) = place.content else { return nil }
          return place.route == stack ? .note(number) : .history(note: number)
        }))
    let observer = Observer { [router] in _ = router.path }
    for _ in 1...2 {
      router.navigate(to: .history(note: 7))
      expectEqual(router.path, [.note(7), .history(note: 7)])
      expectEqual(flow.active.last, .edit)
    }
    let count = observer.count
    router.navigate(to: .note(7))
    expectEqual(router.path, [.note(7)])
    #expect(count > 0 && observer.count > count)
    router.navigate(to: .history(note: 7))
    router.navigate(to: nil)
    flow.expectPlaces([.notes])
  }

  @Test func `a router's root is the first place of a stack that keeps it`() {
    let flow = SampleWorld(start: .pile).flow()
    // A router presents its destination when it is attached.
    router.navigate(to: .history(note: 2))
    attached(to: flow, .pile)
    flow.expectPath([.bottom, .detail, .edit])
    expectEqual(router.path, [.note(2), .history(note: 2)])
    router.navigate(to: nil)
    flow.expectPath([.bottom])
  }

  @Test func `a router cannot navigate in a flow whose start a guard denied`() {
    world.guards = [.init("locked") { _ in .deny(reason: "It is locked.") }]
    world.start = .notes
    let flow = SampleTestFlow(world.setup, interface: world.interface, startsAtOnce: false)
    flow.start()
    flow.expectRefused(.guardDenied)
    attached(to: flow)
    expectEqual(router.navigate(to: .note(1)).error?.code, .targetGone)
  }

  @Test func `a refused navigation leaves the router and the flow unchanged`() {
    world.missing = [.edit]
    let flow = world.flow()
    attached(to: flow)
    router.navigate(to: .note(7))
    let before = FlowSnapshot(flow, world)
    expectEqual(router.navigate(to: .history(note: 7)).error?.code, .noProvider)
    expectEqual(FlowSnapshot(flow, world), before)
    expectEqual(router.path, [.note(7)])
  }

  @Test func `a waiting navigation is computed when its turn comes`() {
    let flow = world.flow()
    attached(to: flow)
    flow.flow.onEvent = { [router] event in
      guard case .appeared(_, "tags") = event.kind else { return }
      router.navigate(to: .note(1))
      router.navigate(to: .history(note: 1))
    }
    flow.tapTab(.tags)
    expectEqual(router.path, [.note(1), .history(note: 1)])
  }

  @Test func `a waiting navigation continues at a newly attached host`() {
    let slow = SampleWorld(acknowledging: .manually)
    let first = slow.flow()
    attached(to: first)
    guard case .queued = router.navigate(to: .history(note: 7)) else {
      Issue.record("The navigation does not wait.")
      return
    }
    let second = world.flow()
    attached(to: second)
    second.expectPath([.detail, .edit])
    slow.interface.acknowledgeAll()
    first.expectPath([])
    expectEqual(router.path, [.note(7), .history(note: 7)])

    // A navigation that has ended is not repeated.
    second.goBack()
    attached(to: first)
    slow.interface.acknowledgeAll()
    first.expectPath([.detail])
  }

  @Test func `a router that has navigated to its root does so at a newly attached host`() {
    func showingNote(_ world: SampleWorld) -> SampleTestFlow {
      let flow = world.flow()
      world.interface.acknowledgeAll()
      flow.present(.push(.detail, content: .note(7)))
      return flow
    }
    // A router that has never navigated takes the path of its host.
    let first = showingNote(world)
    attached(to: first)
    expectEqual(router.path, [.note(7)])
    router.navigate(to: nil)
    first.expectPath([])
    let second = showingNote(SampleWorld())
    attached(to: second)
    second.expectPath([])

    // So does one that waits for its turn.
    let slow = SampleWorld(acknowledging: .manually)
    let waiting = showingNote(slow)
    attached(to: waiting)
    guard case .queued = router.navigate(to: nil) else {
      Issue.record("The navigation does not wait.")
      return
    }
    let third = showingNote(SampleWorld())
    attached(to: third)
    third.expectPath([])
    waiting.expectPath([.detail])
  }

  @Test func `a router without its stack is at its root and refuses to navigate`() {
    var flow: SampleTestFlow? = world.flow()
    if let flow { attached(to: flow) }
    router.navigate(to: .note(7))
    flow?.present(.replaceRoot(with: .loose))
    expectEmpty(router.path)
    expectEqual(router.navigate(to: .note(7)).error?.code, .targetGone)
    flow?.expectCurrent(.loose)

    // A flow that was released refuses.
    flow = nil
    expectEqual(router.navigate(to: .note(1)).error?.code, .flowEnded)
    expectEmpty(router.path)
  }
}
