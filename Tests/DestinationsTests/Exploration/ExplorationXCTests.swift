import Destinations
import DestinationsTesting
import XCTest

/// Exploring, replaying and searching under XCTest, with the functions that no other test calls under XCTest.
final class ExplorationXCTests: TimedTestCase {
  @MainActor
  func testASoundAppRaisesNoAlarm() async throws {
    let report = try await explore(
      MazeWorld().setup, contents: MazeWorld.contents, runs: 3, steps: 100)
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(report.runCount, 3)
  }

  @MainActor
  func testRunsAreTheSameAsUnderSwiftTesting() async throws {
    let digest = try await MazeWorld.digest(seed: 7)
    XCTAssertEqual(digest, MazeWorld.digestOfSeed7)
  }

  @MainActor
  func testAFindingIsShrunkReportedAndReplayed() async throws {
    let dry = Maze.Law("the cellar is dry") { moment in
      moment.current?.route == .cellar ? "the cellar is dug" : nil
    }
    var line = 0
    let failures = try await FailureReporting.failures {
      try await explore(MazeWorld().setup, contents: MazeWorld.contents, laws: [dry])
      try await replay("tap hall.open\ntap room.dig", on: MazeWorld().setup, laws: [dry])
      line = #line - 1
    }
    XCTAssertEqual(failures.count, 2)
    XCTAssertEqual(failures.last?.place.line, UInt(line))
    XCTAssertTrue(failures.allSatisfy { $0.message.contains("2 tap room.dig") })
  }

  @MainActor
  func testAStandardLawNamesTheFault() async throws {
    var kept: [MazePlace] = []
    let report = try await MazeWorld.explored { world in
      world.onBuild = { if $0.type == .room { kept.append($0) } }
    }
    XCTAssertEqual(report.findings.first?.law, "nothing leaks")
    XCTAssertFalse(kept.isEmpty)
  }

  @MainActor
  func testTheShortestWayToEveryPlaceIsFound() async throws {
    let found = try await survey(MazeWorld().setup) { $0.current?.route }
    XCTAssertTrue(found.isComplete)
    XCTAssertEqual(found.verdicts.count, 4)
  }

  @MainActor
  func testACrashIsReportedWithTheStepsThatWereWrittenAhead() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "maze.trace").path()
    try "# seed 1, run 2\ntap hall.open\n".write(toFile: file, atomically: true, encoding: .utf8)
    let collector = FailureCollector()
    let found = try FailureReporting.$current.withValue(.collecting(collector)) {
      try reportCrash(leftIn: file)
    }
    XCTAssertEqual(found?.what, "the app crashed in step 1, \"tap hall.open\"")
    XCTAssertEqual(collector.failures.count, 1)
  }

  @MainActor
  func testAStreamIsFedByTheTest() async throws {
    let mock = MockStreamInteractor<StoreRequest>()
    let feed = mock.feeds(.load)
    try await TestFlow.run(SampleWorld(start: .notes).setup) { flow in
      let place = try XCTUnwrap(flow.flow.currentDestination as? SampleDestination)
      place.assignInteractor(interactor: mock, for: .store)
      let ask = { place.performRequest(interactor: .store, request: StoreRequest(action: .load)) }
      ask()
      await flow.settle()
      feed.send(["Milk"])
      await flow.settle()
      XCTAssertEqual(place.results, ["[\"Milk\"] for load, async"])
    }
  }

  @MainActor
  func testAnInterfaceIsNotifiedInOrderAndAcknowledgesByHand() async throws {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    try await TestFlow.run(world.setup, interface: world.interface) { flow in
      flow.acknowledge()
      flow.present(.push(.detail))
      flow.present(.goBack)
      XCTAssertEqual(world.interface.waitingTransitions, [2])
      world.interface.acknowledgeAll()
      XCTAssertEqual(
        world.interface.lines,
        [
          "insert notes #1 as root", "insert detail #2 on path of #1",
          "remove detail #2 on path of #1",
        ])
      XCTAssertNil(world.interface.drift())
    }
  }

  @MainActor
  func testALeakIsNamed() async throws {
    let world = SampleWorld(start: .notes)
    var kept: [SampleDestination] = []
    world.onBuild = { if $0.type == .detail { kept.append($0) } }
    let failures = try await FailureReporting.failures {
      try await TestFlow.run(world.setup, exhaustivity: .full) { flow in
        flow.perform(Act.open) { $0.push(.detail) }
        flow.goBack { $0.goBack() }
      }
    }
    XCTAssertEqual(kept.count, 1)
    XCTAssertTrue(failures.first?.message.contains("detail #2, which left in step 3") == true)
  }

  @MainActor
  func testAnAdapterIsTried() async throws {
    let results = await AdapterConformance.check { () -> SampleAdapter in
      let flow = Sample.AppFlow(SampleWorld().setup, ids: .sequential())
      let model = ModelAdapter(flow, fault: nil)
      let samples = SampleAdapter.Samples(
        push: .push(.detail), otherPush: .push(.edit), sheet: .sheet(.compose), tab: .tags)
      return SampleAdapter(flow: flow, coordinator: model, samples: samples) { model.front }
    }
    XCTAssertTrue(results.allSatisfy(\.isPassed))
  }

  private typealias SampleAdapter = AdapterUnderTest<
    Sample.DestinationType, Sample.ContentType, Sample.TabType
  >
}
