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

  @Test func `the test clock moves only when the test advances it`() async throws {
    let start = clock.now.offset
    clock.advance(by: .seconds(3))
    expectEqual([start, clock.now.offset], [.zero, .seconds(3)])
    try await clock.sleep(until: TestClock.Instant(offset: .zero))
    expectEqual(clock.sleeperCount, 0)
  }

  @Test func `settling does not wait for sleepers, which are counted and named`() async throws {
    var flow = slowFlow()
    let waiting = await flow.settle()
    expectEqual([waiting.count, clock.sleeperCount], [1, 1])
    expectEqual(clock.nextDeadline, .seconds(2))
    expectEqual(clock.sleepers, ["store is working for #1, asleep until 2.0 seconds"])

    // A sleeper whose place leaves is cancelled.
    try await flow.finish()
    expectEqual(clock.sleeperCount, 0)

    // Advancing wakes sleepers whose time has come, and waits for their work.
    flow = slowFlow()
    await flow.advance(by: .seconds(1))
    let early = results(flow)
    await flow.advance(by: .seconds(1))
    expectEqual([early, results(flow)], [[], ["[\"Milk\"] for load, async"]])
    expectEqual(clock.sleeperCount, 0)
    flow.expectIdle()

    // Running the clock continues until no task sleeps.
    let now = clock.now.offset
    flow = slowFlow()
    await flow.runClock()
    expectEqual(clock.now.offset, now + .seconds(2))
    expectEqual(results(flow).count, 1)
  }

  @Test func `sleepers with the same deadline wake in order`() async {
    var order: [Int] = []
    for (number, seconds) in [(1, 2), (2, 1), (3, 2)] {
      clock.note(after: .seconds(seconds)) { order.append(number) }
    }
    while clock.sleeperCount < 3 { await Task.yield() }
    clock.advance(by: .seconds(2))
    while order.count < 3 { await Task.yield() }
    expectEqual(order, [2, 1, 3])
  }

  @Test func `a change caused by the clock is a step with expectations`() async throws {
    let surprises = try await FailingTest.surprises([
      FailingTest("every step is expected", acknowledging: .late(.seconds(1))) { flow in
        await flow.advance(by: .seconds(1))
        flow.present(.push(.detail)) { $0.push(.detail) }
        flow.present(.push(.edit))
        await flow.advance(by: .milliseconds(999))
        await flow.advance(by: .milliseconds(1)) { $0.push(.edit) }
        await flow.runClock()
      },
      FailingTest(
        "a full test must not end while a task sleeps", acknowledging: .late(.seconds(1)),
        says: [["interface, asleep until 1.0 seconds"]]
      ) { _ in },
      FailingTest(
        "work that repeats for ever is named after a number of turns", .off,
        says: [
          [
            """
            something still sleeps after 0 turns of the clock
              something, asleep until 1.0 seconds
            """
          ]
        ]
      ) { flow in
        let ticking = Task { while (try? await flow.clock.sleep(for: .seconds(1))) != nil {} }
        while flow.clock.sleeperCount == 0 { await Task.yield() }
        await flow.runClock(limit: 0)
        ticking.cancel()
      },
    ])
    expectEqual(surprises, [])
  }
}

extension TestClock {
  /// Runs a closure in a task of its own, after a time.
  @MainActor
  fileprivate func note(after duration: Duration, _ work: @escaping @MainActor () -> Void) {
    Task {
      try? await sleep(for: duration)
      work()
    }
  }
}
