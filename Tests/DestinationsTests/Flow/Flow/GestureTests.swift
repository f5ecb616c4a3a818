import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct GestureTests {
  /// Expects whether the system is navigating at a place.
  private func expectNavigating(
    _ isNavigating: Bool, _ route: Sample.DestinationType, in flow: SampleTestFlow?,
    line: Int = #line
  ) {
    let place = flow?.place(route) as? SampleDestination
    expectEqual(place?.isSystemNavigating(), isNavigating, "\(route), line \(line)")
  }

  @Test func `a gesture begins, and is cancelled or completed`() {
    // during a swipe, the system is navigating at its place
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.present(.push(.detail))
      flow.flow.report(.beganSwipeBack(from: flow.id(.detail)))
      expectNavigating(true, .detail, in: flow)
      expectNavigating(false, .notes, in: flow)
      flow.flow.report(.cancelledSwipeBack(from: flow.id(.detail)))
      expectNavigating(false, .detail, in: flow)
    }
    // a gesture that begins and is cancelled changes nothing and runs no hook
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([.push(.detail), .sheet(.compose), .push(.edit)])
      let snapshot = FlowSnapshot(flow, world)
      let (edit, compose) = (flow.id(.edit), flow.id(.compose))
      for fact in [
        InterfaceFact<Sample.TabType>.beganSwipeBack(from: edit), .cancelledSwipeBack(from: edit),
        .beganSheetDrag(of: compose), .cancelledSheetDrag(of: compose),
      ] {
        let step = flow.step("gesture") { flow.flow.report(fact) }
        step.expectDone()
        snapshot.expectUnchanged(flow, world)
      }
    }
    // a swipe that is completed goes back, and the system navigates until it is over
    do {
      let world = SampleWorld(start: .notes)
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
      flow.expectPlaces([.notes])
      expectEqual(during, [true, false, false])
      expectEqual(detail?.isSystemNavigating(), false)
    }
    // a drag that is completed dismisses the sheet
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.present(.sheet(.compose))
      let compose = flow.id(.compose)
      flow.flow.report(.beganSheetDrag(of: compose))
      expectNavigating(true, .compose, in: flow)
      flow.flow.report(.dismissedSheet(of: compose))
      flow.expectPlaces([.notes])
    }
  }

  @Test func `a gesture that cannot be completed does not begin`() {
    // guards are asked when a gesture begins, and the interface restores itself if they refuse
    do {
      let world = SampleWorld(start: .notes)
      world.guards = [
        NavigationGuard("keep") { $0.removes(.edit) ? .deny(reason: "Unsaved") : .allow }
      ]
      let flow = world.flow()
      flow.present(.push(.edit))
      let swipe = flow.step("swipe") { flow.flow.report(.beganSwipeBack(from: flow.id(.edit))) }
      swipe.expectRefused(.guardDenied)
      expectEqual(swipe.calls.map(\.verb), [.restore])
      expectNavigating(false, .edit, in: flow)
      expectEqual(flow.flow.backPlan().obstacle?.code, .guardDenied)
      flow.present(.replaceRoot(with: .notes))
      flow.present(.sheet(.edit))
      let drag = flow.step("drag") { flow.flow.report(.beganSheetDrag(of: flow.id(.edit))) }
      drag.expectRefused(.guardDenied)
      flow.expectCurrent(.edit)
    }
    // a guard that would hold does not hold a gesture that only begins
    do {
      let world = SampleWorld(start: .notes)
      world.guards = [
        .confirmBeforeLeaving(signal: "discard", asking: .sheet(.compose)) {
          $0.route == .edit
        }
      ]
      let flow = world.flow()
      flow.present(.push(.edit))
      flow.flow.report(.beganSwipeBack(from: flow.id(.edit)))
      flow.expectCurrent(.edit)
      flow.expectNothingPending()
    }
    // a gesture without a way back or a sheet to dismiss does not begin
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let notes = flow.id(.notes)
      let swipe = flow.step("swipe") { flow.flow.report(.beganSwipeBack(from: notes)) }
      swipe.expectRefused(.nothingToGoBack)
      expectNavigating(false, .notes, in: flow)
      let drag = flow.step("drag") { flow.flow.report(.beganSheetDrag(of: notes)) }
      drag.expectDone()
      expectNavigating(false, .notes, in: flow)
    }
  }

  @Test func `one gesture is under way at a time, and ends with its place`() {
    // at most one gesture is under way
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([.push(.detail), .sheet(.compose)])
      flow.flow.report(.beganSwipeBack(from: flow.id(.detail)))
      flow.flow.report(.beganSheetDrag(of: flow.id(.compose)))
      expectNavigating(false, .detail, in: flow)
      expectNavigating(true, .compose, in: flow)
      flow.flow.report(.cancelledSwipeBack(from: flow.id(.detail)))
      expectNavigating(true, .compose, in: flow)
    }
    // a gesture elsewhere does not change the app's own record of navigating
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.present(.push(.detail))
      let notes = flow.place(.notes) as? SampleDestination
      notes?.updateIsSystemNavigating(isNavigating: true)
      flow.flow.report(.beganSwipeBack(from: flow.id(.detail)))
      flow.flow.report(.wentBack(to: flow.id(.notes)))
      expectEqual(notes?.isSystemNavigating(), true)
    }
    // a gesture ends when its place leaves in another way
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.present(.push(.detail))
      let detail = flow.place(.detail) as? SampleDestination
      let id = flow.id(.detail)
      flow.flow.report(.beganSwipeBack(from: id))
      flow.present(.replaceRoot(with: .notes))
      expectEqual(detail?.isSystemNavigating(), false)
      flow.flow.report(.cancelledSwipeBack(from: id))
      flow.expectCurrent(.notes)
    }
    // a gesture reported in a hook or before an acknowledgement takes its turn among the facts
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      var flow: SampleTestFlow?
      defer { flow = nil }
      world.onBuild = { destination in
        guard destination.type == .detail else { return }
        destination.onHook = { [weak destination] hook in
          guard hook == .prepareForPresentation, let flow, let destination else { return }
          flow.flow.report(.beganSwipeBack(from: destination.id))
          expectEqual(destination.isSystemNavigating(), false)
        }
      }
      flow = world.flow()
      world.interface.acknowledgeAll()
      flow?.present(.push(.detail))
      expectNavigating(true, .detail, in: flow)
      flow?.flow.report(.cancelledSwipeBack(from: flow?.id(.detail) ?? UUID()))
      expectNavigating(false, .detail, in: flow)
      expectEqual(flow?.flow.pending.count, 1)
    }
  }
}
