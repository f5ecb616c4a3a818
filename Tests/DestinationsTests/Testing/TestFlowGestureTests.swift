import Destinations
import DestinationsTesting
import Testing

/// The user's side of steps.
@MainActor
struct TestFlowGestureTests {
  private func run(_ test: @MainActor (SampleTestFlow) async throws -> Void) async throws {
    try await TestFlow.run(SampleWorld().setup, exhaustivity: .full, test)
  }

  @Test func `a tab is tapped, and tapped again`() async throws {
    try await run { flow in
      flow.tapTab(.tags) { $0.select(.tags) }
      flow.tapTab(.tags)
    }
  }

  @Test func `a swipe back is carried through, or let go of`() async throws {
    try await run { flow in
      flow.perform(Act.open) { $0.push(.detail) }
      flow.swipeBackAndLetGo(expect: .unchanged)
      flow.swipeBack { $0.goBack() }
    }
  }

  @Test func `several places are left in one go`() async throws {
    try await run { flow in
      flow.presentPath([.push(.detail), .push(.edit)]) { tree in
        tree.push(.detail)
        tree.push(.edit)
      }
      flow.swipeBackTo(flow.id(.notes)) { tree in
        tree.goBack()
        tree.goBack()
      }
    }
  }

  @Test func `a sheet is dragged away, or let go of`() async throws {
    try await run { flow in
      flow.perform(Act.compose) { $0.sheet(.compose) }
      flow.dragSheetAndLetGo(expect: .unchanged)
      flow.dragSheetDown { $0.dismissSheet() }
    }
  }

  @Test func `the app is ended and started again`() async throws {
    try await run { flow in
      flow.perform(Act.open) { $0.push(.detail) }
      flow.relaunch { $0.replaceRoot(with: .home) }
      flow.expectCurrent(.notes)
    }
  }

  @Test func `a closed window has nothing left, and takes nothing any more`() async throws {
    try await run { flow in
      flow.closeWindow { $0.removeAll() }
      flow.present(.push(.detail), expect: .refused(.flowEnded))
    }
  }

  @Test func `the interface acknowledges, and what waited for it runs`() async throws {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    try await TestFlow.run(
      world.setup, interface: world.interface, exhaustivity: .full
    ) { flow in
      let step = flow.present(.push(.detail), expect: .unchanged)
      #expect(step.started == [.queued(request: 2)])
      flow.acknowledge { $0.push(.detail) }
      flow.acknowledge()
      flow.expectIdle()
    }
  }

  @Test func `what a person cannot do is a failure`() async throws {
    let messages = try await FailureReporting.failures {
      try await run { flow in
        flow.swipeBackAndLetGo()
        flow.dragSheetDown()
        flow.dragSheetAndLetGo()
        flow.acknowledge()
      }
    }.map { $0.message.split(separator: "\n").first.map(String.init) ?? "" }
    #expect(
      messages == [
        "after step 2 swipe back and let go: there is nothing to swipe back to",
        "after step 3 drag sheet down: there is no sheet to drag",
        "after step 4 drag sheet and let go: there is no sheet to drag",
        "after step 5 acknowledge: no transition waits to be acknowledged",
      ])
  }
}
