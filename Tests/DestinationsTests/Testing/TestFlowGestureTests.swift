import Destinations
import DestinationsTesting
import Testing

/// The user's gestures as steps.
@MainActor
struct TestFlowGestureTests {
  private func run(_ test: @MainActor (SampleTestFlow) async throws -> Void) async throws {
    try await TestFlow.run(SampleWorld().setup, exhaustivity: .full, test)
  }

  @Test func `each user gesture is a step`() async throws {
    try await run { flow in
      // A tab is tapped, and tapped again.
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.tapTab(.tags)
      flow.tapTab(.notes) { $0.select(.notes) }

      // A swipe back is completed, or cancelled.
      flow.perform(Act.open) { $0.push(.detail) }
      flow.swipeBackAndLetGo(expect: .unchanged)
      flow.swipeBack { $0.goBack() }

      // Several places are left by one swipe.
      flow.presentPath([.push(.detail), .push(.edit)]) { tree in
        tree.push(.detail)
        tree.push(.edit)
      }
      flow.swipeBackTo(flow.id(.notes)) { tree in
        tree.goBack()
        tree.goBack()
      }

      // A sheet is dragged away, or let go of.
      flow.perform(Act.compose) { $0.sheet(.compose) }
      flow.dragSheetAndLetGo(expect: .unchanged)
      flow.dragSheetDown { $0.dismissSheet() }

      // The app is ended and started again.
      flow.perform(Act.open) { $0.push(.detail) }
      flow.relaunch { $0.replaceRoot(with: .home) }
      flow.expectCurrent(.notes)

      // A closed window has no places, and accepts no gesture.
      flow.closeWindow { $0.removeAll() }
      flow.present(.push(.detail), expect: .refused(.flowEnded))
    }
  }

  @Test func `an acknowledgement lets the waiting request run`() async throws {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    try await TestFlow.run(
      world.setup, interface: world.interface, exhaustivity: .full
    ) { flow in
      let step = flow.present(.push(.detail), expect: .unchanged)
      expectEqual(step.started, [.queued(request: 2)])
      flow.acknowledge { $0.push(.detail) }
      flow.acknowledge()
      flow.expectIdle()
    }
  }

  @Test func `a gesture that a user cannot make is a failure`() async throws {
    let surprises = try await FailingTest.surprises([
      FailingTest(
        "in tabs", start: .home,
        says: [
          ["after step 2 swipe back and let go: there is nothing to swipe back to"],
          ["after step 3 drag sheet down: there is no sheet to drag"],
          ["after step 4 drag sheet and let go: there is no sheet to drag"],
          ["after step 5 acknowledge: no transition is waiting to be acknowledged"],
        ]
      ) { flow in
        flow.swipeBackAndLetGo()
        flow.dragSheetDown()
        flow.dragSheetAndLetGo()
        flow.acknowledge()
      },
      FailingTest(
        "in a screen", .off, start: .compose,
        says: [
          ["after step 2 swipe back: there is nothing to swipe back to"],
          ["after step 3 tap tab tags: there is no tab bar to tap"],
          ["after step 4 focus detail: there is no split view with a column to focus"],
        ]
      ) { flow in
        flow.swipeBack()
        flow.tapTab(.tags)
        flow.focusColumn(.detail)
      },
      FailingTest(
        "at sheets that no gesture closes",
        says: [
          ["after step 3 drag sheet down: the sheet cannot be dragged"],
          ["after step 6 drag sheet and let go: the sheet cannot be dragged"],
        ]
      ) { flow in
        let fixed = SheetPresentationOptions(allowsInteractiveDismissal: false)
        flow.present(.sheet(.compose, options: fixed)) { $0.sheet(.compose) }
        flow.dragSheetDown { $0.dismissSheet() }
        flow.dismissSheet { $0.dismissSheet() }
        let cover = SheetPresentationOptions(style: .fullScreenCover)
        flow.present(.sheet(.compose, options: cover)) { $0.sheet(.compose) }
        flow.dragSheetAndLetGo()
      },
    ])
    expectEqual(surprises, [])
  }
}
