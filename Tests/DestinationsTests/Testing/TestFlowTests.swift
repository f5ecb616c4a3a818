import Destinations
import DestinationsTesting
import Testing

@MainActor
struct TestFlowTests {
  @Test func `a test starts, drives and checks a flow in a dozen lines`() async throws {
    let world = SampleWorld()
    try await TestFlow.run(world.setup, interface: world.interface) { flow in
      flow.expectCurrent(.notes)
      flow.perform(Act.open)
      flow.expectPath([.detail])
      flow.expectVisible(.home, .detail)
      flow.expectTree(
        """
        home tabs selected=notes
          tab notes: notes stack
            > detail
          tab tags: tags
          tab trash: trash
        """)
      flow.swipeBack()
      flow.expectCurrent(.notes)
      flow.expectIdle()
    }
  }

  @Test func `a test may end while interactors are prepared or cleaned up`()
    async throws
  {
    let world = SampleWorld(start: .notes)
    let slow = SlowlyPreparedInteractor()
    world.onBuild = { $0.assignInteractor(interactor: slow, for: .store) }
    try await TestFlow.run(world.setup) { $0.expectCurrent(.notes) }
    expectEqual(await slow.log, ["prepare", "prepared"])
  }

  @Test func `a failure names the line, the step, the change, the cause and a remedy`() async {
    let world = SampleWorld()
    var line = 0
    let failures = await FailureReporting.failures {
      let flow = SampleTestFlow(world.setup, interface: world.interface)
      flow.goBack()
      flow.expectCurrent(.detail)
      line = #line - 1
    }
    expectEqual(
      failures.map(\.description),
      [
        """
        TestFlowTests.swift:\(line): after step 2 goBack: the current place is notes, not detail
        Step 2 changed nothing.
        Why: refused, nothingToGoBack: notes #2 is at the bottom of its stack. Check canGoBack first, \
        or dismiss the sheet instead.
        Steps: 1 start  2 goBack
        To fix: expect notes, or go to detail in the step
        """
      ])
  }
}
