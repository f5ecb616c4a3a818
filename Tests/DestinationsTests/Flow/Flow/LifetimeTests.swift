import DestinationsTesting
import Testing

@testable import Destinations

/// Objects of a flow are released when they leave, in any way.
@MainActor
struct LifetimeTests {
  /// Counts destinations, interfaces and interactors that a world makes.
  private func counting(_ world: SampleWorld) -> WeakBox {
    let box = WeakBox()
    world.onBuild = { destination in
      box.add(destination)
      box.add(destination.currentInterface() as? InterfaceDouble<SampleDestination>)
      let interactor = MockInteractor<StoreRequest>()
      box.add(interactor)
      destination.assignInteractor(interactor: interactor, for: .store)
    }
    return box
  }

  @Test func `a flow keeps the presented places alive, and nothing else`() {
    let world = SampleWorld(start: .notes)
    let box = counting(world)
    let flow = world.flow()
    flow.presentPath([.push(.detail), .sheet(.compose), .push(.edit)])
    box.expectLiving(12, of: 12)
    flow.present(.replaceRoot(with: .tags))
    box.expectLiving(3)
  }

  @Test(arguments: WayOut.all)
  func `a place that left is released with everything it waits for`(
    _ way: WayOut
  ) async throws {
    let world = SampleWorld(start: way.start)
    var hooks = HookBook(world.journal)
    let flow = SampleTestFlow(world.setup, interface: world.interface)
    let box = counting(world)
    flow.presentPath(way.arrival)
    world.onBuild = nil
    let gate = try ask(#require(flow.place(.detail) as? SampleDestination), box)
    await gate.untilHeld()
    way.leave(flow)
    await flow.settle()
    hooks.follow()
    box.expectLiving(0, of: 3 * way.arrival.count + 1)
    expectEqual(gate.heldCount, 0)
    expectEqual(flow.flow.pending, [])
    #expect(hooks.violation == nil && !hooks.places.values.contains(.cleaned))
    expectEqual(world.journal.lines.count { $0 == "detail cleanupResources" }, 1)
  }

  /// Lets a place send a request, which is answered when its gate opens.
  private func ask(
    _ place: SampleDestination, _ box: WeakBox
  ) -> MockGate<[String]> {
    let interactor = MockAsyncInteractor<StoreRequest>()
    box.add(interactor)
    let gate = interactor.holds(.load)
    place.assignInteractor(interactor: interactor, for: .other)
    place.performRequest(interactor: .other, request: StoreRequest(action: .load))
    return gate
  }

  @Test func `places that left or were never presented are released`() throws {
    // nothing remains of a dismissed sheet
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let box = counting(world)
      flow.present(.sheet(.compose))
      flow.dragSheetDown()
      box.expectLiving(0)
    }
    // nothing remains of a removed tab
    do {
      let world = SampleWorld()
      let box = counting(world)
      let flow = world.flow()
      try (flow.place(.home) as? SampleTabBar)?.removeTab(.tags)
      box.expectLiving(9)
    }
    // nothing remains of what was built when a provider throws in the middle of a path
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let box = counting(world)
      let count = world.onBuild
      world.onBuild = { destination in
        try count?(destination)
        if destination.type == .edit { throw CancellationError() }
      }
      let step = flow.presentPath([.push(.detail), .push(.home), .push(.edit), .push(.loose)])
      step.expectRefused(.buildFailed)
      #expect(step.error?.underlying is CancellationError)
      box.expectLiving(0, of: 18)
      flow.expectUnchanged()
      for route in ["detail", "home", "notes", "tags", "trash"] {
        expectEqual(
          world.journal.events(of: route), ["cleanupResources", "removeAssociatedInterface"])
      }
      #expect(!world.journal.lines.contains { $0.hasPrefix("loose") })
    }
  }

  @Test func `dropping a flow releases everything at any moment`() {
    // dropping a flow releases everything
    do {
      let world = SampleWorld()
      let box = counting(world)
      do {
        let flow = Sample.AppFlow(world.setup)
        box.add(flow)
        box.add(flow.engine)
        flow.start()
        flow.presentDestinationPath(path: [.push(.detail), .sheet(.compose)])
        box.expectLiving(20)
      }
      box.expectLiving(0)
      expectEqual(world.journal.lines.count { $0.hasSuffix("cleanupResources") }, 6)
      expectEqual(world.journal.lines.count { $0.hasSuffix("removeAssociatedInterface") }, 6)
    }
    // dropping a flow that waits for the interface releases everything
    do {
      let world = SampleWorld(start: .notes)
      let box = counting(world)
      do {
        let interface = MockInterface(.manually)
        box.add(interface)
        let flow = Sample.AppFlow(world.setup, coordinator: interface)
        box.add(flow)
        box.add(flow.engine)
        flow.start()
        flow.presentDestination(configuration: .push(.detail))
      }
      box.expectLiving(0)
    }
    // a flow that is dropped in a completion is released after it
    do {
      let world = SampleWorld(start: .notes)
      let box = counting(world)
      var flow: Sample.AppFlow? = Sample.AppFlow(world.setup)
      box.add(flow)
      box.add(flow?.engine)
      flow?.start()
      var presentation = Sample.Presentation.push(.detail)
      presentation.completionClosure = { _ in flow = nil }
      flow?.presentDestination(configuration: presentation)
      expectNil(flow)
      box.expectLiving(0)
    }
    // a flow that is dropped in a hook is released after the transition
    do {
      let world = SampleWorld(start: .notes)
      let box = WeakBox()
      var flow: Sample.AppFlow?
      world.onBuild = { destination in
        box.add(destination)
        destination.onHook = { hook in
          if destination.type == .detail, hook == .prepareForPresentation { flow = nil }
        }
      }
      flow = Sample.AppFlow(world.setup)
      box.add(flow)
      flow?.start()
      flow?.presentDestination(configuration: .push(.detail))
      expectNil(flow)
      #expect(world.journal.lines.contains("detail prepareForAppearance(true)"))
    }
  }
}
