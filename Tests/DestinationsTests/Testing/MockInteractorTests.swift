import Destinations
import DestinationsTesting
import Testing

@MainActor
struct MockInteractorTests {
  @Test func `a request without a rule fails the test and names the rules there are`() async {
    let failures = await FailureReporting.failures {
      let mock = MockInteractor<StoreRequest>("notes store")
      mock.returns([], for: .save)
      mock.perform(request: StoreRequest(action: .load))
      let other = MockAsyncInteractor<StoreRequest>("tags store")
      let result = await other.perform(request: StoreRequest(action: .load))
      #expect(result.code == .actionUnsupported)
    }
    #expect(
      failures.map(\.message) == [
        """
        notes store was asked for load, and nothing says what it answers
        It has rules for save.
        To fix: call returns, fails or holds for load on the mock
        """,
        """
        tags store was asked for load, and nothing says what it answers
        It has no rules.
        To fix: call returns, fails or holds for load on the mock
        """,
      ])
    #expect(failures.allSatisfy { "\($0.place)".hasPrefix("MockInteractorTests.swift:") })
  }

  @Test func `requests and answers are written down in order`() async {
    let journal = TestJournal()
    let mock = MockAsyncInteractor<StoreRequest>("store", journal: journal)
    mock.returns(["Milk"], for: .load)
    mock.fails(DestinationError(.interactorFailed, "No."), for: .save)
    _ = await mock.perform(request: StoreRequest(action: .load))
    _ = await mock.perform(request: StoreRequest(action: .save))
    #expect(
      journal.lines == [
        "store perform(load)", "store answers [\"Milk\"] to load",
        "store perform(save)", "store answers failure(interactorFailed) to save",
      ])
    #expect(mock.requests.map(\.action) == [.load, .save])
  }

  @Test func `a gate lets requests go one by one, in order`() async {
    let mock = MockAsyncInteractor<StoreRequest>()
    let gate = mock.holds(.load)
    gate.release(["nobody"])
    async let first = mock.perform(request: StoreRequest(action: .load))
    await gate.untilHeld()
    gate.release(["one"])
    #expect(await (try? first.get()) == ["one"])
    async let second = mock.perform(request: StoreRequest(action: .load))
    await gate.untilHeld()
    gate.fail(CancellationError())
    #expect(await (try? second.get()) == nil)
    #expect(gate.heldCount == 0)
  }

  @Test func `a sync mock answers through a gate too`() {
    let mock = MockInteractor<StoreRequest>()
    let gate = mock.holds(.load)
    var answers: [[String]] = []
    mock.assignResponseForAction(
      response: { result, _ in answers.append((try? result.get()) ?? ["failed"]) }, for: .load)
    mock.perform(request: StoreRequest(action: .load))
    mock.perform(request: StoreRequest(action: .load))
    #expect(gate.heldCount == 2)
    gate.release(["Milk"])
    gate.fail(CancellationError())
    #expect(answers == [["Milk"], ["failed"]])
  }
}
