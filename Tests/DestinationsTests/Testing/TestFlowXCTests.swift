import Destinations
import DestinationsTesting
import XCTest

/// The testing module under XCTest.
final class TestFlowXCTests: TimedTestCase {
  @MainActor
  func testAFlowIsDrivenAndExpected() async throws {
    let world = SampleWorld()
    try await TestFlow.run(world.setup, interface: world.interface) { flow in
      flow.perform(Act.open)
      flow.expectPath([.detail])
      flow.tapTab(.tags)
      flow.expectCurrent(.tags)
      flow.tapTab(.notes)
      flow.swipeBack()
      flow.expectTree(
        """
        home tabs selected=notes
          tab notes: > notes stack
          tab tags: tags
          tab trash: trash
        """)
      flow.expectIdle()
    }
  }

  @MainActor
  func testAFailureNamesItsLineHereToo() async {
    var line = 0
    let failures = await FailureReporting.failures {
      let flow = SampleWorld(start: .notes).flow()
      flow.expectCurrent(.detail)
      line = #line - 1
    }
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(
      failures.first?.description,
      """
      TestFlowXCTests.swift:\(line): after step 1 start: the current place is notes, not detail
      Step 1 changed (- before, + after):
        + > notes stack #1
      Steps: 1 start
      To fix: expect notes, or go to detail in the step
      """)
  }

  @MainActor
  func testThrownFailuresComeTogether() async {
    await FailureReporting.throwing.during {
      do {
        try await TestFlow.run(SampleWorld(start: .notes).setup) { $0.expectCurrent(.detail) }
        XCTFail("nothing was thrown")
      } catch {
        XCTAssertEqual((error as? TestFailures)?.failures.count, 1)
      }
    }
  }

  @MainActor
  func testAnInteractorAnswersByRulesAndFailsWithoutOne() async throws {
    let failures = try await FailureReporting.failures {
      let mock = MockInteractor<StoreRequest>("store")
      mock.returns(["Milk"], for: .load)
      try await TestFlow.run(SampleWorld(start: .notes).setup) { flow in
        let place = try XCTUnwrap(flow.flow.currentDestination as? SampleDestination)
        place.assignInteractor(interactor: mock, for: .store)
        place.performRequest(interactor: .store, request: StoreRequest(action: .load))
        XCTAssertEqual(place.results, ["[\"Milk\"] for load"])
        place.performRequest(interactor: .store, request: StoreRequest(action: .save))
      }
    }
    XCTAssertTrue(failures.first?.message.contains("no rule gives an answer") == true)
  }

  @MainActor
  func testAnInteractorIsHeldAndReleased() async throws {
    let interactor = MockAsyncInteractor<StoreRequest>()
    let gate = interactor.holds(.load)
    try await TestFlow.run(SampleWorld(start: .notes).setup) { flow in
      let place = try XCTUnwrap(flow.flow.currentDestination as? SampleDestination)
      place.assignInteractor(interactor: interactor, for: .store)
      let ask = { place.performRequest(interactor: .store, request: StoreRequest(action: .load)) }
      ask()
      let waiting = await flow.settle()
      XCTAssertEqual(waiting.count, 1)
      gate.release(["Milk"])
      await flow.settle()
      XCTAssertEqual(place.results, ["[\"Milk\"] for load, async"])
    }
  }
}
