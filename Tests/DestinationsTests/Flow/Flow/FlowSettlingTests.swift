import Destinations
import Testing

/// Waiting until a flow is idle.
@MainActor
struct FlowSettlingTests {
  /// A flow whose place has sent a request to its interactor.
  private func counting() throws -> (SettlingWorld.AppFlow, CountingDestination) {
    let flow = SettlingWorld.flow()
    flow.start()
    let place = try require(flow.currentDestination as? CountingDestination)
    try place.performInterfaceAction(interactionType: .count)
    return (flow, place)
  }

  @Test func `a flow is settled once nothing is under way`() async throws {
    // An idle flow is settled at once
    do {
      let flow = SettlingWorld.flow()
      await flow.settle()
      flow.start()
      await flow.settle()
      expectEmpty(flow.pending)
    }
    // A flow settles after the last of a chain of requests
    do {
      let (flow, place) = try counting()
      #expect(!flow.pending.isEmpty)
      await flow.settle()
      expectEqual(place.results, [1, 2, 3])
      expectEmpty(flow.pending)
    }
    // Every waiting task continues
    do {
      let (flow, place) = try counting()
      async let first: Void = flow.settle()
      async let second: Void = flow.settle()
      _ = await (first, second)
      expectEqual(place.results, [1, 2, 3])
    }
  }

  @Test func `a flow waits for clean-ups and acknowledgements before it is settled`() async throws {
    // A flow that ends is settled once its interactors have cleaned up
    do {
      let (flow, place) = try counting()
      flow.end()
      await flow.settle()
      expectEmpty(flow.pending)
      expectEmpty(place.results)
    }
    // A flow settles when its interface has acknowledged
    do {
      let flow = SettlingWorld.flow()
      let coordinator = LateCoordinator()
      flow.attach(coordinator)
      flow.start()
      #expect(!flow.pending.isEmpty)
      async let settled: Void = flow.settle()
      coordinator.transitions.last?.acknowledge()
      await settled
      expectEmpty(flow.pending)
    }
  }
}
