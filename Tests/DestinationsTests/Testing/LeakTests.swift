import Destinations
import DestinationsTesting
import Testing

/// Places that have left are released; otherwise a failure names the holder, as far as the library knows it.
@MainActor
struct LeakTests {
  private func failures(
    _ world: SampleWorld = SampleWorld(start: .notes), _ exhaustivity: Exhaustivity = .full,
    _ test: @MainActor (SampleTestFlow) async throws -> Void
  ) async throws -> [String] {
    try await FailureReporting.failures {
      try await TestFlow.run(
        world.setup, interface: world.interface, exhaustivity: exhaustivity, test)
    }.map(\.message)
  }

  /// Opens the detail and goes back.
  private func visit(_ flow: SampleTestFlow) {
    flow.perform(Act.open) { $0.push(.detail) }
    flow.goBack { $0.goBack() }
  }

  @Test func `places that left and were released raise no failure`() async throws {
    let messages = try await failures { flow in
      visit(flow)
      flow.expectReleased()
    }
    expectEqual(messages, [])

    // Mocks, and interactors that two places had, may stay.
    let world = SampleWorld(start: .notes)
    let shared = StubbornInteractor()
    let mock = MockAsyncInteractor<StoreRequest>()
    world.onBuild = { place in
      if place.type != .edit { place.assignInteractor(interactor: shared, for: .store) }
      place.assignInteractor(interactor: mock, for: .other)
    }
    let others = try await failures(world) { flow in
      visit(flow)
      await flow.settle()
    }
    expectEqual(others, [])
  }

  @Test func `a retained destination is named with the step in which it left`()
    async throws
  {
    let world = SampleWorld(start: .notes)
    var kept: [SampleDestination] = []
    world.onBuild = { if $0.type == .detail { kept.append($0) } }
    let messages = try await failures(world) { visit($0) }
    expectEqual(
      messages,
      [
        """
        after step 3 goBack: places that have left were not released
          detail #2, which left in step 3 goBack: destination still alive
            kept by something outside the library: a closure, a property, or a variable of the test
        Steps: 1 start  2 open  3 goBack
        To fix: capture weakly in closures, end the work, or pass shared objects to keeps(_:)
        """
      ])

    // A partial test checks for leaks at the end; a test with its exhaustivity off does not.
    let partial = try await failures(world, .partial) { $0.perform(Act.open) }
    let off = try await failures(world, .off) { $0.perform(Act.open) }
    expectEqual([partial.count, off.count, kept.count], [1, 0, 3])
  }

  @Test func `a retained interface is reported as holding its destination`() async throws {
    let world = SampleWorld(start: .notes)
    var kept: [AnyObject] = []
    let messages = try await failures(world) { flow in
      flow.perform(Act.open) { $0.push(.detail) }
      kept.append(flow.flow.interface(for: flow.id(.detail)) as AnyObject)
      flow.goBack { $0.goBack() }
      flow.expectReleased()
      kept = []
    }
    let parts = [
      "destination, interface still alive",
      "kept by something outside the library that keeps its interface",
    ]
    #expect(isOne(messages, saying: parts), "\(messages)")
  }

  @Test func `an unacknowledged transition is reported as retaining the interface`() async throws {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let messages = try await failures(world) { flow in
      flow.acknowledge()
      flow.perform(Act.open) { $0.push(.detail) }
      flow.acknowledge()
      flow.goBack { $0.goBack() }
      flow.expectReleased()
      flow.acknowledge()
      flow.expectReleased()
    }
    let part = "kept by transition 3, which the interface has not acknowledged"
    #expect(isOne(messages, saying: [part]), "\(messages)")
  }

  @Test func `a running task is named as the reason of a leak`() async throws {
    let world = SampleWorld(start: .notes)
    let stubborn = StubbornInteractor()
    world.onBuild = { place in
      if place.type == .detail { place.assignInteractor(interactor: stubborn, for: .store) }
    }
    let messages = try await failures(world) { flow in
      flow.keeps(stubborn)
      flow.perform(Act.open) { $0.push(.detail) }
      let ask = {
        (flow.place(.detail) as? SampleDestination)?
          .performRequest(interactor: .store, request: StoreRequest(action: .load))
      }
      _ = ask()
      await stubborn.untilAsked()
      flow.goBack { $0.goBack() }
      flow.expectReleased()
      await stubborn.answer([])
      await flow.settle()
    }
    let parts = ["task still alive", "kept by a task: store is working for #2"]
    #expect(isOne(messages, saying: parts), "\(messages)")
  }

  @Test func `an interactor made for one place must be released with it`() async throws {
    let world = SampleWorld(start: .notes)
    var made: [StubbornInteractor] = []
    world.onBuild = { place in
      guard place.type == .detail else { return }
      let own = StubbornInteractor()
      made.append(own)
      place.assignInteractor(interactor: own, for: .store)
    }
    let messages = try await failures(world) { flow in
      visit(flow)
      await flow.settle()
    }
    #expect(isOne(messages, saying: ["interactor store still alive"]), "\(messages)")
    let kept = try await failures(world) { flow in
      visit(flow)
      for own in made { flow.keeps(own) }
      await flow.settle()
    }
    expectEqual(kept, [])
  }

  @Test func `an interactor that the setup keeps may stay`() async throws {
    let world = SampleWorld(start: .notes)
    let own = StubbornInteractor()
    world.needed = [.detail: .note(1)]
    world.onBuild = { place in
      if place.type == .detail { place.assignInteractor(interactor: own, for: .store) }
    }
    let messages = try await failures(world) { flow in
      flow.perform(Act.open, content: .note(1)) { $0.push(.detail, content: .note(1)) }
      flow.goBack { $0.goBack() }
      await flow.settle()
      flow.expectReleased()
    }
    expectEqual(messages, [])
  }

  /// Whether there is one message, with all these parts.
  private func isOne(_ messages: [String], saying parts: [String]) -> Bool {
    messages.count == 1 && parts.allSatisfy { messages[0].contains($0) }
  }
}
