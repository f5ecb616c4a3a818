import DestinationsTesting
import Testing

@testable import Destinations

@MainActor
struct UnheardEventTests {
  @Test func `events that nobody listens to are not built`() {
    let flow = Sample.AppFlow(SampleWorld().setup)
    func walk() {
      flow.presentDestination(configuration: .path([.push(.detail), .sheet(.compose)]))
      flow.presentDestination(configuration: .dismissSheet)
      flow.presentDestination(configuration: .tab(.tags))
      flow.presentDestination(configuration: .replaceRoot(with: .home))
    }
    flow.start()
    walk()
    #expect(flow.engine.outlet.builtCount == 0)
    flow.onEvent = { _ in }
    walk()
    #expect(flow.engine.outlet.builtCount > 20)
  }
}
