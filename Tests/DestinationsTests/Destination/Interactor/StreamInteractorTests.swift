import Destinations
import DestinationsTesting
import Testing

/// Interactors that answer one request with many results.
@MainActor
struct StreamInteractorTests {
  private let feed = Feed()
  private let other = Feed()
  private let flow: Sample.AppFlow
  private let place: WatchingDestination
  private let events: EventLog

  init() throws {
    let setup = Self.setup(interactors: [
      .load: InteractorConfiguration<Worker, FeedingInteractor>(
        interactorType: .store, actionType: .count),
      .save: InteractorConfiguration<Worker, FeedingInteractor>(
        interactorType: .store, actionType: .count, assistantType: .basicAsync),
    ])
    flow = Sample.AppFlow(setup)
    let events = EventLog()
    self.events = events
    flow.onEvent = { events.kinds.append($0.kind) }
    flow.start()
    flow.presentDestination(configuration: .push(.detail))
    place = try require(flow.currentDestination as? WatchingDestination)
  }

  private static func setup(
    interactors: [Act: any InteractorConfiguring<Worker>] = [:]
  ) -> Sample.Setup {
    var setup = SampleWorld(start: .notes).setup
    setup.providers[.detail] = DestinationProvider(interactors: interactors) {
      WatchingDestination($0)
    }
    return setup
  }

  private func assign(_ interactor: FeedingInteractor) {
    place.assignInteractor(interactor: interactor, for: .store)
  }

  private func ask(_ request: FindRequest = FindRequest(action: .count)) {
    place.performRequest(interactor: .store, request: request)
  }

  @Test func `a stream that cannot be opened answers a single request with its error`() async {
    let result = await FeedingInteractor().perform(request: FindRequest(action: .count))
    #expect(throws: DestinationError.self) { try result.get() }
  }

  @Test func `results of a stream arrive one at a time, in order`() async {
    let interactor = FeedingInteractor(feed)
    assign(interactor)
    ask()
    await feed.untilAsked(1)
    // The first stream waits until its interactor is prepared.
    expectEqual(interactor.log, ["prepare", "prepared", "opens"])

    // A stream is pending while a result is handled, and not while it waits.
    expectEmpty(flow.pending)
    place.holds = true
    for text in ["one", "two", "three"] { feed.send(text) }
    for count in 1...3 {
      await place.untilResults(count)
      expectEqual(flow.pending, [.request(interactor: "store", id: place.id)])
      // The next result is not requested before the handler has returned.
      expectEqual([feed.askedCount, place.results.count], [count, count])
      place.letGo()
    }
    await feed.untilAsked(4)
    await flow.settle()
    expectEqual(place.results, ["one", "two", "three"])
    expectEmpty(flow.pending)
  }

  @Test func `an ended stream stays ended, and a new request starts another`() async {
    struct Broken: Error {}
    assign(FeedingInteractor(feed, other))
    feed.send("one")
    feed.finish()
    ask()
    await place.untilResults(1)
    await feed.untilAsked(2)
    expectEqual(place.results, ["one"])

    // A stream that throws ends with the error as its last result.
    other.send("two")
    other.fail(Broken())
    other.send("never")
    ask()
    await place.untilResults(3)
    await flow.settle()
    expectEqual(place.results, ["one", "two", "Broken()"])
    #expect(!feed.wasCancelled && other.askedCount == 2)

    // A stream that cannot be opened has the error as its only result.
    ask()
    await flow.settle()
    expectEqual(place.results, ["one", "two", "Broken()", "actionUnsupported"])
  }

  @Test func `a place that leaves ends its stream without a problem`() async {
    let interactor = FeedingInteractor(feed)
    assign(interactor)
    ask()
    feed.send("one")
    await feed.untilAsked(2)
    flow.presentDestination(configuration: .goBack)
    await flow.settle()
    feed.send("late")
    #expect(feed.wasCancelled && place.results == ["one"] && interactor.log.last == "cleaned")
    #expect(!events.kinds.contains { $0.isProblem })
  }

  @Test func `a stream result after the place has left is discarded`() async {
    assign(FeedingInteractor(feed))
    feed.ignoresCancelling = true
    ask()
    await feed.untilAsked(1)
    flow.presentDestination(configuration: .goBack)
    feed.send("late")
    await events.until(.resultDiscarded(id: place.id, interactor: "store"))
    expectEmpty(place.results)
    expectEqual(feed.askedCount, 1)
  }

  @Test func `a place that leaves during a result requests no further results`() async {
    assign(FeedingInteractor(feed))
    feed.send("one")
    feed.send("two")
    place.holds = true
    ask()
    await place.untilResults(1)
    flow.presentDestination(configuration: .goBack)
    place.letGo()
    await flow.settle()
    expectEqual(place.results, ["one"])
    expectEqual(feed.askedCount, 1)
    #expect(!events.kinds.contains { $0.isProblem })
  }

  @Test func `a repeated request for the same stream action starts over`() async {
    let (third, fourth) = (Feed(), Feed())
    assign(FeedingInteractor(feed, other, third))
    // Requests for different actions run side by side.
    ask()
    await feed.untilAsked(1)
    ask(FindRequest(action: .find(FindRequest.Word())))
    await other.untilAsked(1)
    feed.send("one")
    await place.untilResults(1)
    other.send("two")
    await place.untilResults(2)

    ask()
    await third.untilAsked(1)
    expectEqual([feed.wasCancelled, other.wasCancelled], [true, false])
    feed.send("late")
    third.send("three")
    await place.untilResults(3)

    // A new interactor ends the streams of the former one.
    assign(FeedingInteractor(fourth))
    ask()
    await fourth.untilAsked(1)
    expectEqual([other.wasCancelled, third.wasCancelled], [true, true])
    fourth.send("four")
    await place.untilResults(4)
    expectEqual(place.results, ["one", "two", "three", "four"])
    #expect(!events.kinds.contains { $0.isProblem })
  }

  @Test(arguments: [Act.load, .save])
  func `both built-in assistants serve a stream`(interaction: Act) async throws {
    assign(FeedingInteractor(feed))
    try place.performInterfaceAction(interactionType: interaction)
    feed.send("one")
    await place.untilResults(1)
    expectEqual(place.results, ["one"])
  }

  @Test func `awaiting a stream gives its first result and ends it`() async {
    let third = Feed()
    assign(FeedingInteractor(feed, other, third))
    let request = FindRequest(action: .count)
    feed.send("one")
    feed.send("two")
    let first = await place.performRequest(interactor: .store, request: request)
    expectEqual((try? first.get()), "one")
    expectEqual(feed.askedCount, 1)

    // Awaiting a stream that ends without a result fails.
    other.finish()
    let second = await place.performRequest(interactor: .store, request: request)
    expectEqual(second.code, .interactorFailed)

    // Awaiting a stream is cancelled with its task.
    let task = Task { await place.performRequest(interactor: .store, request: request) }
    await third.untilAsked(1)
    task.cancel()
    await expectEqual(task.value.code, .cancelled)
    expectEmpty(place.results)
  }

  @Test func `a dropped flow ends its streams and leaves nothing behind`() async {
    let box = WeakBox()
    let feed = Feed()
    do {
      let flow = Sample.AppFlow(Self.setup())
      flow.start()
      flow.presentDestination(configuration: .push(.detail))
      let interactor = FeedingInteractor(feed)
      let place = flow.currentDestination as? WatchingDestination
      place?.assignInteractor(interactor: interactor, for: .store)
      startWatching(place)
      await feed.untilAsked(1)
      box.add(flow)
      box.add(place)
      box.add(interactor)
    }
    while !feed.wasCancelled || box.livingCount > 0 { await Task.yield() }
    expectEqual(box.count, 3)
  }

  private func startWatching(_ place: WatchingDestination?) {
    place?.performRequest(interactor: .store, request: FindRequest(action: .count))
  }
}

/// The events of a flow, and waiting for one of them.
@MainActor
final class EventLog {
  var kinds: [NavigationEvent.Kind] = [] {
    didSet {
      for entry in waiting where kinds.contains(entry.kind) { entry.continuation.resume() }
      waiting.removeAll { kinds.contains($0.kind) }
    }
  }

  private var waiting:
    [(kind: NavigationEvent.Kind, continuation: CheckedContinuation<Void, Never>)] =
      []

  func until(_ kind: NavigationEvent.Kind) async {
    if !kinds.contains(kind) { await withCheckedContinuation { waiting.append((kind, $0)) } }
  }
}
