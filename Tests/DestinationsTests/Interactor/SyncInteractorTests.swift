import Destinations
import DestinationsTesting
import Testing

@MainActor
struct SyncInteractorTests {
  private let interactor = MockInteractor<StoreRequest>()

  private let flow = SampleWorld(start: .notes).flow()

  private func assigned() throws -> SampleDestination {
    let place = try #require(flow.place(.notes) as? SampleDestination)
    place.assignInteractor(interactor: interactor, for: .store)
    return place
  }

  @Test func `a result comes to the handler of the place that asked`() throws {
    let place = try assigned()
    interactor.returns(["Milk"], for: .load)
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    #expect(place.results == ["[\"Milk\"] for load"])
  }

  @Test func `a failure comes to the handler too`() throws {
    let place = try assigned()
    interactor.fails(CancellationError(), for: .load)
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    #expect(place.results == ["failure(CancellationError()) for load"])
  }

  @Test func `a closure assigned for the action gets the result instead`() throws {
    let place = try assigned()
    interactor.returns(["Milk"], for: .load)
    interactor.returns([], for: .save)
    var results: [[String]] = []
    interactor.assignResponseForAction(
      response: { result, _ in results.append((try? result.get()) ?? []) }, for: .load)
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    place.performRequest(interactor: .store, request: StoreRequest(action: .save))
    #expect(results == [["Milk"]])
    #expect(place.results == ["[] for save"])
  }

  @Test func `the async form serves a sync interactor, and the closure hears of it as well`()
    async throws
  {
    let place = try assigned()
    interactor.returns(["Milk"], for: .load)
    var heard = 0
    interactor.assignResponseForAction(response: { _, _ in heard += 1 }, for: .load)
    let result = await place.performRequest(
      interactor: .store, request: StoreRequest(action: .load))
    #expect(try result.get() == ["Milk"])
    #expect(heard == 1)
    #expect(place.results.isEmpty)
    #expect(interactor.responseForAction(action: .load) != nil)
    #expect(interactor.responseForAction(action: .save) == nil)
  }

  @Test func `the async form waits for an answer that comes late`() async throws {
    let place = try assigned()
    let gate = interactor.holds(.load)
    async let result = place.performRequest(
      interactor: .store, request: StoreRequest(action: .load))
    await gate.untilHeld()
    gate.release(["late"])
    #expect(await (try? result.get()) == ["late"])
  }

  @Test func `the async form ends when its task is cancelled`() async throws {
    let place = try assigned()
    let gate = interactor.holds(.load)
    let task = Task {
      await place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    }
    await gate.untilHeld()
    task.cancel()
    #expect(await task.value.code == .cancelled)
    #expect(interactor.responseForAction(action: .load) == nil)
    gate.release(["late"])
  }

  @Test func `overlapping awaited requests of one action each get an answer of their own`() async {
    let pair = PairInteractor()
    let place = flow.place(.notes) as? SampleDestination
    place?.assignInteractor(interactor: pair, for: .store)
    async let first = place?.performRequest(
      interactor: .store, request: StoreRequest(action: .load))
    async let second = place?.performRequest(
      interactor: .store, request: StoreRequest(action: .load))
    let answers = await [first, second].map { (try? $0?.get()) ?? [] }
    #expect(answers.sorted { $0.count < $1.count } == [["1"], ["1", "2"]])
    askTwice(place)
    #expect(place?.results.count == 2)
  }

  private func askTwice(_ place: SampleDestination?) {
    for _ in 1...2 {
      place?.performRequest(interactor: .store, request: StoreRequest(action: .load))
    }
  }

  @Test func `a late result of a place that has left is discarded`() {
    flow.present(.push(.detail))
    let place = flow.place(.detail) as? SampleDestination
    place?.assignInteractor(interactor: interactor, for: .store)
    let gate = interactor.holds(.load)
    place?.performRequest(interactor: .store, request: StoreRequest(action: .load))
    flow.goBack()
    gate.release(["late"])
    #expect(place?.results == [])
  }

  @Test func `two places that share an interactor each get their own results`() {
    flow.presentPath([.push(.detail), .push(.edit)])
    interactor.returns(["Milk"], for: .load)
    let places = [Sample.DestinationType.detail, .edit].compactMap {
      flow.place($0) as? SampleDestination
    }
    for place in places { place.assignInteractor(interactor: interactor, for: .store) }
    for place in places {
      place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    }
    #expect(places.map(\.results.count) == [1, 1])
  }

  @Test func `an interactor is prepared once, configured, and cleaned up once`() {
    let journal = TestJournal()
    let interactor = MockInteractor<StoreRequest>("store", journal: journal)
    flow.present(.push(.detail))
    (flow.place(.detail) as? SampleDestination)?
      .assignInteractor(interactor: interactor, for: .store)
    flow.goBack()
    #expect(journal.lines == ["store prepareForRequests", "store cleanupResources"])
  }

  @Test func `interactors are found by their type`() throws {
    let place = try assigned()
    #expect(place.interactor(for: .store) === interactor)
    #expect(place.interactor(for: .other) == nil)
  }

  @Test func `an interactor that takes the place of another lets that clean up`() throws {
    let journal = TestJournal()
    let place = try assigned()
    let first = MockInteractor<StoreRequest>("first", journal: journal)
    place.assignInteractor(interactor: first, for: .store)
    place.assignInteractor(interactor: interactor, for: .store)
    #expect(journal.lines == ["first prepareForRequests", "first cleanupResources"])
    #expect(place.interactor(for: .store) === interactor)
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
