import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Tests of flows that live at places of the flow that is tested.
@MainActor
struct EmbeddedTestFlowTests {
  private typealias Inner = (host: UUID, stack: UUID)

  private let world = EmbeddingWorld()

  /// Runs a test in which a place hosts a flow.
  private func run(
    _ exhaustivity: Exhaustivity = .full,
    _ test: @MainActor (SampleTestFlow, Inner) async throws -> Void
  ) async throws {
    try await TestFlow.run(world.setup, exhaustivity: exhaustivity) { flow in
      flow.present(.push(.compose)) { $0.push(.compose) }
      let host = try #require(flow.flow.currentDestination?.id)
      let inner = try #require(flow.flow.embeddedFlow(at: host)?.currentDestination?.id)
      try await test(flow, (host, inner))
    }
  }

  private func messages(
    _ test: @MainActor (SampleTestFlow, Inner) async throws -> Void
  ) async throws -> [String] {
    try await FailureReporting.failures { try await run(.full, test) }.map(\.message)
  }

  @Test func `a place of an embedded flow is tapped, and the step tells of its flow`()
    async throws
  {
    try await run { flow, inner in
      let step = flow.perform(Act.open, at: inner.stack) { $0.push(.edit) }
      #expect(step.hostID == inner.host)
      #expect(step.changes.lines.count == 1)
      #expect(step.changes.lines.first?.hasPrefix("+ > edit") == true)
      flow.perform(Act.back, at: inner.stack, expect: .refused(.requesterHidden))
      flow.goBack { $0.goBack() }
      flow.expectReleased()
    }
  }

  @Test func `another change than expected is said with the embedded tree`() async throws {
    let messages = try await messages { flow, inner in
      flow.perform(Act.open, at: inner.stack) { $0.push(.loose) }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("after step 3 open: it left a different tree") == true)
    #expect(messages.first?.contains("-   > loose\n+   > edit") == true)
  }

  @Test func `a change that nobody expected is one in an embedded flow too`() async throws {
    let messages = try await messages { flow, inner in
      flow.perform(Act.open, at: inner.stack)
      flow.present(.push(.edit))
    }
    #expect(messages.count == 2)
    #expect(messages.first?.contains("the tree has changed, and no change was expected") == true)
    #expect(
      messages.last?.contains("has changed, and no change was expected there") == true)
  }

  @Test func `what a step hands inward or outward is expected where it ends`() async throws {
    try await run { flow, inner in
      flow.step("edit", in: inner.host) {
        flow.present(.push(.edit))
      } changes: {
        $0.push(.edit)
      }
      let edit = try #require(flow.flow.embeddedFlow(at: inner.host)?.currentDestination?.id)
      flow.step("save") {
        flow.perform(Act.save, at: edit)
      } changes: {
        $0.push(.detail)
      }
    }
  }

  @Test func `what happens in an embedded flow between two steps is noticed`() async throws {
    let messages = try await messages { flow, inner in
      flow.flow.embeddedFlow(at: inner.host)?.presentDestination(configuration: .push(.edit))
      flow.goBack { $0.goBack() }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("after step 3 meanwhile: the flow at #") == true)
  }

  @Test func `what is left of an embedded flow is a leak`() async throws {
    var kept: [SampleDestination] = []
    world.onBuild = { if $0.type == .edit { kept.append($0) } }
    let messages = try await messages { flow, inner in
      flow.perform(Act.open, at: inner.stack) { $0.push(.edit) }
      flow.goBack { $0.goBack() }
    }
    #expect(kept.count == 1)
    #expect(messages.count == 1 && messages[0].contains("edit #"))
  }
}
