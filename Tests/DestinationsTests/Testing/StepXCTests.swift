import Destinations
import DestinationsTesting
import XCTest

/// What is new in steps, clocks and failures, under XCTest.
final class StepXCTests: XCTestCase {
  @MainActor
  func testAStepSaysWhatItChanges() async throws {
    try await TestFlow.run(SampleWorld(start: .notes).setup, exhaustivity: .full) { flow in
      flow.perform(Act.open) { $0.push(.detail) }
      flow.present(.sheet(.compose), expect: .delta("+ > sheet: compose"))
      flow.dragSheetDown(expect: .tree("notes stack\n  > detail"))
      flow.goBack { $0.goBack() }
      flow.goBack(expect: .refused(.nothingToGoBack))
      flow.expectReleased()
    }
  }

  @MainActor
  func testTheClockIsMovedByTheTest() async throws {
    let interface = MockInterface(.late(.seconds(1)))
    let setup = SampleWorld(start: .notes).setup
    try await TestFlow.run(setup, interface: interface, exhaustivity: .full) { flow in
      flow.present(.push(.detail))
      await flow.advance(by: .seconds(1)) { $0.push(.detail) }
      await flow.runClock()
    }
  }

  @MainActor
  func testFailuresSayWhatTheGoldenFileSays() async throws {
    let report = try await FailureScenario.report()
    XCTAssertEqual(report, try FailureScenario.golden())
  }

  @MainActor
  func testFailuresOfAnExhaustiveTestAreThrownTogether() async {
    await FailureReporting.throwing.during {
      do {
        let setup = SampleWorld(start: .notes).setup
        try await TestFlow.run(setup, exhaustivity: .full) { flow in
          flow.present(.push(.detail))
          flow.goBack(expect: .refused(.noStack))
        }
        XCTFail("nothing was thrown")
      } catch {
        XCTAssertEqual((error as? TestFailures)?.failures.count, 2)
      }
    }
  }
}
