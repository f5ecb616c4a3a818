import Destinations
import Testing

/// Waiting until a flow is idle.
@MainActor
@Suite struct FlowSettlingTests {
  @Test func `An idle flow is settled at once`() async {
    let flow = SettlingWorld.flow()
    await flow.settle()
    flow.start()
    await flow.settle()
    #expect(flow.pending.isEmpty)
  }

  @Test func `A flow settles after the last of a chain of requests`() async throws {
    let flow = SettlingWorld.flow()
    flow.start()
    let place = try #require(flow.currentDestination as? CountingDestination)
    try place.performInterfaceAction(interactionType: .count)
    #expect(!flow.pending.isEmpty)
    await flow.settle()
    #expect(place.results == [1, 2, 3])
    #expect(flow.pending.isEmpty)
  }

  @Test func `Everybody who waits is woken`() async throws {
    let flow = SettlingWorld.flow()
    flow.start()
    let place = try #require(flow.currentDestination as? CountingDestination)
    try place.performInterfaceAction(interactionType: .count)
    async let first: Void = flow.settle()
    async let second: Void = flow.settle()
    _ = await (first, second)
    #expect(place.results == [1, 2, 3])
  }

  @Test func `A flow that ends is settled once its interactors have cleaned up`() async throws {
    let flow = SettlingWorld.flow()
    flow.start()
    let place = try #require(flow.currentDestination as? CountingDestination)
    try place.performInterfaceAction(interactionType: .count)
    flow.end()
    await flow.settle()
    #expect(flow.pending.isEmpty)
    #expect(place.results.isEmpty)
  }

  @Test func `A flow settles when its interface has acknowledged`() async {
    let flow = SettlingWorld.flow()
    let coordinator = LateCoordinator()
    flow.attach(coordinator)
    flow.start()
    #expect(!flow.pending.isEmpty)
    async let settled: Void = flow.settle()
    coordinator.transitions.last?.acknowledge()
    await settled
    #expect(flow.pending.isEmpty)
  }
}
