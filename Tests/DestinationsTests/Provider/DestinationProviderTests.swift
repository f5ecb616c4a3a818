import Destinations
import Testing

/// The ready-made provider.
@MainActor
@Suite struct DestinationProviderTests {
  @Test func `A destination made from a seed has the identifier that the flow minted`() throws {
    let flow = SettlingWorld.AppFlow(
      SettlingWorld.Setup(
        providers: [.counter: DestinationProvider { CountingDestination($0) }],
        startingDestination: .replaceRoot(with: .counter)),
      ids: .sequential())
    flow.start()
    #expect("\(flow.tree)" == "> counter #1")
    #expect(flow.currentDestination is CountingDestination)
  }

  @Test func `A seed names route, content, requester and flow`() throws {
    var seeds: [SettlingWorld.Seed<CountingDestination>] = []
    defer { seeds = [] }  // They keep the flow, which keeps the closure, which keeps them.
    let flow = SettlingWorld.AppFlow(
      SettlingWorld.Setup(
        providers: [
          .counter: DestinationProvider<CountingDestination>(
            presentations: [.count: .add(.counter)]
          ) { seed in
            seeds.append(seed)
            return CountingDestination(seed)
          }
        ],
        startingDestination: .replaceRoot(with: .counter)))
    flow.start()
    let first = try #require(flow.currentDestination as? CountingDestination)
    try first.performInterfaceAction(interactionType: .count)
    #expect(seeds.map(\.route) == [.counter, .counter])
    #expect(seeds.last?.configuration.parentDestinationID == first.id)
    #expect(seeds.last?.content == nil)
    #expect(seeds.last?.appFlow === flow)
  }

  @Test func `A closure that returns nil refuses the request`() {
    let flow = SettlingWorld.AppFlow(
      SettlingWorld.Setup(
        providers: [.counter: DestinationProvider<CountingDestination> { _ in nil }],
        startingDestination: .replaceRoot(with: .counter)))
    flow.start()
    #expect(flow.currentDestination == nil)
  }
}
