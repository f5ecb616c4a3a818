import Destinations
import DestinationsTesting
import Testing

/// Actors that give thousands of answers in random order, while navigation continues.
@MainActor
struct CrowdedInteractorTests {
  /// An actor that answers some requests at once and others after a few turns of the scheduler.
  private actor Slowcoach: AsyncInteractable {
    typealias Request = StoreRequest

    private(set) var answered = 0

    func perform(request: StoreRequest) async -> Result<[String], any Error> {
      answered += 1
      for _ in 0..<answered % 4 { await Task.yield() }
      return .success(["\(answered)"])
    }
  }

  private func ask(_ place: SampleDestination) {
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
  }

  @Test func `every answer is delivered or discarded, and none stays pending`() async {
    let world = SampleWorld(start: .notes)
    let slowcoaches = (0..<4).map { _ in Slowcoach() }
    var (asked, discarded) = (0, 0)
    var random = SeededRandom(seed: 6)
    var places: [SampleDestination] = []
    world.onBuild = { place in
      place.assignInteractor(interactor: slowcoaches[places.count % 4], for: .store)
      places.append(place)
    }
    let flow = Sample.AppFlow(world.setup, ids: .sequential())
    flow.onEvent = { if case .resultDiscarded = $0.kind { discarded += 1 } }
    flow.start()
    for step in 0..<TestScale.count(20_000) {
      if let place = places.last(where: { flow.currentDestination?.id == $0.id }) { ask(place) }
      asked += 1
      let isDeep = flow.activeDestinations.count > 12
      flow.presentDestination(
        configuration: isDeep
          ? .moveToNearest(.notes) : random.chance(40) ? .goBack : .push(.detail))
      if step % 3 == 0 { await Task.yield() }
    }
    await flow.settle()
    expectEqual(flow.pending, [])
    var answered = 0
    for slowcoach in slowcoaches { answered += await slowcoach.answered }
    expectEqual(places.reduce(0) { $0 + $1.results.count } + discarded, answered)
    // Whether an answer comes too late is a matter of chance, and certain only in a long run.
    #expect(answered <= asked && (discarded > 0 || !TestScale.isFull))
    flow.end()
  }
}
