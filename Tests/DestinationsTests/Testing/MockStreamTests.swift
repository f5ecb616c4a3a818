import Destinations
import DestinationsTesting
import Testing

/// Mock interactors that answer one request with many results.
@MainActor
struct MockStreamTests {
  private struct Lost: Error {}

  private let world = SampleWorld(start: .notes)
  private let mock = MockStreamInteractor<StoreRequest>("store")

  /// Runs a test at a place that has sent a request to load.
  private func run(
    _ interactor: some StreamInteractable<StoreRequest>,
    _ test: @MainActor (SampleTestFlow, SampleDestination) async throws -> Void
  ) async throws {
    try await TestFlow.run(world.setup, exhaustivity: .full) { flow in
      let place = try require(flow.place(.notes) as? SampleDestination)
      place.assignInteractor(interactor: interactor, for: .store)
      flow.step("load", expect: .unchanged) {
        place.performRequest(interactor: .store, request: StoreRequest(action: .load))
      }
      await expectEqual(flow.settle(), [])
      try await test(flow, place)
    }
  }

  @Test func `a place receives the results that a test sends, in order`() async throws {
    let feed = mock.feeds(.load)
    try await run(mock) { flow, place in
      for text in ["one", "two"] {
        feed.send([text])
        await flow.settle()
      }
      expectEqual(place.results, ["[\"one\"] for load, async", "[\"two\"] for load, async"])
      expectEqual(mock.calls.map(\.description), ["load from #1 in step 2: [\"two\"]"])
      expectEqual(feed.listenerCount, 1)
    }
    expectEqual(feed.listenerCount, 0)

    // An interactor on an actor of its own behaves alike.
    let rules = MockRulebook<StoreRequest>()
    let other = rules.feeds(.load)
    try await run(MockActorStreamInteractor(rules)) { flow, place in
      other.send(["one"])
      await flow.settle()
      expectEqual(place.results, ["[\"one\"] for load, async"])
    }
  }

  @Test func `a stream ends when the test says so, with an error or without`() async throws {
    let feed = mock.feeds(.load)
    try await run(mock) { flow, place in
      feed.fail(Lost())
      await flow.settle()
      expectEqual(place.results.count, 1)
      expectEqual(feed.listenerCount, 0)
      flow.step("load again", expect: .unchanged) {
        place.performRequest(interactor: .store, request: StoreRequest(action: .load))
      }
      await flow.settle()
      feed.finish()
      await flow.settle()
      expectEqual(feed.listenerCount, 0)
      expectEqual(place.results.count, 1)
    }
  }

  @Test func `each rule makes a stream of its own kind`() async throws {
    let (one, two) = ("[\"one\"] for load, async", "[\"two\"] for load, async")
    typealias Mock = MockStreamInteractor<StoreRequest>
    let cases: [(name: String, rule: @MainActor (Mock) -> Void, wanted: [String])] = [
      (
        "known results arrive at once, and then the stream ends",
        { $0.streams([["one"], ["two"]], for: .load) }, [one, two]
      ),
      ("other rules make a stream of one result", { $0.returns(["one"], for: .load) }, [one]),
      (
        "results sent without a listener wait for the next stream",
        { $0.feeds(.load).send(["one"]) }, [one]
      ),
    ]
    for (name, rule, wanted) in cases {
      let mock = Mock("store")
      rule(mock)
      try await run(mock) { _, place in expectEqual(place.results, wanted, "\(name)") }
    }
  }

  @Test func `a mock without streams answers from stream rules as far as it can`() async throws {
    let asynchronous = MockAsyncInteractor<StoreRequest>()
    asynchronous.streams([["one"], ["two"]], for: .load)
    try await expectEqual(asynchronous.perform(request: StoreRequest(action: .load)).get(), ["one"])

    let synchronous = MockInteractor<StoreRequest>()
    let feed = synchronous.feeds(.load)
    var answers: [[String]?] = []
    synchronous.assignResponseForAction(
      response: { result, _ in answers.append(try? result.get()) }, for: .load)
    synchronous.perform(request: StoreRequest(action: .load))
    feed.send(["one"])
    feed.send(["two"])
    feed.fail(Lost())
    expectEqual(answers, [["one"], ["two"], nil])
    expectEqual(feed.listenerCount, 0)
  }

  @Test func `a stream without a rule fails the test`() async throws {
    let messages = await FailureReporting.failures {
      let mock = MockStreamInteractor<StoreRequest>("store")
      await #expect(throws: DestinationError.self) {
        try await mock.results(for: StoreRequest(action: .load))
      }
    }.map(\.message)
    expectEqual(
      messages,
      [
        """
        store was asked for load, but no rule gives an answer
        It has no rules.
        To fix: call returns, fails or holds on the mock for load
        """
      ])
  }
}
