import Destinations
import DestinationsTesting
import Testing

@MainActor
struct AsyncInteractorTests {
  private let journal = TestJournal()
  private let interactor: MockAsyncInteractor<StoreRequest>

  init() {
    interactor = MockAsyncInteractor("store", journal: journal)
  }

  private func pushed(_ flow: SampleTestFlow) -> SampleDestination {
    flow.present(.push(.detail))
    guard let place = flow.place(.detail) as? SampleDestination else { preconditionFailure() }
    place.assignInteractor(interactor: interactor, for: .store)
    return place
  }

  /// Sends a request without waiting; in asynchronous code, the compiler would select the other overload.
  private func ask(_ place: SampleDestination?, _ action: StoreRequest.ActionType = .load) {
    place?.performRequest(interactor: .store, request: StoreRequest(action: action))
  }

  @Test func `a result reaches the async handler, and settling waits for it`() async {
    let flow = SampleWorld(start: .notes).flow()
    let place = pushed(flow)
    let gate = interactor.holds(.load)
    ask(place)
    // Pending work is listed by the interactor's name and the place.
    await expectEqual(flow.settle(), [.request(interactor: "store", id: place.id)])
    expectEqual(gate.heldCount, 1)
    expectEmpty(place.results)
    gate.release(["Milk"])
    await expectEmpty(flow.settle())
    expectEqual(place.results, ["[\"Milk\"] for load, async"])

    // Clean-up is started when the place leaves, and is pending until it is done.
    flow.goBack()
    expectEqual(flow.flow.pending, [.cleanup(id: place.id)])
    await flow.settle()
    expectEmpty(flow.flow.pending)
    expectEqual(journal.lines.last, "store cleanupResources")
  }

  @Test func `a request is cancelled when its place leaves, and its result is discarded`() async {
    let flow = SampleWorld(start: .notes).flow()
    let place = pushed(flow)
    let gate = interactor.holds(.load)
    ask(place)
    await flow.settle()
    // Replacing an interactor cancels the requests of the replaced one.
    place.assignInteractor(interactor: MockAsyncInteractor<StoreRequest>(), for: .store)
    await flow.settle()
    expectEqual(gate.heldCount, 0)
    expectEmpty(place.results)

    place.assignInteractor(interactor: interactor, for: .store)
    ask(place)
    await flow.settle()
    var discarded = 0
    flow.onEvent = { if case .resultDiscarded = $0.kind { discarded += 1 } }
    expectEqual(gate.heldCount, 1)
    flow.goBack()
    await flow.settle()
    expectEqual([gate.heldCount, place.results.count, discarded], [0, 0, 1])
    #expect(journal.lines.contains("store answers failure(CancellationError()) to load"))
    expectEmpty(flow.flow.pending)

    // The request of another place is not cancelled; as long as it is held, no interactor waits for it.
    let notes = flow.place(.notes) as? SampleDestination
    notes?.assignInteractor(interactor: interactor, for: .store)
    ask(notes)
    ask(pushed(flow))
    await flow.settle()
    flow.goBack()
    await expectEqual(flow.settle().count, 1)
    gate.release([])
    await flow.settle()
  }

  @Test func `an interactor that ignores cancelling has its late result discarded`() async {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.detail))
    guard let place = flow.place(.detail) as? SampleDestination else { return }
    let stubborn = StubbornInteractor()
    place.assignInteractor(interactor: stubborn, for: .store)
    ask(place)
    await stubborn.untilAsked()
    flow.goBack()
    await stubborn.answer(["late"])
    await flow.settle()
    expectEmpty(place.results)
  }

  @Test func `requests wait until the interactor is prepared, and reach it in their order`() async {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.detail))
    guard let place = flow.place(.detail) as? SampleDestination else { return }
    let slow = SlowlyPreparedInteractor()
    place.assignInteractor(interactor: slow, for: .store)
    let actions = Array(repeating: [StoreRequest.ActionType.load, .save], count: 50).flatMap(\.self)
    for action in actions { ask(place, action) }
    await flow.settle()
    await expectEqual(slow.log, ["prepare", "prepared"] + actions.map { "\($0)" })
    let direct = await place.performRequest(
      interactor: .store, request: StoreRequest(action: .save))
    expectEqual((try? direct.get()), [])
  }

  @Test func `the async form returns the result, or resultTooLate after its place left`() async {
    let flow = SampleWorld(start: .notes).flow()
    let place = pushed(flow)
    interactor.returns(["Milk"], for: .save)
    let saved = await place.performRequest(
      interactor: .store, request: StoreRequest(action: .save))
    expectEqual((try? saved.get()), ["Milk"])
    let gate = interactor.holds(.load)
    async let result = place.performRequest(
      interactor: .store, request: StoreRequest(action: .load))
    await gate.untilHeld()
    var discarded = 0
    flow.onEvent = { if case .resultDiscarded = $0.kind { discarded += 1 } }
    flow.goBack()
    gate.release(["late"])
    #expect(await result.code == .resultTooLate && discarded == 1)
  }

  @Test func `a dropped flow cancels running work and leaves nothing behind`() async {
    let box = WeakBox()
    let gate = interactor.holds(.load)
    do {
      let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
      flow.start()
      let place = flow.currentDestination as? SampleDestination
      place?.assignInteractor(interactor: interactor, for: .store)
      ask(place)
      await gate.untilHeld()
      box.add(flow)
      box.add(place)
    }
    await gate.untilEmpty()
    expectEqual(box.text, "0 of 2")
  }
}
