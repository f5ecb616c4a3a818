import Destinations
import DestinationsTesting
import Testing

@MainActor
struct MockInterfaceTests {
  @Test func `a mock interface records its calls in one ordered list`() {
    let flow = SampleWorld().flow()
    flow.presentPath([.push(.detail), .tab(.tags, showing: .edit), .sheet(.compose)])
    flow.dragSheetDown()
    expectEqual(
      flow.interface.lines,
      [
        "insert home #1 as root", "insert detail #5 on path of #2", "select tab tags of #1",
        "insert edit #6 on tab tags of #1", "insert compose #7 on sheet of #6",
        "remove compose #7 on sheet of #6",
      ])
    expectEqual(flow.interface.calls.map(\.transition), [1, 2, 2, 2, 2, 3])
  }

  @Test func `the mock's shadow tree follows every kind of change`() throws {
    let flow = SampleWorld().flow()
    let tabs = try require(flow.place(.home) as? SampleTabBar)
    flow.step("add tab") {
      try tabs.removeTab(.trash)
      try tabs.addTab(.trash, destination: SampleDestination(.loose), at: 0)
      tabs.activeTabs = [TabModel(type: .tags), TabModel(type: .notes), TabModel(type: .trash)]
    }
    flow.presentPath([.tab(.notes, showing: .group), .add(.detail), .sheet(.split)])
    flow.presentPath([.column(.sidebar, showing: .edit), .column(.detail, showing: .home)])
    flow.present(.replaceCurrent(with: .pile))
    flow.dismissSheet()
    flow.remove(flow.id(.first))
    flow.remove(flow.id(.second))
    flow.present(.moveToNearest(.notes))
    expectNil(flow.interface.drift())
    expectEmpty(flow.flow.tree.violations())

    // On a bare flow, whose tree the mock cannot read, it accepts every change.
    let interface = MockInterface()
    let bare = Sample.AppFlow(SampleWorld().setup, coordinator: interface)
    bare.start()
    let bareTabs = try require(bare.rootDestination as? SampleTabBar)
    try bareTabs.removeTab(.trash)
    try bareTabs.addTab(.trash, destination: OwnDestination(.loose))
    expectEqual(interface.calls.last?.route, "loose")
  }

  @Test func `an interface that missed a call is reported as drifted`() async {
    let failures = await FailureReporting.failures {
      let world = SampleWorld(start: .notes)
      let flow = SampleTestFlow(world.setup, interface: world.interface)
      flow.flow.attach(DeafInterface())
      flow.present(.push(.detail))
    }
    let message = failures.first?.message ?? ""
    let hasParts = ["path: detail #2", "calls to the interface do not match"].allSatisfy(
      message.contains)
    #expect(failures.count == 1 && hasParts, "\(message)")
  }

  @Test func `transitions can be acknowledged by number, and repeatedly`() async {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let flow = world.flow()
    expectEqual(world.interface.waitingTransitions, [1])
    expectEqual([7, 1].map { world.interface.acknowledge($0) }, [false, true])
    world.interface.acknowledgeAgain()
    flow.present(.push(.detail))
    expectEqual(world.interface.waitingTransitions, [2])
    world.interface.acknowledgeAll()
    flow.expectIdle()

    // A late interface holds up requests until the clock has been advanced.
    let late = SampleTestFlow(world.setup, interface: MockInterface(.late(.milliseconds(300))))
    late.present(.push(.detail))
    let before = late.active
    await late.advance(by: .milliseconds(300))
    expectEqual([before, late.active], [[.notes], [.notes, .detail]])
    await late.runClock()
    late.expectIdle()
  }

  @Test func `a refusing interface reports each new place as gone at once`() {
    let world = SampleWorld(start: .notes)
    let flow = SampleTestFlow(world.setup, interface: MockInterface(.refusing))
    flow.present(.push(.detail))
    let afterPushing = flow.active
    flow.present(.sheet(.compose))
    expectEqual([afterPushing, flow.active], [[.notes], [.notes]])
    expectEqual(
      flow.interface.lines,
      [
        "insert notes #1 as root", "insert detail #2 on path of #1",
        "remove detail #2 on path of #1",
        "insert compose #3 on sheet of #1", "remove compose #3 on sheet of #1",
      ])
    expectNil(flow.interface.drift())
  }

  @Test func `an out-of-order interface acknowledges the newest of two transitions first`() {
    let world = SampleWorld(start: .notes)
    let flow = SampleTestFlow(world.setup, interface: MockInterface(.manually))
    flow.acknowledge()
    flow.present(.push(.detail))
    flow.acknowledge()
    flow.interface.acknowledgement = .outOfOrder
    flow.present(.push(.edit))
    let waiting = flow.interface.waitingTransitions
    flow.swipeBack()
    expectEqual([waiting, flow.interface.waitingTransitions], [[3], []])
    flow.present(.push(.loose))
    expectEqual(flow.active, [.notes, .detail, .loose])
    flow.interface.acknowledgeAll()
    flow.expectIdle()
  }

  @Test func `interface calls are recorded in the shared journal among the hooks`() {
    let journal = TestJournal()
    let setup = Sample.Setup(
      providers: [
        .notes: SampleProvider(journal, shape: .stack), .detail: SampleProvider(journal),
      ],
      startingDestination: .replaceRoot(with: .notes))
    let flow = SampleTestFlow(setup, interface: MockInterface(journal: journal))
    _ = journal.take()
    flow.present(.push(.detail))
    flow.goBack()
    expectEqual(
      journal.lines,
      [
        "detail prepareForPresentation", "notes prepareForDisappearance(true)",
        "detail prepareForAppearance(true)",
        "interface shows insert detail #2 on path of #1",
        "detail prepareForDisappearance(true)", "notes prepareForAppearance(true)",
        "detail cleanupResources", "detail removeAssociatedInterface",
        "interface shows remove detail #2 on path of #1",
      ])
  }
}

/// An interface that ignores every change.
final class DeafInterface: FlowCoordinating {
  func show(_ transition: InterfaceTransition) {
    transition.acknowledge()
  }
}
