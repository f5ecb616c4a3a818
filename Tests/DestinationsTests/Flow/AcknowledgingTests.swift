import Destinations
import DestinationsTesting
import Testing

@MainActor
struct AcknowledgingTests {
  @Test func `the next request starts when the interface has acknowledged`() {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let flow = world.flow()
    world.interface.acknowledge()
    flow.present(.push(.detail))
    let handle = flow.flow.request(.push(.edit))
    #expect(flow.active == [.notes, .detail])
    #expect(
      flow.flow.pending == [
        .acknowledgement(transition: 2), .queued(request: handle.number),
      ])
    guard case .queued = handle.status else {
      _ = Issue.record("not queued")
      return
    }
    world.interface.acknowledge()
    #expect(flow.active == [.notes, .detail, .edit])
  }

  @Test func `a late acknowledgement changes neither the current place nor runs hooks`() {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let flow = world.flow()
    world.interface.acknowledge()
    flow.present(.push(.detail))
    #expect(flow.current == .detail)
    _ = world.journal.take()
    world.interface.acknowledge()
    #expect(flow.current == .detail)
    #expect(world.journal.lines.isEmpty)
  }

  @Test func `a second acknowledgement of the same transition is nothing`() {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let flow = world.flow()
    world.interface.acknowledge()
    flow.present(.push(.detail))
    world.interface.acknowledge()
    flow.present(.push(.edit))
    flow.present(.push(.loose))
    world.interface.acknowledgeAgain()
    #expect(flow.active == [.notes, .detail, .edit])
    world.interface.acknowledge()
    #expect(flow.active == [.notes, .detail, .edit, .loose])
  }

  @Test func `an interface that never acknowledges holds up requests but not facts`() {
    let world = SampleWorld(start: .notes, acknowledging: .never)
    let flow = world.flow()
    flow.present(.push(.detail))
    #expect(flow.active == [.notes])
    world.interface.acknowledgement = .immediately
    flow.flow.attach(world.interface)
    #expect(flow.active == [.notes, .detail])
    world.interface.acknowledgement = .never
    flow.present(.push(.edit))
    flow.swipeBack()
    #expect(flow.active == [.notes, .detail])
    flow.swipeBack()
    #expect(flow.active == [.notes])
  }

  @Test func `an interface that is gone holds nothing up`() {
    let world = SampleWorld(start: .notes)
    let flow = Sample.AppFlow(world.setup)
    do {
      let interface = MockInterface(.never)
      flow.attach(interface)
      flow.start()
      flow.presentDestination(configuration: .push(.detail))
      #expect(flow.activeDestinations.count == 1)
    }
    flow.presentDestination(configuration: .push(.edit))
    #expect(flow.activeDestinations.map { $0.type } == [.notes, .detail, .edit])
  }

  @Test func `the changes own the interfaces of places that left until they are acknowledged`() {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let interfaces = WeakBox()
    let flow = world.flow()
    world.interface.acknowledge()
    flow.present(.push(.detail))
    world.interface.acknowledge()
    interfaces.add(
      flow.flow.interface(for: flow.id(.detail)) as? InterfaceDouble<SampleDestination>)
    flow.goBack()
    #expect(flow.active == [.notes])
    #expect(interfaces.livingCount == 1)
    world.interface.acknowledge()
    #expect(interfaces.livingCount == 0)
  }

  @Test func `an interface that is attached later is told what is presented`() {
    let world = SampleWorld(start: .notes)
    let flow = Sample.AppFlow(world.setup)
    flow.start()
    flow.presentDestination(configuration: .push(.detail))
    let interface = MockInterface()
    flow.attach(interface)
    #expect(interface.calls.count == 1)
    #expect(interface.calls.first?.route == "notes")
    flow.presentDestination(configuration: .goBack)
    #expect(interface.transitionCount == 2)
  }

  @Test func `a refused request tells the interface nothing`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.goBack()
    #expect(world.interface.transitionCount == 1)
  }

  @Test func `ending the flow while an acknowledgement is pending runs every hook`() {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let flow = world.flow()
    world.interface.acknowledge()
    flow.present(.push(.detail))
    _ = world.journal.take()
    flow.flow.end()
    #expect(
      world.journal.lines == [
        "detail prepareForDisappearance(true)",
        "detail cleanupResources", "detail removeAssociatedInterface",
        "notes cleanupResources", "notes removeAssociatedInterface",
      ])
  }
}
