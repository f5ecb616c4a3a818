import Destinations
import DestinationsTesting
import Testing

/// A flow that is dropped at any moment releases everything, and ends every wait.
@MainActor
struct DroppedFlowTests {
  /// A flow whose objects are counted.
  @MainActor
  private struct Site {
    let equipment = Equipment()
    var box: WeakBox { equipment.box }

    /// A setup in which the first place and `loose` have the counted equipment.
    func setup(guards: [Sample.Setup.Guard] = []) -> Sample.Setup {
      let world = SampleWorld(start: .notes)
      world.guards = guards
      var setup = world.setup
      setup.providers[.notes] = equipment.provider(of: .stack)
      setup.providers[.loose] = equipment.provider(of: .screen)
      return setup
    }

    func flow(
      _ setup: Sample.Setup, _ coordinator: MockInterface? = nil
    ) -> Sample.AppFlow {
      let flow = Sample.AppFlow(setup, coordinator: coordinator)
      flow.onEvent = { _ in }
      box.add(flow)
      return flow
    }

    func expectNothingLeft(_ count: Int = 11) {
      box.expectLiving(0, of: count)
    }
  }

  @Test func `a flow can be dropped while requests wait, which are cancelled`() async {
    // with requests in the queue, which are cancelled
    do {
      let site = Site()
      var handles: [RequestHandle] = []
      do {
        let interface = MockInterface(.manually)
        let flow = site.flow(site.setup(), interface)
        flow.start()
        interface.acknowledge()
        flow.presentDestination(configuration: .push(.loose))
        for _ in 1...3 { handles.append(flow.request(.push(.loose))) }
        expectEqual(flow.pending.count, 4)
      }
      site.expectNothingLeft()
      for handle in handles {
        guard case .cancelled = await handle.outcome else {
          Issue.record("\(handle.status)")
          continue
        }
      }
    }
    // while a custom presentation has not answered
    do {
      let site = Site()
      var answer: (@MainActor (CustomPresentation<Sample.Presentation>.Answer) -> Void)?
      let handle: RequestHandle
      do {
        let flow = site.flow(site.setup())
        flow.start()
        let custom = CustomPresentation<Sample.Presentation> { _, take in answer = take }
        handle = flow.request(
          Sample.Presentation(
            destinationType: .loose, presentationType: .custom(presentation: custom)))
        site.box.expectLiving(11)
      }
      site.expectNothingLeft()
      answer?(.done)
      guard case .cancelled = await handle.outcome else {
        Issue.record("\(handle.status)")
        return
      }
    }
    // while a guard holds a request
    do {
      let site = Site()
      let handle: RequestHandle
      do {
        let guarding = Sample.Setup.Guard("wait") { difference in
          difference.arriving.contains { $0.route == .loose } ? .hold(until: "go") : .allow
        }
        let flow = site.flow(site.setup(guards: [guarding]))
        flow.start()
        handle = flow.request(.push(.loose))
      }
      site.expectNothingLeft(6)
      guard case .cancelled = await handle.outcome else {
        Issue.record("\(handle.status)")
        return
      }
    }
  }

  @Test func `a flow can be dropped by any code that it calls`() {
    // while a guard is asked
    do {
      let site = Site()
      let holder = Holder()
      let guarding = Sample.Setup.Guard("drop") { difference in
        if difference.arriving.contains(where: { $0.route == .loose }) { holder.flow = nil }
        return .allow
      }
      holder.flow = site.flow(site.setup(guards: [guarding]))
      holder.flow?.start()
      holder.flow?.presentDestination(configuration: .push(.loose))
      expectNil(holder.flow)
      site.box.expectLiving(0)
    }
    // while a provider builds
    do {
      let site = Site()
      let holder = Holder()
      var setup = site.setup()
      setup.providers[.detail] = DestinationProvider {
        (seed: Sample.Seed<Equipment.LooseDestination>) in
        let destination = Equipment.LooseDestination(seed.route)
        site.equipment.equip(destination)
        holder.flow = nil
        return destination
      }
      holder.flow = site.flow(setup)
      holder.flow?.start()
      holder.flow?.presentDestination(configuration: .push(.detail))
      expectNil(holder.flow)
      site.expectNothingLeft()
    }
    // in an event sink
    do {
      let site = Site()
      let holder = Holder()
      holder.flow = site.flow(site.setup())
      holder.flow?.start()
      holder.flow?.onEvent = { event in
        if case .appeared = event.kind { holder.flow = nil }
      }
      holder.flow?.presentDestination(configuration: .push(.loose))
      expectNil(holder.flow)
      site.expectNothingLeft()
    }
    // while the interface is notified
    do {
      let site = Site()
      let holder = Holder()
      let coordinator = DroppingCoordinator()
      holder.flow = Sample.AppFlow(site.setup(), coordinator: coordinator)
      holder.flow?.start()
      site.box.add(holder.flow)
      coordinator.onShow = { holder.flow = nil }
      holder.flow?.presentDestination(configuration: .push(.loose))
      coordinator.onShow = nil
      expectNil(holder.flow)
      site.expectNothingLeft()
    }
  }

  @Test func `a dropped flow is released while its parts are kept or still work`() async throws {
    // while it is observed and its navigator is kept
    do {
      let site = Site()
      let navigator: any DestinationPathNavigating
      do {
        let flow = site.flow(site.setup())
        flow.start()
        flow.presentDestination(configuration: .push(.loose))
        let stack = try require(flow.rootDestination as? Equipment.ReadyStack)
        navigator = try require(stack.navigator())
        expectEqual(navigator.navigationPath.count, 2)
      }
      site.expectNothingLeft()
      expectEmpty(navigator.navigationPath)
    }
    // while an async interactor works, which then cleans up
    do {
      let site = Site()
      let journal = TestJournal()
      let interactor = MockAsyncInteractor<StoreRequest>("store", journal: journal)
      let gate = interactor.holds(.load)
      do {
        let flow = site.flow(site.setup())
        flow.start()
        let stack = flow.rootDestination as? Equipment.ReadyStack
        stack?.assignInteractor(interactor: interactor, for: .other)
        ask(stack)
        await gate.untilHeld()
      }
      await gate.untilEmpty()
      while !journal.lines.contains("store cleanupResources") { await Task.yield() }
      expectEqual(journal.lines.count { $0 == "store cleanupResources" }, 1)
      site.expectNothingLeft(6)
    }
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
