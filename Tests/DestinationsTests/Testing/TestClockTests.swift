import Destinations
import DestinationsTesting
import Testing

@MainActor
struct TestClockTests {
  private let clock = TestClock()

  /// A flow with one place whose interactor answers after two seconds.
  private func slowFlow(_ exhaustivity: Exhaustivity = .off) -> SampleTestFlow {
    let store = MockAsyncInteractor<StoreRequest>("store", clock: clock)
    store.returns(["Milk"], for: .load, after: .seconds(2))
    let flow = SampleTestFlow(
      SampleWorld(start: .notes).setup, clock: clock, exhaustivity: exhaustivity)
    let place = flow.place(.notes) as? SampleDestination
    place?.assignInteractor(interactor: store, for: .store)
    flow.step("load") {
      place?.performRequest(interactor: .store, request: StoreRequest(action: .load))
    }
    return flow
  }

  private func results(_ flow: SampleTestFlow) -> [String] {
    (flow.place(.notes) as? SampleDestination)?.results ?? []
  }

  @Test func `time passes only when the test says so`() async throws {
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(3))
    #expect(clock.now.offset == .seconds(3))
    try await clock.sleep(until: TestClock.Instant(offset: .zero))
    #expect(clock.sleeperCount == 0)
  }

  @Test func `settling does not wait for sleepers, and they are counted and named`() async {
    let flow = slowFlow()
    let waiting = await flow.settle()
    #expect(waiting.count == 1)
    #expect(clock.sleeperCount == 1)
    #expect(clock.nextDeadline == .seconds(2))
    #expect(clock.sleepers == ["store works for #1, asleep until 2.0 seconds"])
    try? await flow.finish()
  }

  @Test func `advancing wakes those whose time has come, and waits for what they do`() async {
    let flow = slowFlow()
    await flow.advance(by: .seconds(1))
    #expect(results(flow) == [])
    await flow.advance(by: .seconds(1))
    #expect(results(flow) == ["[\"Milk\"] for load, async"])
    #expect(clock.sleeperCount == 0)
    flow.expectIdle()
  }

  @Test func `running the clock goes on until nobody sleeps`() async {
    let flow = slowFlow()
    await flow.runClock()
    #expect(clock.now.offset == .seconds(2))
    #expect(results(flow).count == 1)
  }

  @Test func `work that repeats for ever is named after a number of turns`() async {
    let failures = await FailureReporting.failures {
      let flow = SampleWorld(start: .notes).flow()
      let ticking = Task { while (try? await flow.clock.sleep(for: .seconds(1))) != nil {} }
      while flow.clock.sleeperCount == 0 { await Task.yield() }
      await flow.runClock(limit: 0)
      ticking.cancel()
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.message.contains(
        """
        somebody still sleeps after 0 turns of the clock
          somebody, asleep until 1.0 seconds
        """) == true)
  }

  @Test func `those who sleep until the same moment wake in order`() async {
    var order: [Int] = []
    for (number, seconds) in [(1, 2), (2, 1), (3, 2)] {
      clock.note(after: .seconds(seconds)) { order.append(number) }
    }
    while clock.sleeperCount < 3 { await Task.yield() }
    clock.advance(by: .seconds(2))
    while order.count < 3 { await Task.yield() }
    #expect(order.first == 2)
  }

  @Test func `a sleeper whose place leaves is cancelled`() async throws {
    let flow = slowFlow()
    await flow.settle()
    #expect(clock.sleeperCount == 1)
    try await flow.finish()
    #expect(clock.sleeperCount == 0)
  }

  @Test func `what the clock brings about is a step that can be expected`() async throws {
    let world = SampleWorld(start: .notes)
    let failures = try await FailureReporting.failures {
      try await TestFlow.run(
        world.setup, interface: MockInterface(.late(.seconds(1))), exhaustivity: .full
      ) { flow in
        await flow.advance(by: .seconds(1))
        flow.present(.push(.detail)) { $0.push(.detail) }
        flow.present(.push(.edit))
        await flow.advance(by: .milliseconds(999))
        await flow.advance(by: .milliseconds(1)) { $0.push(.edit) }
        await flow.runClock()
      }
    }
    #expect(failures.map(\.message) == [])
  }

  @Test func `a full test must not end while somebody sleeps`() async throws {
    let failures = try await FailureReporting.failures {
      try await TestFlow.run(
        SampleWorld(start: .notes).setup, interface: MockInterface(.late(.seconds(1))),
        exhaustivity: .full
      ) { _ in }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("interface, asleep until 1.0 seconds") == true)
  }
}

extension TestClock {
  /// Has something noted by a task of its own.
  @MainActor
  fileprivate func note(after duration: Duration, _ work: @escaping @MainActor () -> Void) {
    Task {
      try? await sleep(for: duration)
      work()
    }
  }
}
