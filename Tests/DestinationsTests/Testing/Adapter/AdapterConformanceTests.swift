import Destinations
import DestinationsTesting
import Testing

/// The kit for whoever writes an interface adapter, on one that is right and on some that are not.
@MainActor
struct AdapterConformanceTests {
  private typealias Adapter = AdapterUnderTest<
    Sample.DestinationType, Sample.ContentType, Sample.TabType
  >

  private func adapter(_ fault: ModelAdapter.Fault?) -> Adapter {
    let flow = Sample.AppFlow(SampleWorld().setup, ids: .sequential())
    let model = ModelAdapter(flow, fault: fault)
    let samples = Adapter.Samples(
      push: .push(.detail), otherPush: .push(.edit), sheet: .sheet(.compose), tab: .tags)
    var adapter = Adapter(flow: flow, coordinator: model, samples: samples) { model.front }
    adapter.goBack = { model.goBack() }
    adapter.dismissSheet = { model.dismissSheet() }
    adapter.selectTab = { model.select($0) }
    return adapter
  }

  /// Returns the cases that an adapter fails, with what it did wrong.
  private func failed(_ fault: ModelAdapter.Fault) async -> [AdapterConformance.Result] {
    var results: [AdapterConformance.Result] = []
    _ = await FailureReporting.failures {
      results = await AdapterConformance.check(limit: .milliseconds(1)) { adapter(fault) }
    }
    return results.filter { !$0.isPassed }
  }

  /// What each fault is found by, and what is said of it.
  nonisolated private static let reasons: [(ModelAdapter.Fault, String, String)] = [
    (
      ModelAdapter.Fault.neverAcknowledges, "the first place is in front after the start",
      "it waits: transition 1 is not acknowledged"
    ),
    (
      .acknowledgesTooEarly, "the first place is in front after the start",
      "transition 1 was acknowledged before notes was in front"
    ),
    (
      .ignoresPops, "what a popped place covered is in front again",
      "detail is in front, and notes should be"
    ),
    (.ignoresSheets, "a sheet is in front", "notes is in front, and compose should be"),
    (
      .ignoresTabs, "a selected tab is in front, and keeps what is in it",
      "detail is in front, and tags should be"
    ),
    (.ignoresNewRoots, "another root is in front", "compose is in front, and notes should be"),
    (
      .showsFirstChangeOnly, "the first place is in front after the start",
      "home is in front, and notes should be"
    ),
    (
      .removesByRoute, "the same route is shown twice if it is presented twice",
      "notes is in front, and detail should be"
    ),
    (
      .keepsInterfaces, "the interface of a removed place is let go", "kept compose #6, detail #5"
    ),
    (
      .doesNotReportBack, "going back by hand is reported, once",
      "detail is in front, and edit should be"
    ),
    (
      .reportsBackTwice, "going back by hand is reported, once",
      "the flow heard that 2 places left, and 1 did"
    ),
    (
      .doesNotReportDismissal, "dismissing a sheet by hand is reported, once",
      "notes is in front, and compose should be"
    ),
    (.asksByItself, "the adapter asks for nothing by itself", "1 more requests were made"),
  ]

  @Test func `an adapter that is right passes every case`() async {
    let results = await AdapterConformance.check { adapter(nil) }
    #expect(results.count == 16 && results.allSatisfy(\.isPassed), "\(results)")

    // Every fault has its reason above.
    expectEqual(Set(Self.reasons.map(\.0)), Set(ModelAdapter.Fault.allCases))
  }

  @Test(arguments: reasons)
  func `a faulty adapter fails for its own reason`(
    fault: ModelAdapter.Fault, title: String, reason: String
  ) async throws {
    let failed = await failed(fault)
    let result = try require(failed.first { $0.title == title })
    #expect(result.faults.contains(reason))
  }

  @Test func `what an adapter does wrong is a failure of the test`() async {
    let failures = await FailureReporting.failures {
      await AdapterConformance.check { adapter(.ignoresSheets) }
    }
    expectEqual(
      failures.first?.message,
      """
      the adapter fails: a sheet is in front
        transition 2 was acknowledged before compose was in front
        notes is in front, and compose should be
      To fix: show every change in order, acknowledge it then, and report what a person does
      """)
    #expect("\(failures[0].place)".hasPrefix("AdapterConformanceTests.swift:"))
  }
}
