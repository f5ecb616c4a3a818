import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Tests of flows that are hosted by places of the tested flow.
@MainActor
struct EmbeddedTestFlowTests {
  private typealias Inner = (host: UUID, stack: UUID)
  private typealias Body = @MainActor (SampleTestFlow, Inner) async throws -> Void

  private let world = EmbeddingWorld()

  /// Runs a test in which a place hosts a flow.
  private func run(
    _ exhaustivity: Exhaustivity = .full,
    _ test: Body
  ) async throws {
    try await TestFlow.run(world.setup, exhaustivity: exhaustivity) { flow in
      flow.present(.push(.compose)) { $0.push(.compose) }
      let host = try require(flow.flow.currentDestination?.id)
      let inner = try require(flow.flow.embeddedFlow(at: host)?.currentDestination?.id)
      try await test(flow, (host, inner))
    }
  }

  private func messages(_ test: Body) async throws -> [String] {
    try await FailureReporting.failures { try await run(.full, test) }.map(\.message)
  }

  @Test func `a place of an embedded flow is tapped, and the step names its flow`()
    async throws
  {
    try await run { flow, inner in
      let step = flow.perform(Act.open, at: inner.stack) { $0.push(.edit) }
      expectEqual(step.hostID, inner.host)
      expectEqual(step.changes.lines.map { $0.prefix(8) }, ["+ > edit"])
      flow.perform(Act.back, at: inner.stack, expect: .refused(.requesterHidden))
      flow.goBack { $0.goBack() }
      flow.expectReleased()
    }
    // A step that another flow carries out is expected in that flow.
    try await run { flow, inner in
      flow.step("edit", in: inner.host) {
        flow.present(.push(.edit))
      } changes: {
        $0.push(.edit)
      }
      let edit = try require(flow.flow.embeddedFlow(at: inner.host)?.currentDestination?.id)
      flow.step("save") {
        flow.perform(Act.save, at: edit)
      } changes: {
        $0.push(.detail)
      }
    }
  }

  @Test func `an unexpected change of an embedded flow is reported with its tree`() async throws {
    var kept: [SampleDestination] = []
    let cases: [(name: String, test: Body, wanted: [[String]])] = [
      (
        "a change other than the expected one is reported with the embedded tree",
        { $0.perform(Act.open, at: $1.stack) { $0.push(.loose) } },
        [["after step 3 open: the resulting tree differs", "-   > loose\n+   > edit"]]
      ),
      (
        "an unexpected change of an embedded flow is reported, too",
        { flow, inner in
          flow.perform(Act.open, at: inner.stack)
          flow.present(.push(.edit))
        },
        [
          ["the tree changed, but no change was expected"],
          ["changed, but no change was expected there"],
        ]
      ),
      (
        "a change of an embedded flow between two steps is noticed",
        { flow, inner in
          flow.flow.embeddedFlow(at: inner.host)?.presentDestination(configuration: .push(.edit))
          flow.goBack { $0.goBack() }
        },
        [["after step 3 meanwhile: the flow at #"]]
      ),
      (
        "an object that an embedded flow leaves behind is a leak",
        { [world] flow, inner in
          world.onBuild = { if $0.type == .edit { kept.append($0) } }
          flow.perform(Act.open, at: inner.stack) { $0.push(.edit) }
          flow.goBack { $0.goBack() }
        },
        [["edit #"]]
      ),
    ]
    for (name, test, wanted) in cases {
      let messages = try await messages(test)
      let areAsWanted =
        messages.count == wanted.count
        && zip(messages, wanted).allSatisfy { message, parts in
          parts.allSatisfy { message.contains($0) }
        }
      #expect(areAsWanted, "\(name): \(messages)")
    }
    expectEqual(kept.count, 1)
  }
}
