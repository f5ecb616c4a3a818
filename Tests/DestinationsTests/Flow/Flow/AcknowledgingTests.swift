import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct AcknowledgingTests {
  @Test func `acknowledgements let waiting requests start and change nothing else`() {
    // the next request starts when the interface has acknowledged
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      let flow = world.flow()
      world.interface.acknowledge()
      flow.present(.push(.detail))
      let handle = flow.flow.request(.push(.edit))
      flow.expectPlaces([.notes, .detail])
      expectEqual(
        flow.flow.pending,
        [
          .acknowledgement(transition: 2), .queued(request: handle.number),
        ])
      guard case .queued = handle.status else {
        _ = Issue.record("not queued")
        return
      }
      world.interface.acknowledge()
      flow.expectPlaces([.notes, .detail, .edit])
    }
    // a late acknowledgement neither changes the current place nor runs hooks
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      let flow = world.flow()
      world.interface.acknowledge()
      flow.present(.push(.detail))
      flow.expectCurrent(.detail)
      _ = world.journal.take()
      world.interface.acknowledge()
      flow.expectCurrent(.detail)
      world.journal.expect([])
    }
    // a second acknowledgement of a transition has no effect
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      let flow = world.flow()
      world.interface.acknowledge()
      flow.present(.push(.detail))
      world.interface.acknowledge()
      flow.present(.push(.edit))
      flow.present(.push(.loose))
      world.interface.acknowledgeAgain()
      flow.expectPlaces([.notes, .detail, .edit])
      world.interface.acknowledge()
      flow.expectPlaces([.notes, .detail, .edit, .loose])
    }
  }

  @Test func `a slow, missing or late interface leaves the flow sound`() {
    // an interface that never acknowledges holds up requests but not facts
    do {
      let world = SampleWorld(start: .notes, acknowledging: .never)
      let flow = world.flow()
      flow.present(.push(.detail))
      flow.expectPlaces([.notes])
      world.interface.acknowledgement = .immediately
      flow.flow.attach(world.interface)
      flow.expectPlaces([.notes, .detail])
      world.interface.acknowledgement = .never
      flow.present(.push(.edit))
      flow.swipeBack()
      flow.expectPlaces([.notes, .detail])
      flow.swipeBack()
      flow.expectPlaces([.notes])
    }
    // an interface that was released does not hold up requests
    do {
      let world = SampleWorld(start: .notes)
      let flow = Sample.AppFlow(world.setup)
      do {
        let interface = MockInterface(.never)
        flow.attach(interface)
        flow.start()
        flow.presentDestination(configuration: .push(.detail))
        expectEqual(flow.activeDestinations.count, 1)
      }
      flow.presentDestination(configuration: .push(.edit))
      expectEqual(flow.activeDestinations.map { $0.type }, [.notes, .detail, .edit])
    }
    // an interface that was replaced does not hold up requests
    do {
      let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
      flow.onEvent = { _ in }
      let (slow, other) = (MockInterface(), MockInterface())
      flow.attach(slow)
      flow.start()
      slow.acknowledgement = .never
      flow.removeDestination(destinationID: flow.rootDestination?.id ?? UUID())
      flow.start()
      expectEqual(flow.pending.count, 2)
      flow.attach(other)
      expectEqual(flow.activeDestinations.map { $0.type }, [.notes])
      expectEqual(other.calls.map(\.route), ["notes"])
      expectEqual(flow.pending, [])
    }
    // until their acknowledgement, changes own the interfaces of the places that left
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      let interfaces = WeakBox()
      let flow = world.flow()
      world.interface.acknowledge()
      flow.present(.push(.detail))
      world.interface.acknowledge()
      interfaces.add(
        flow.flow.interface(for: flow.id(.detail)) as? InterfaceDouble<SampleDestination>)
      flow.goBack()
      flow.expectPlaces([.notes])
      interfaces.expectLiving(1)
      world.interface.acknowledge()
      interfaces.expectLiving(0)
    }
    // an interface that is attached later receives the presented places
    do {
      let world = SampleWorld(start: .notes)
      let flow = Sample.AppFlow(world.setup)
      flow.start()
      flow.presentDestination(configuration: .push(.detail))
      let interface = MockInterface()
      flow.attach(interface)
      expectEqual(interface.calls.count, 1)
      let first = interface.calls.first
      #expect(first?.route == "notes" && first?.isAnimated == false)
      flow.presentDestination(configuration: .goBack)
      expectEqual(interface.transitionCount, 2)
    }
  }

  @Test func `a refusal is not shown to the interface, and the end needs no acknowledgement`() {
    // the interface is not notified of a refused request
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.goBack()
      expectEqual(world.interface.transitionCount, 1)
    }
    // ending the flow while an acknowledgement is pending runs every hook
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      let flow = world.flow()
      world.interface.acknowledge()
      flow.present(.push(.detail))
      _ = world.journal.take()
      flow.flow.end()
      world.journal.expect([
        "detail prepareForDisappearance(true)",
        "detail cleanupResources", "detail removeAssociatedInterface",
        "notes cleanupResources", "notes removeAssociatedInterface",
      ])
    }
  }
}
