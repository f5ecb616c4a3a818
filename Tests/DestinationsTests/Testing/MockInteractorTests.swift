import Destinations
import DestinationsTesting
import Testing

@MainActor
struct MockInteractorTests {
  @Test func `a request without a rule fails the test and lists the rules`() async {
    let failures = await FailureReporting.failures {
      let mock = MockInteractor<StoreRequest>("notes store")
      mock.returns([], for: .save)
      mock.perform(request: StoreRequest(action: .load))
      let other = MockAsyncInteractor<StoreRequest>("tags store")
      let result = await other.perform(request: StoreRequest(action: .load))
      expectEqual(result.code, .actionUnsupported)

      // The first rule that matches answers, and a rule may be used up.
      let third = MockAsyncInteractor<StoreRequest>("store")
      third.fails(CancellationError(), for: .load, times: 1)
      third.returns(sequence: [["one"], ["two"]], for: .load)
      third.returns(["never"], for: .load, where: { _ in false })
      var answers: [[String]?] = []
      for _ in 1...4 {
        answers.append(try? await third.perform(request: StoreRequest(action: .load)).get())
      }
      expectEqual(answers, [nil, ["one"], ["two"], nil])
    }
    expectEqual(
      failures.map(\.message),
      [
        """
        notes store was asked for load, but no rule gives an answer
        It has rules for save.
        To fix: call returns, fails or holds on the mock for load
        """,
        """
        tags store was asked for load, but no rule gives an answer
        It has no rules.
        To fix: call returns, fails or holds on the mock for load
        """,
        """
        store was asked for load, but no rule gives an answer
        It has a rule for load, which is used up.
        It has a rule for load, which is used up.
        It has a rule for load, which does not match.
        To fix: call returns, fails or holds on the mock for load
        """,
      ])
    #expect(failures.allSatisfy { "\($0.place)".hasPrefix("MockInteractorTests.swift:") })
  }

  @Test func `requests and answers are recorded in order`() async {
    let journal = TestJournal()
    let mock = MockAsyncInteractor<StoreRequest>("store", journal: journal)
    mock.returns(["Milk"], for: .load)
    mock.fails(DestinationError(.interactorFailed, "No."), for: .save)
    _ = await mock.perform(request: StoreRequest(action: .load))
    _ = await mock.perform(request: StoreRequest(action: .save))
    expectEqual(
      journal.lines,
      [
        "store perform(load)", "store answers [\"Milk\"] to load",
        "store perform(save)", "store answers failure(interactorFailed) to save",
      ])
    expectEqual(mock.requests.map(\.action), [.load, .save])
  }

  @Test func `a gate releases requests one by one, in order`() async {
    let mock = MockAsyncInteractor<StoreRequest>()
    let gate = mock.holds(.load)
    gate.release(["nobody"])
    async let first = mock.perform(request: StoreRequest(action: .load))
    await gate.untilHeld()
    gate.release(["one"])
    await expectEqual((try? first.get()), ["one"])
    async let second = mock.perform(request: StoreRequest(action: .load))
    await gate.untilHeld()
    gate.fail(CancellationError())
    await expectNil((try? second.get()))
    expectEqual(gate.heldCount, 0)

    // A sync mock answers through a gate too.
    let sync = MockInteractor<StoreRequest>()
    let other = sync.holds(.load)
    var answers: [[String]] = []
    sync.assignResponseForAction(
      response: { result, _ in answers.append((try? result.get()) ?? ["failed"]) }, for: .load)
    sync.perform(request: StoreRequest(action: .load))
    sync.perform(request: StoreRequest(action: .load))
    expectEqual(other.heldCount, 2)
    other.release(["Milk"])
    other.fail(CancellationError())
    expectEqual(answers, [["Milk"], ["failed"]])
  }

  @Test func `an answer with a delay waits for the clock, async or not`() async {
    let clock = TestClock()
    let slow = MockAsyncInteractor<StoreRequest>(clock: clock)
    slow.returns(["async"], for: .load, after: .seconds(1))
    async let answer = slow.perform(request: StoreRequest(action: .load))
    while clock.sleeperCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(1))
    await expectEqual((try? answer.get()), ["async"])

    let sync = MockInteractor<StoreRequest>(clock: clock)
    sync.returns(["sync"], for: .load, after: .seconds(1))
    var answers: [[String]?] = []
    sync.assignResponseForAction(
      response: { result, _ in answers.append(try? result.get()) }, for: .load)
    sync.perform(request: StoreRequest(action: .load))
    let early = answers
    clock.advance(by: .seconds(1))
    expectEqual([early, answers], [[], [["sync"]]])
  }

  @Test func `an unanswered request ends when its place leaves`() async throws {
    let mock = MockAsyncInteractor<StoreRequest>()
    mock.hangs(for: .load)
    try await TestFlow.run(SampleWorld(start: .notes).setup) { flow in
      let place = flow.place(.notes) as? SampleDestination
      place?.assignInteractor(interactor: mock, for: .store)
      let ask = { place?.performRequest(interactor: .store, request: StoreRequest(action: .load)) }
      _ = ask()
      let waitingCount = await flow.settle().count
      expectEqual(waitingCount, 1)
      expectEqual(mock.calls.map(\.description), ["load from #1: waiting"])
    }
    expectEqual(mock.calls.first?.description, "load from #1: failure(CancellationError())")
  }

  @Test func `a recorded call names its requester, its step and its answer`() async {
    let mock = MockInteractor<StoreRequest>()
    mock.returns(["Milk"], for: .load)
    let actor = MockActorInteractor(MockRulebook<StoreRequest>())
    actor.rules.returns(["Tea"], for: .save)
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.detail))
    let place = flow.place(.detail) as? SampleDestination
    place?.assignInteractor(interactor: mock, for: .store)
    place?.assignInteractor(interactor: actor, for: .other)
    flow.step("load and save") {
      place?.performRequest(interactor: .store, request: StoreRequest(action: .load))
      place?.performRequest(interactor: .other, request: StoreRequest(action: .save))
    }
    await flow.settle()
    let calls = (mock.calls + actor.rules.calls).map(\.description)
    expectEqual(
      calls,
      [
        "load from #2 in step 3: [\"Milk\"]", "save from #2 in step 3: [\"Tea\"]",
      ])
    expectEqual(place?.results, ["[\"Milk\"] for load", "[\"Tea\"] for save, async"])
  }
}
