import Destinations
import DestinationsTesting
import Foundation
import XCTest

/// Steps, clocks and failures under XCTest.
final class StepXCTests: TimedTestCase {
  @MainActor
  func testAStepStatesItsChanges() async throws {
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
  func testUserGesturesAreSteps() async throws {
    let failures = try await FailureReporting.failures {
      try await TestFlow.run(SampleWorld().setup, exhaustivity: .full) { flow in
        flow.tapTab(.tags) { $0.select(.tags) }
        flow.tapTab(.notes) { $0.select(.notes) }
        flow.perform(Act.open) { $0.push(.detail) }
        flow.swipeBackAndLetGo(expect: .unchanged)
        flow.swipeBack { $0.goBack() }
        flow.perform(Act.compose) { $0.sheet(.compose) }
        flow.dragSheetAndLetGo(expect: .unchanged)
        flow.dragSheetDown { $0.dismissSheet() }
        flow.dragSheetDown()
        flow.closeWindow { $0.removeAll() }
      }
    }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures[0].message.hasPrefix("after step 10 drag sheet down: there is no sheet"))
  }

  @MainActor
  func testATestStartsAtALinkOrASnapshotOrAnyPlace() async throws {
    let world = SampleWorld(start: .notes)
    let table = LinkTable(LinkOrigin(scheme: "sample")) {
      DeepLink("tags") {
        "tags"
      } values: {
        $0 == "tags" ? () : nil
      }
    }
    world.links = FlowLinks(
      table, path: { _ in [.replaceRoot(with: .home), .tab(.tags)] }, target: { _ in nil })
    let tags = """
      home tabs selected=tags
        tab notes: notes stack
        tab tags: > tags
        tab trash: trash
      """
    let link = try XCTUnwrap(URL(string: "sample://tags"))
    var kept: NavigationSnapshot?
    try await TestFlow.run(world.setup, exhaustivity: .full, startsAtOnce: false) { flow in
      flow.open(link, expect: .tree(tags))
      flow.relaunchRestored { tree in
        tree.replaceRoot(with: .home)
        tree.select(.tags)
      }
      flow.relaunchRestored()
      kept = flow.flow.snapshot()
    }
    let snapshot = try XCTUnwrap(kept)
    try await TestFlow.run(world.setup, exhaustivity: .full, startsAtOnce: false) { flow in
      flow.restore(snapshot, expect: .tree(tags))
    }
    let setup = world.setup.starting(at: .replaceRoot(with: .compose))
    try await TestFlow.run(setup) { $0.expectCurrent(.compose) }
  }

  @MainActor
  func testAJournalIsUndoneAndRedoneInSteps() async throws {
    try await TestFlow.run(SampleWorld(start: .notes).setup, exhaustivity: .full) { flow in
      flow.flow.startJournal()
      flow.perform(Act.open) { $0.push(.detail) }
      flow.undo { $0.goBack() }
      flow.redo { $0.push(.detail) }
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
  func testFailuresMatchTheGoldenFile() async throws {
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
