import Destinations
import DestinationsTesting
import Testing

@MainActor
struct FlowClockTests {
  @Test func `a flow uses the given clock and passes it to providers`() async throws {
    // a flow has the continuous clock of the system unless it is given another
    do {
      let setup = SampleWorld().setup
      #expect(Sample.AppFlow(setup).clock is ContinuousClock)
      #expect(Sample.AppFlow(setup, clock: SuspendingClock()).clock is SuspendingClock)
    }
    // a provider receives the clock of its flow
    do {
      var handed: (any Clock<Duration>)?
      let provider = DestinationProvider<OwnDestination> { seed in
        handed = seed.appFlow.clock
        return OwnDestination(seed.route)
      }
      let setup = Sample.Setup(
        providers: [.notes: provider], startingDestination: .replaceRoot(with: .notes))
      Sample.AppFlow(setup, clock: SuspendingClock()).start()
      #expect(handed is SuspendingClock)
    }
    // a test flow runs its flow with the clock that the test passes
    do {
      let setup = SampleWorld().setup
      let clock = TestClock()
      let flow = SampleTestFlow(setup, clock: clock)
      #expect(flow.flow.clock as? TestClock === clock)
      try await SampleTestFlow.run(setup, clock: clock) { flow in
        #expect(flow.flow.clock as? TestClock === clock)
      }
    }
  }
}
