import Destinations
import DestinationsTesting
import Testing

/// Requests that are sent from asynchronous functions, and how `pending` lists requests.
@MainActor
struct SendingRequestTests {
  private let request = StoreRequest(action: .load)

  private func place(
    _ flow: SampleTestFlow, asking interactor: any AbstractInteractable<StoreRequest>
  ) throws -> SampleDestination {
    let place = try require(flow.place(.notes) as? SampleDestination)
    place.assignInteractor(interactor: interactor, for: .store)
    return place
  }

  @Test func `an asynchronous function can send a request for the handler to answer`()
    async throws
  {
    let (sync, async) = (MockInteractor<StoreRequest>(), MockAsyncInteractor<StoreRequest>())
    let stream = MockStreamInteractor<StoreRequest>()
    for mock in [sync, async, stream] { mock.returns(["Milk"], for: .load) }
    let cases:
      [(name: String, interactor: any AbstractInteractable<StoreRequest>, result: String)] = [
        ("a sync interactor", sync, #"["Milk"] for load"#),
        ("an async interactor", async, #"["Milk"] for load, async"#),
        ("a stream", stream, #"["Milk"] for load, async"#),
      ]
    for (name, interactor, result) in cases {
      let flow = SampleWorld(start: .notes).flow()
      let place = try place(flow, asking: interactor)
      place.sendRequest(interactor: .store, request: request)
      await flow.settle()
      expectEqual(place.results, [result], "\(name)")
      // The awaited form returns its result to the caller, and calls no handler.
      let answer = await place.performRequest(interactor: .store, request: request)
      try expectEqual(answer.get(), ["Milk"], "\(name)")
      expectEqual(place.results, [result], "\(name)")
      // In a closure that is not asynchronous, the compiler selects the other overload.
      place.handleThrowable { [request] in
        place.performRequest(interactor: .store, request: request)
      }
      await flow.settle()
      expectEqual(place.results, [result, result], "\(name)")
    }
  }

  // MARK: Pending

  @Test func `a request that waits for its interactor to be prepared is pending once`() async throws
  {
    let (async, stream) = (
      MockAsyncInteractor<StoreRequest>(), MockStreamInteractor<StoreRequest>()
    )
    for mock in [async, stream] {
      mock.returns([], for: .load)
      mock.returns([], for: .save)
    }
    for interactor: any AbstractInteractable<StoreRequest> in [async, stream] {
      let flow = SampleWorld(start: .notes).flow()
      let place = try place(flow, asking: interactor)
      let work = PendingWork.request(interactor: "store", id: place.id)
      expectEqual(flow.flow.pending, [work])
      place.sendRequest(interactor: .store, request: request)
      expectEqual(flow.flow.pending, [work])
      place.sendRequest(interactor: .store, request: StoreRequest(action: .save))
      expectEqual(flow.flow.pending, [work, work])
      await flow.settle()
      expectEqual(flow.flow.pending, [])
    }
  }

  @Test func `a request that an assistant sends is pending once`() async throws {
    let async = MockAsyncInteractor<StoreRequest>()
    let requests = async.holds(.load)
    let flow = SampleWorld(start: .notes).flow()
    let place = try place(flow, asking: async)
    let work = PendingWork.request(interactor: "store", id: place.id)
    let door = Door()
    place.assignInteractorAssistant(assistant: SendingAssistant(door: door), for: .load)
    try place.performInterfaceAction(interactionType: .load)
    await requests.untilHeld()
    // The assistant has sent its request and has not ended.
    expectEqual(door.waitingCount, 1)
    expectEqual(flow.flow.pending, [work])
    // Another request is another entry.
    place.sendRequest(interactor: .store, request: request)
    expectEqual(flow.flow.pending, [work, work])
    // The assistant has ended, and its request has not.
    door.open()
    await flow.settle()
    expectEqual(flow.flow.pending, [work, work])
    for _ in 1...2 { requests.release([]) }
    await flow.settle()
    expectEqual(flow.flow.pending, [])
    expectEqual(place.results.count, 2)
  }
}

/// Holds assistants until a test opens it.
@MainActor
private final class Door {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  var waitingCount: Int { waiting.count }

  func wait() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// Sends a request without waiting for its result, and then waits for a door.
private struct SendingAssistant: AsyncInteractorAssisting {
  typealias InteractorType = Worker
  typealias ContentType = Sample.ContentType
  typealias Request = StoreRequest

  let interactorType = Worker.store
  let actionType = StoreRequest.ActionType.load
  let door: Door

  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: Sample.ContentType?
  ) async where Destination.InteractorType == Worker {
    destination.sendRequest(interactor: .store, request: StoreRequest(action: actionType))
    await door.wait()
  }
}
