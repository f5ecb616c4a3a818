import Destinations
import DestinationsTesting
import Testing

@MainActor
struct EventStreamTests {
  @Test func `each event stream gets every event in order, and none is built without listeners`()
    async
  {
    // each sequence receives every event, in order, until the flow is released
    do {
      let world = SampleWorld(start: .notes)
      var flow: Sample.AppFlow? = Sample.AppFlow(world.setup)
      let first = flow?.events
      let second = flow?.events
      flow?.start()
      flow = nil
      var numbers: [Int] = []
      for await event in first ?? AsyncStream(unfolding: { nil }) { numbers.append(event.number) }
      var kinds: [NavigationEvent.Kind] = []
      for await event in second ?? AsyncStream(unfolding: { nil }) { kinds.append(event.kind) }
      expectEqual(numbers.first, 1)
      expectEqual(numbers, numbers.sorted())
      expectEqual(numbers.count, kinds.count)
      #expect(kinds.contains { if case .presented(_, "notes") = $0 { true } else { false } })
    }
    // without a listener, no event is built
    do {
      let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
      flow.start()
      flow.presentDestination(configuration: .push(.detail))
      var numbers: [Int] = []
      flow.onEvent = { numbers.append($0.number) }
      flow.presentDestination(configuration: .goBack)
      expectEqual(numbers.first, 1)
    }
  }
}
