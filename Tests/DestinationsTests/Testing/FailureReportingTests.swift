import Destinations
import DestinationsTesting
import Testing

@MainActor
struct FailureReportingTests {
  @Test func `a failure in a Swift Testing test is recorded as an issue`() async {
    withKnownIssue {
      let flow = SampleWorld(start: .notes).flow()
      flow.expectCurrent(.detail)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("the current place is notes, not detail") }
        && issue.sourceLocation?.fileName == "FailureReportingTests.swift"
    }

    // A failure in a detached task is reported at the next step.
    let flow = SampleWorld(start: .notes).flow()
    await Task.detached { await flow.expectCurrent(.detail) }.value
    withKnownIssue {
      flow.present(.push(.detail))
    }
  }

  @Test func `thrown failures are collected and thrown when the flow finishes`() async {
    await FailureReporting.throwing.during {
      let error = await #expect(throws: TestFailures.self) {
        try await TestFlow.run(SampleWorld(start: .notes).setup) { flow in
          flow.expectCurrent(.detail)
          flow.expectPath([.detail])
        }
      }
      expectEqual(error?.failures.count, 2)
      expectEqual(error?.description.contains("FailureReportingTests.swift"), true)
    }
  }

  @Test func `collected failures are kept in order with their places`() async {
    let collector = FailureCollector()
    let flow = await FailureReporting.collecting(collector).during {
      let flow = SampleWorld(start: .notes).flow()
      flow.expectCurrent(.detail)
      flow.expectCurrent(.edit)
      return flow
    }
    // A flow keeps the reporting of the place where it was created.
    flow.expectCurrent(.loose)
    let lines = collector.failures.map(\.place.line)
    expectEqual(lines.count, 3)
    expectEqual(lines, lines.sorted())
  }
}
