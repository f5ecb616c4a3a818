import Destinations
import DestinationsTesting
import Testing

/// The conformance kit for interface adapters, applied to a correct adapter and to faulty ones.
@MainActor
struct AdapterConformanceTests {
  private typealias Adapter = AdapterUnderTest<
    Sample.DestinationType, Sample.ContentType, Sample.TabType
  >

  private func adapter(_ fault: ModelAdapter.Fault?) -> Adapter {
    let flow = Sample.AppFlow(SampleWorld().setup, ids: .sequential())
    let model = ModelAdapter(flow, fault: fault)
    let samples = Adapter.Samples(
      push: .push(.detail), otherPush: .push(.edit), sheet: .sheet(.compose), tab: .tags,
      alert: .alert(.loose, "Go on?"))
    var adapter = Adapter(flow: flow, coordinator: model, samples: samples) { model.front }
    adapter.goBack = { model.goBack() }
    adapter.dismissSheet = { model.dismissSheet() }
    adapter.selectTab = { model.select($0) }
    adapter.chooseButton = { model.choose($0) }
    return adapter
  }

  /// Returns the cases that an adapter fails, with the messages.
  private func failed(_ fault: ModelAdapter.Fault) async -> [AdapterConformance.Result] {
    var results: [AdapterConformance.Result] = []
    _ = await FailureReporting.failures {
      results = await AdapterConformance.check(limit: .milliseconds(1)) { adapter(fault) }
    }
    return results.filter { !$0.isPassed }
  }

  /// The case that finds each fault, and its message.
  nonisolated private static let reasons: [(ModelAdapter.Fault, String, String)] = [
    (
      ModelAdapter.Fault.neverAcknowledges, "the first place is shown after the start",
      "it is still waiting: transition 1 is not acknowledged"
    ),
    (
      .acknowledgesTooEarly, "the first place is shown after the start",
      "transition 1 was acknowledged before notes was shown"
    ),
    (
      .ignoresPops, "the place beneath a popped place is shown again",
      "detail is shown instead of notes"
    ),
    (.ignoresSheets, "a sheet is shown", "notes is shown instead of compose"),
    (
      .ignoresTabs, "a selected tab is shown and keeps its places",
      "detail is shown instead of tags"
    ),
    (.ignoresNewRoots, "another root is shown", "compose is shown instead of notes"),
    (
      .showsFirstChangeOnly, "the first place is shown after the start",
      "home is shown instead of notes"
    ),
    (
      .removesByRoute, "a route that is presented twice is shown twice",
      "notes is shown instead of detail"
    ),
    (
      .keepsInterfaces, "the interface of a removed place is released",
      "not released: compose #6, detail #5"
    ),
    (
      .doesNotReportBack, "going back by hand is reported once",
      "detail is shown instead of edit"
    ),
    (
      .reportsBackTwice, "going back by hand is reported once",
      "2 places left the flow's tree, but the gesture removes 1"
    ),
    (
      .doesNotReportDismissal, "dismissing a sheet by hand is reported once",
      "notes is shown instead of compose"
    ),
    (
      .doesNotReportAnswer, "an alert is shown, and a chosen button is reported once",
      "0 places left the flow's tree, but the gesture removes 1"
    ),
    (.asksByItself, "the adapter makes no requests by itself", "1 other requests were made"),
  ]

  @Test func `a correct adapter passes every case`() async {
    let results = await AdapterConformance.check { adapter(nil) }
    #expect(results.count == 17 && results.allSatisfy(\.isPassed), "\(results)")

    // A case for which the adapter has no control, or its samples nothing to show, is not among the passed ones.
    let few = await AdapterConformance.check {
      let full = adapter(nil)
      let samples = Adapter.Samples(
        push: .push(.detail), otherPush: .push(.edit), sheet: .sheet(.compose))
      return Adapter(
        flow: full.flow, coordinator: full.coordinator, samples: samples, front: full.front)
    }
    let left = Set(results.map(\.title)).subtracting(few.map(\.title))
    expectEqual(
      left,
      [
        "a selected tab is shown and keeps its places", "going back by hand is reported once",
        "dismissing a sheet by hand is reported once", "selecting a tab by hand is reported",
        "an alert is shown, and a chosen button is reported once",
      ])

    // Every fault has its reason above.
    expectEqual(Set(Self.reasons.map(\.0)), Set(ModelAdapter.Fault.allCases))
  }

  @Test(arguments: reasons)
  func `each faulty adapter fails with the reason of its fault`(
    fault: ModelAdapter.Fault, title: String, reason: String
  ) async throws {
    let failed = await failed(fault)
    let result = try require(failed.first { $0.title == title })
    #expect(result.faults.contains(reason))
  }

  @Test func `an adapter's fault is reported as a failure of the test`() async {
    let failures = await FailureReporting.failures {
      await AdapterConformance.check { adapter(.ignoresSheets) }
    }
    expectEqual(
      failures.first?.message,
      """
      the adapter breaks a rule: a sheet is shown
        transition 2 was acknowledged before compose was shown
        notes is shown instead of compose
      To fix: show every change in order, then acknowledge it, and report what the user does
      """)
    #expect("\(failures[0].place)".hasPrefix("AdapterConformanceTests.swift:"))
  }
}
