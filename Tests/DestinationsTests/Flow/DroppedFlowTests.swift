import Destinations
import DestinationsTesting
import Testing

/// A flow that is simply dropped, at whatever moment, lets everything go and answers whoever waits.
@MainActor
struct DroppedFlowTests {
  private let equipment = Equipment()
  private var box: WeakBox { equipment.box }

  /// A set-up of which the first place and the loose one are equipped.
  private func setup(guards: [Sample.Setup.Guard] = []) -> Sample.Setup {
    let world = SampleWorld(start: .notes)
    world.guards = guards
    var setup = world.setup
    setup.providers[.notes] = equipment.provider(of: .stack)
    setup.providers[.loose] = equipment.provider(of: .screen)
    return setup
  }

  private func flow(
    _ setup: Sample.Setup, _ coordinator: MockInterface? = nil
  ) -> Sample.AppFlow {
    let flow = Sample.AppFlow(setup, coordinator: coordinator)
    flow.onEvent = { _ in }
    box.add(flow)
    return flow
  }

  private func expectNothingLeft(_ count: Int = 11) {
    #expect(box.count == count)
    #expect(box.livingCount == 0)
  }

  @Test func `with requests in the queue, which are cancelled`() async {
    var handles: [RequestHandle] = []
    do {
      let interface = MockInterface(.manually)
      let flow = flow(setup(), interface)
      flow.start()
      interface.acknowledge()
      flow.presentDestination(configuration: .push(.loose))
      for _ in 1...3 { handles.append(flow.request(.push(.loose))) }
      #expect(flow.pending.count == 4)
    }
    expectNothingLeft()
    for handle in handles {
      guard case .cancelled = await handle.outcome else {
        Issue.record("\(handle.status)")
        continue
      }
    }
  }

  @Test func `while a custom presentation has not answered`() async {
    var answer: (@MainActor (CustomPresentation<Sample.Presentation>.Answer) -> Void)?
    let handle: RequestHandle
    do {
      let flow = flow(setup())
      flow.start()
      let custom = CustomPresentation<Sample.Presentation> { _, take in answer = take }
      handle = flow.request(
        Sample.Presentation(
          destinationType: .loose, presentationType: .custom(presentation: custom)))
      #expect(box.livingCount == 11)
    }
    expectNothingLeft()
    answer?(.done)
    guard case .cancelled = await handle.outcome else {
      Issue.record("\(handle.status)")
      return
    }
  }

  @Test func `while a guard holds a request`() async {
    let handle: RequestHandle
    do {
      let guarding = Sample.Setup.Guard("wait") { difference in
        difference.arriving.contains { $0.route == .loose } ? .hold(until: "go") : .allow
      }
      let flow = flow(setup(guards: [guarding]))
      flow.start()
      handle = flow.request(.push(.loose))
    }
    expectNothingLeft(6)
    guard case .cancelled = await handle.outcome else {
      Issue.record("\(handle.status)")
      return
    }
  }

  @Test func `while a guard is asked`() {
    let holder = Holder()
    let guarding = Sample.Setup.Guard("drop") { difference in
      if difference.arriving.contains(where: { $0.route == .loose }) { holder.flow = nil }
      return .allow
    }
    holder.flow = flow(setup(guards: [guarding]))
    holder.flow?.start()
    holder.flow?.presentDestination(configuration: .push(.loose))
    #expect(holder.flow == nil)
    #expect(box.livingCount == 0)
  }

  @Test func `while a provider builds`() {
    let holder = Holder()
    var setup = setup()
    setup.providers[.detail] = DestinationProvider {
      (seed: Sample.Seed<Equipment.LooseDestination>) in
      let destination = Equipment.LooseDestination(seed.route)
      self.equipment.equip(destination)
      holder.flow = nil
      return destination
    }
    holder.flow = flow(setup)
    holder.flow?.start()
    holder.flow?.presentDestination(configuration: .push(.detail))
    #expect(holder.flow == nil)
    expectNothingLeft()
  }

  @Test func `in an event sink`() {
    let holder = Holder()
    holder.flow = flow(setup())
    holder.flow?.start()
    holder.flow?.onEvent = { event in
      if case .appeared = event.kind { holder.flow = nil }
    }
    holder.flow?.presentDestination(configuration: .push(.loose))
    #expect(holder.flow == nil)
    expectNothingLeft()
  }

  @Test func `while the interface is told`() {
    let holder = Holder()
    let coordinator = DroppingCoordinator()
    holder.flow = Sample.AppFlow(setup(), coordinator: coordinator)
    holder.flow?.start()
    box.add(holder.flow)
    coordinator.onShow = { holder.flow = nil }
    holder.flow?.presentDestination(configuration: .push(.loose))
    coordinator.onShow = nil
    #expect(holder.flow == nil)
    expectNothingLeft()
  }

  @Test func `while somebody observes it and keeps a navigator of it`() throws {
    let navigator: any DestinationPathNavigating
    do {
      let flow = flow(setup())
      flow.start()
      flow.presentDestination(configuration: .push(.loose))
      let stack = try #require(flow.rootDestination as? Equipment.ReadyStack)
      navigator = try #require(stack.navigator())
      #expect(navigator.navigationPath.count == 2)
    }
    expectNothingLeft()
    #expect(navigator.navigationPath.isEmpty)
  }

  @Test func `while an async interactor works, which then cleans up`() async {
    let journal = TestJournal()
    let interactor = MockAsyncInteractor<StoreRequest>("store", journal: journal)
    let gate = interactor.holds(.load)
    do {
      let flow = flow(setup())
      flow.start()
      let stack = flow.rootDestination as? Equipment.ReadyStack
      stack?.assignInteractor(interactor: interactor, for: .other)
      ask(stack)
      await gate.untilHeld()
    }
    await gate.untilEmpty()
    for _ in 0..<100 where !journal.lines.contains("store cleanupResources") { await Task.yield() }
    #expect(journal.lines.count { $0 == "store cleanupResources" } == 1)
    expectNothingLeft(6)
  }

  private func ask(_ stack: Equipment.ReadyStack?) {
    stack?.performRequest(interactor: .other, request: StoreRequest(action: .load))
  }
}

@MainActor
private final class Holder {
  var flow: Sample.AppFlow?
}

@MainActor
private final class DroppingCoordinator: FlowCoordinating {
  var onShow: (() -> Void)?

  func show(_ transition: InterfaceTransition) {
    transition.acknowledge()
    onShow?()
  }
}
