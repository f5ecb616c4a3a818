import Destinations
import DestinationsTesting
import Testing

@MainActor
struct SyncInteractorTests {
  private let interactor = MockInteractor<StoreRequest>()

  private let flow = SampleWorld(start: .notes).flow()

  private func place(_ route: Sample.DestinationType) throws -> SampleDestination {
    try #require(flow.place(route) as? SampleDestination)
  }

  private func assigned() throws -> SampleDestination {
    let place = try place(.notes)
    place.assignInteractor(interactor: interactor, for: .store)
    return place
  }

  /// Sends a request without waiting; in asynchronous code, the compiler would select the other overload.
  private func ask(_ place: SampleDestination, _ action: StoreRequest.ActionType = .load) {
    place.performRequest(interactor: .store, request: StoreRequest(action: action))
  }

  @Test func `a result reaches the handler of the place that asked`() throws {
    let place = try assigned()
    interactor.returns(["Milk"], for: .load)
    // A failure reaches the handler, too.
    interactor.fails(CancellationError(), for: .save)
    ask(place)
    ask(place, .save)
    expectEqual(place.results, ["[\"Milk\"] for load", "failure(CancellationError()) for save"])

    // Interactors are found by their type.
    #expect(place.interactor(for: .store) === interactor)
    expectNil(place.interactor(for: .other))
  }

  @Test func `only the closure assigned for an action receives its result`() async throws {
    let place = try assigned()
    interactor.returns(["Milk"], for: .load)
    interactor.returns([], for: .save)
    var results: [[String]] = []
    interactor.assignResponseForAction(
      response: { result, _ in results.append((try? result.get()) ?? []) }, for: .load)
    // The async form serves a sync interactor, and calls the assigned closure as well.
    let result = await place.performRequest(
      interactor: .store, request: StoreRequest(action: .load))
    try expectEqual(result.get(), ["Milk"])
    expectEqual(results, [["Milk"]])
    expectEmpty(place.results)
    let closures = [StoreRequest.ActionType.load, .save].map {
      interactor.responseForAction(action: $0) != nil
    }
    expectEqual(closures, [true, false])

    ask(place)
    ask(place, .save)
    expectEqual(results, [["Milk"], ["Milk"]])
    expectEqual(place.results, ["[] for save"])
  }

  @Test func `the async form waits for an answer that comes late`() async throws {
    let place = try assigned()
    let gate = interactor.holds(.load)
    async let result = place.performRequest(
      interactor: .store, request: StoreRequest(action: .load))
    await gate.untilHeld()
    gate.release(["late"])
    await expectEqual((try? result.get()), ["late"])

    // The async form ends when its task is cancelled.
    let task = Task {
      await place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    }
    await gate.untilHeld()
    task.cancel()
    await expectEqual(task.value.code, .cancelled)
    expectNil(interactor.responseForAction(action: .load))
    gate.release(["late"])
  }

  @Test func `overlapping awaited requests of one action each get their own answer`()
    async throws
  {
    let place = try place(.notes)
    place.assignInteractor(interactor: PairInteractor(), for: .store)
    async let first = place.performRequest(
      interactor: .store, request: StoreRequest(action: .load))
    async let second = place.performRequest(
      interactor: .store, request: StoreRequest(action: .load))
    let answers = await [first, second].map { (try? $0.get()) ?? [] }
    expectEqual(answers.sorted { $0.count < $1.count }, [["1"], ["1", "2"]])
    ask(place)
    ask(place)
    expectEqual(place.results.count, 2)
  }

  @Test func `two places that share an interactor each get their own results`() throws {
    flow.presentPath([.push(.detail), .push(.edit)])
    interactor.returns(["Milk"], for: .load)
    let places = [try place(.detail), try place(.edit)]
    for place in places { place.assignInteractor(interactor: interactor, for: .store) }
    for place in places { ask(place) }
    expectEqual(places.map(\.results.count), [1, 1])

    // A late result of a place that has left is discarded.
    let gate = interactor.holds(.save)
    ask(places[1], .save)
    flow.goBack()
    gate.release(["late"])
    expectEqual(places.map(\.results.count), [1, 1])
  }

  @Test func `an interactor is prepared once, configured, and cleaned up once`() throws {
    let journal = TestJournal()
    flow.present(.push(.detail))
    let place = try place(.detail)
    let first = MockInteractor<StoreRequest>("first", journal: journal)
    place.assignInteractor(interactor: first, for: .store)
    // An interactor is cleaned up when another replaces it.
    place.assignInteractor(
      interactor: MockInteractor<StoreRequest>("second", journal: journal), for: .store)
    flow.goBack()
    let life = ["prepareForRequests", "cleanupResources"]
    expectEqual(["first", "second"].map { journal.events(of: $0) }, [life, life])
  }
}

/// Answers two requests at once, in order, when the second comes.
private final class PairInteractor: Interactable {
  typealias Request = StoreRequest
  var requestResponses: [StoreRequest.ActionType: InteractorResponseClosure<StoreRequest>] = [:]
  private var waiting: [StoreRequest] = []

  func perform(request: StoreRequest) {
    waiting.append(request)
    guard waiting.count == 2 else { return }
    let pair = waiting
    waiting = []
    for (request, answer) in zip(pair, [["1"], ["1", "2"]]) {
      responseForAction(action: request.action)?(.success(answer), request)
    }
  }
}
