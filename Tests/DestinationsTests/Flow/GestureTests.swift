import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct GestureTests {
  private let world = SampleWorld(start: .notes)

  private func isNavigating(_ route: Sample.DestinationType, in flow: SampleTestFlow) -> Bool? {
    (flow.place(route) as? SampleDestination)?.isSystemNavigating()
  }

  @Test func `while a swipe is under way the system is navigating at its place`() {
    let flow = world.flow()
    flow.present(.push(.detail))
    flow.flow.report(.beganSwipeBack(from: flow.id(.detail)))
    #expect(isNavigating(.detail, in: flow) == true)
    #expect(isNavigating(.notes, in: flow) == false)
    flow.flow.report(.cancelledSwipeBack(from: flow.id(.detail)))
    #expect(isNavigating(.detail, in: flow) == false)
  }

  @Test func `a gesture that begins and is cancelled changes nothing and runs no hook`() {
    let flow = world.flow()
    flow.presentPath([.push(.detail), .sheet(.compose), .push(.edit)])
    let snapshot = FlowSnapshot(flow, world)
    let (edit, compose) = (flow.id(.edit), flow.id(.compose))
    for fact in [
      InterfaceFact<Sample.TabType>.beganSwipeBack(from: edit), .cancelledSwipeBack(from: edit),
      .beganSheetDrag(of: compose), .cancelledSheetDrag(of: compose),
    ] {
      let step = flow.step("gesture") { flow.flow.report(fact) }
      #expect(step.outcome?.isDone == true)
      #expect(FlowSnapshot(flow, world) == snapshot)
    }
  }

  @Test func `a swipe that is completed goes back, and the system navigates until it is over`() {
    var during: [Bool] = []
    world.onBuild = { destination in
      guard destination.type == .detail else { return }
      destination.onHook = { [weak destination] _ in
        if let destination { during.append(destination.isSystemNavigating()) }
      }
    }
    let flow = world.flow()
    flow.present(.push(.detail))
    during = []
    let detail = flow.place(.detail) as? SampleDestination
    flow.flow.report(.beganSwipeBack(from: flow.id(.detail)))
    flow.flow.report(.wentBack(to: flow.id(.notes)))
    #expect(flow.active == [.notes])
    #expect(during == [true, false, false])
    #expect(detail?.isSystemNavigating() == false)
  }

  @Test func `a drag that is completed dismisses the sheet`() {
    let flow = world.flow()
    flow.present(.sheet(.compose))
    let compose = flow.id(.compose)
    flow.flow.report(.beganSheetDrag(of: compose))
    #expect(isNavigating(.compose, in: flow) == true)
    flow.flow.report(.dismissedSheet(of: compose))
    #expect(flow.active == [.notes])
  }

  @Test
  func `guards are asked when a gesture begins, and the interface restores itself if they mind`() {
    world.guards = [
      NavigationGuard("keep") { $0.removes(.edit) ? .deny(reason: "Unsaved") : .allow }
    ]
    let flow = world.flow()
    flow.present(.push(.edit))
    let swipe = flow.step("swipe") { flow.flow.report(.beganSwipeBack(from: flow.id(.edit))) }
    #expect(swipe.error?.code == .guardDenied)
    #expect(swipe.calls.map(\.verb) == [.restore])
    #expect(isNavigating(.edit, in: flow) == false)
    #expect(flow.flow.backPlan().obstacle?.code == .guardDenied)
    flow.present(.replaceRoot(with: .notes))
    flow.present(.sheet(.edit))
    let drag = flow.step("drag") { flow.flow.report(.beganSheetDrag(of: flow.id(.edit))) }
    #expect(drag.error?.code == .guardDenied)
    flow.expectCurrent(.edit)
  }

  @Test func `a guard that would hold does not hold a gesture that only begins`() {
    world.guards = [
      .confirmBeforeLeaving(signal: "discard", asking: .sheet(.compose)) {
        $0.route == .edit
      }
    ]
    let flow = world.flow()
    flow.present(.push(.edit))
    flow.flow.report(.beganSwipeBack(from: flow.id(.edit)))
    flow.expectCurrent(.edit)
    #expect(flow.flow.pending.isEmpty)
  }

  @Test func `a gesture from where nothing can be gone back from, or dismissed, does not begin`() {
    let flow = world.flow()
    let notes = flow.id(.notes)
    let swipe = flow.step("swipe") { flow.flow.report(.beganSwipeBack(from: notes)) }
    #expect(swipe.error?.code == .nothingToGoBack)
    #expect(isNavigating(.notes, in: flow) == false)
    let drag = flow.step("drag") { flow.flow.report(.beganSheetDrag(of: notes)) }
    #expect(drag.outcome?.isDone == true)
    #expect(isNavigating(.notes, in: flow) == false)
  }

  @Test func `at most one gesture is under way`() {
    let flow = world.flow()
    flow.presentPath([.push(.detail), .sheet(.compose)])
    flow.flow.report(.beganSwipeBack(from: flow.id(.detail)))
    flow.flow.report(.beganSheetDrag(of: flow.id(.compose)))
    #expect(isNavigating(.detail, in: flow) == false)
    #expect(isNavigating(.compose, in: flow) == true)
    flow.flow.report(.cancelledSwipeBack(from: flow.id(.detail)))
    #expect(isNavigating(.compose, in: flow) == true)
  }

  @Test func `what the app notes itself is not touched by a gesture elsewhere`() {
    let flow = world.flow()
    flow.present(.push(.detail))
    let notes = flow.place(.notes) as? SampleDestination
    notes?.updateIsSystemNavigating(isNavigating: true)
    flow.flow.report(.beganSwipeBack(from: flow.id(.detail)))
    flow.flow.report(.wentBack(to: flow.id(.notes)))
    #expect(notes?.isSystemNavigating() == true)
  }

  @Test func `a gesture at a place that leaves by other means is over`() {
    let flow = world.flow()
    flow.present(.push(.detail))
    let detail = flow.place(.detail) as? SampleDestination
    let id = flow.id(.detail)
    flow.flow.report(.beganSwipeBack(from: id))
    flow.present(.replaceRoot(with: .notes))
    #expect(detail?.isSystemNavigating() == false)
    flow.flow.report(.cancelledSwipeBack(from: id))
    flow.expectCurrent(.notes)
  }

  @Test
  func `a gesture told in a hook or before an acknowledgement takes its turn among the facts`() {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    var flow: SampleTestFlow?
    defer { flow = nil }
    world.onBuild = { destination in
      guard destination.type == .detail else { return }
      destination.onHook = { [weak destination] hook in
        guard hook == .prepareForPresentation, let flow, let destination else { return }
        flow.flow.report(.beganSwipeBack(from: destination.id))
        #expect(destination.isSystemNavigating() == false)
      }
    }
    flow = world.flow()
    world.interface.acknowledgeAll()
    flow?.present(.push(.detail))
    #expect(flow.flatMap { isNavigating(.detail, in: $0) } == true)
    flow?.flow.report(.cancelledSwipeBack(from: flow?.id(.detail) ?? UUID()))
    #expect(flow.flatMap { isNavigating(.detail, in: $0) } == false)
    #expect(flow?.flow.pending.count == 1)
  }
}
