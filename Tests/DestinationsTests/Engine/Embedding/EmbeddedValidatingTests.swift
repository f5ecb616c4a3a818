import Destinations
import DestinationsTesting
import Testing

@MainActor
struct EmbeddedValidatingTests {
  private let world = EmbeddingWorld()

  @Test func `validation finds faults of the embedded setup with those of the outer setup`() {
    // A sound setup may present places that another flow of the window provides.
    expectEmpty(Sample.AppFlow(world.setup).validate())

    // An embedded setup alone lacks the providers of the outer flow.
    expectEqual(Set(Sample.AppFlow(world.innerSetup).validate().map(\.code)), [.noProvider])

    // A starting destination that only the outer flow provides is a fault.
    world.innerStart = .replaceRoot(with: .detail)
    expectEqual(Sample.AppFlow(world.setup).validate().map(\.code), [.noProvider])

    world.innerStart = .replaceRoot(with: .wide)
    let faults = Sample.AppFlow(world.setup).validate()
    expectEqual(faults.map(\.code), [.noProvider])
    expectEqual(faults.first?.reason.contains("the flow in compose"), true)
  }

  @Test func `an undeclared embedded flow is validated once it runs`() {
    var inner = world.innerSetup
    inner.providers[.edit] = nil
    inner.providers[.loose] = SampleProvider(presentations: [.open: .push(.wide)])
    var setup = world.setup
    setup.providers[.compose] = DestinationProvider<EmbeddingWorld.Host> { seed in
      EmbeddedFlowDestination(seed, setup: inner)
    }
    let flow = SampleTestFlow(setup)
    flow.present(.push(.compose))
    #expect(flow.flow.validate().contains { $0.reason.contains("presents wide") })
  }
}
