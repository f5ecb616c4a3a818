import Destinations
import DestinationsTesting
import Testing

/// An interactor that replaces another while the app runs, as in a trial of two implementations.
@MainActor
struct SwappedInteractorTests {
  private let flow = SampleWorld(start: .notes).flow()
  private let place: SampleDestination
  private let old = KeepingInteractor()
  private let new = KeepingInteractor()

  init() throws {
    place = try require(flow.place(.notes) as? SampleDestination)
    place.assignInteractor(interactor: old, for: .store)
  }

  private func ask() {
    place.performRequest(interactor: .store, request: FindRequest(action: .count))
  }

  @Test func `an interaction asks the new interactor after a swap`() {
    var discarded = 0
    flow.onEvent = { if case .resultDiscarded = $0.kind { discarded += 1 } }
    new.answersAtOnce = true
    ask()
    place.assignInteractor(interactor: new, for: .store)
    ask()
    expectEqual([old.asked.count, new.asked.count], [1, 1])
    expectEqual([old.cleanupCount, new.cleanupCount], [1, 0])

    // A late answer of the former interactor is discarded and reported.
    old.answerAsked(0, "late")
    expectEqual(place.results, ["at once for count"])
    expectEqual(discarded, 1)
  }

  @Test func `awaiting a replaced interactor ends with cancelled`() async {
    let request = FindRequest(action: .count)
    var task = Task { await place.performRequest(interactor: .store, request: request) }
    while old.asked.isEmpty { await Task.yield() }
    place.assignInteractor(interactor: new, for: .store)
    await expectEqual(task.value.code, .cancelled)

    // Awaiting an interactor ends with tooLate as soon as the place leaves.
    task = Task { await place.performRequest(interactor: .store, request: request) }
    while new.asked.isEmpty { await Task.yield() }
    flow.present(.replaceRoot(with: .tags))
    await expectEqual(task.value.code, .resultTooLate)

    // A place that has left accepts no interactor.
    let late = KeepingInteractor()
    place.assignInteractor(interactor: late, for: .other)
    expectNil(place.interactor(for: .other))
    expectEqual(late.cleanupCount, 0)
  }

  @Test func `an interactor can serve under two names and be replaced under one`() {
    place.assignInteractor(interactor: old, for: .other)
    place.assignInteractor(interactor: new, for: .store)
    old.answersAtOnce = true
    place.performRequest(interactor: .other, request: FindRequest(action: .count))
    expectEqual(place.results, ["at once for count"])
    expectEqual(old.cleanupCount, 0)
  }

  @Test func `a replaced interactor is released`() {
    let box = WeakBox()
    do {
      let interactor = KeepingInteractor()
      box.add(interactor)
      place.assignInteractor(interactor: interactor, for: .other)
      place.performRequest(interactor: .other, request: FindRequest(action: .count))
    }
    place.assignInteractor(interactor: new, for: .other)
    expectEqual(box.livingCount, 0)
  }
}
