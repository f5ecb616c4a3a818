import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Destinations and interfaces refer to each other without reference cycles.
@MainActor
struct OwnershipTests {
  private func setup(
    _ equipment: Equipment, _ kind: Equipment.Kind, _ ending: Equipment.Ending = .builds
  ) -> Sample.Setup {
    var setup = SampleWorld(start: .notes).setup
    setup.providers[.loose] = equipment.provider(of: kind, ending)
    return setup
  }

  @Test(arguments: Equipment.Kind.allCases, Equipment.Style.allCases)
  func `a place of any kind is kept while presented, then released entirely`(
    kind: Equipment.Kind, style: Equipment.Style
  ) {
    var equipment = Equipment(style)
    let flow = SampleTestFlow(setup(equipment, kind))
    flow.present(.push(.loose))
    #expect(equipment.isKept && flow.place(.loose)?.currentInterface() != nil)
    flow.present(.moveToNearest(.notes))
    #expect(equipment.isGone)

    // Dropping a flow releases its places, of any kind.
    equipment = Equipment(style)
    do {
      let flow = Sample.AppFlow(setup(equipment, kind))
      flow.start()
      flow.presentDestination(configuration: .sheet(.loose))
      #expect(equipment.isKept)
    }
    #expect(equipment.isGone)
  }

  @Test(
    arguments: Equipment.Kind.allCases, [Equipment.Ending.throwsError, .returnsNil])
  func `a provider that fails after equipping a place leaves nothing behind`(
    kind: Equipment.Kind, ending: Equipment.Ending
  ) {
    for style in Equipment.Style.allCases {
      let equipment = Equipment(style)
      let flow = SampleTestFlow(setup(equipment, kind, ending))
      flow.present(.push(.loose))
      flow.expectRefused(ending == .throwsError ? .buildFailed : .notBuilt)
      #expect(equipment.isGone)
      expectEqual(equipment.journal.lines, ["store prepareForRequests", "store cleanupResources"])
    }
  }

  @Test func `a provider that fails after assigning an interactor leaves nothing behind`() {
    let journal = TestJournal()
    var setup = SampleWorld(start: .notes).setup
    setup.providers[.loose] = DestinationProvider {
      (seed: Sample.Seed<Equipment.LooseDestination>) in
      let interactor = MockInteractor<StoreRequest>("store", journal: journal)
      Equipment.LooseDestination(seed.route).assignInteractor(interactor: interactor, for: .store)
      throw CancellationError()
    }
    let flow = SampleTestFlow(setup)
    flow.present(.push(.loose))
    flow.expectRefused(.buildFailed)
    expectEqual(journal.lines, ["store prepareForRequests", "store cleanupResources"])
  }

  @Test
  func
    `a state class of the app can keep more than the destination, and is released with its place`()
  {
    // A state class of the app keeps other objects besides the destination.
    do {
      let box = WeakBox()
      let flow = SampleTestFlow(statefulSetup(box))
      flow.present(.push(.loose))
      let state = (flow.place(.loose) as? StatefulView.Screen)?.currentInterface()?.destinationState
      state?.count += 1
      expectEqual((flow.place(.loose) as? StatefulView.Screen)?.currentInterface()?.counted, 1)
      expectEqual(box.livingCount, 2)
    }

    // A state class of the app is released with its place.
    do {
      var box = WeakBox()
      let flow = SampleTestFlow(statefulSetup(box))
      flow.present(.push(.loose))
      flow.goBack()
      expectEqual(box.text, "0 of 2")

      // A state that keeps its own reference to its place is released with the interface.
      box = WeakBox()
      do {
        let screen = StatefulView.Screen(destinationType: .loose)
        let state = CountingState(destination: screen)
        box.add(state)
        box.add(screen)
        screen.assignAssociatedInterface(StatefulView(destinationState: state))
        screen.letGo()
      }
      expectEqual(box.text, "0 of 2")
    }
  }

  private func statefulSetup(_ box: WeakBox) -> Sample.Setup {
    var setup = SampleWorld(start: .notes).setup
    setup.providers[.loose] = DestinationProvider {
      (seed: Sample.Seed<StatefulView.Screen>) in
      StatefulView.Screen(seed) { screen in
        let state = CountingState(destination: screen)
        box.add(state)
        box.add(screen)
        return StatefulView(destinationState: state)
      }
    }
    return setup
  }

  @Test func `places that a provider builds but does not return are released`() async {
    // Objects that a provider makes and does not return are released, too.
    do {
      let equipment = Equipment()
      var setup = SampleWorld(start: .notes).setup
      setup.providers[.loose] = DestinationProvider { (seed: Sample.Seed<SampleDestination>) in
        for kind in Equipment.Kind.allCases { _ = equipment.loose(kind) }
        return SampleDestination(seed.route)
      }
      let flow = SampleTestFlow(setup)
      flow.present(.push(.loose))
      #expect(flow.current == .loose && equipment.box.count > 30 && equipment.isGone)
    }

    // A request started by a provider that fails is cancelled.
    do {
      let interactor = MockAsyncInteractor<StoreRequest>()
      let gate = interactor.holds(.load)
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      world.onBuild = { destination in
        destination.assignInteractor(interactor: interactor, for: .store)
        destination.performRequest(interactor: .store, request: StoreRequest(action: .load))
        throw CancellationError()
      }
      flow.present(.push(.detail))
      flow.expectRefused(.buildFailed)
      await flow.settle()
      expectEqual(gate.heldCount, 0)
      expectEmpty(flow.flow.pending)
    }
  }

  // MARK: Destinations outside of flows and groups

  @Test(arguments: Equipment.Kind.allCases, Equipment.Style.allCases)
  func `a place outside the library's flow keeps its interface and is released entirely`(
    kind: Equipment.Kind, style: Equipment.Style
  ) {
    var equipment = Equipment(style)
    // Dropping a flow of the app's own releases its places, of any kind.
    do {
      let flow = OwnFlow([.notes: equipment.provider(of: kind)])
      flow.start()
      #expect(equipment.isKept && flow.currentDestination?.currentInterface() != nil)
    }
    #expect(equipment.isGone)

    equipment = Equipment(style)
    do {
      guard let place = equipment.loose(kind) else { return expectEqual(kind, .embedded) }
      #expect(equipment.isKept && place.currentInterface()?.destination().id == place.id)
    }
    #expect(equipment.isGone)
  }

  @Test func `an interface is kept by its place, its group or its caller`() throws {
    // An interface that its place has released keeps the place as long as the interface is used.
    do {
      let place = Equipment.LooseDestination(.loose)
      let (first, second) = (view(of: place), view(of: place))
      place.assignAssociatedInterface(first)
      place.assignAssociatedInterface(second)
      #expect(place.currentInterface() as AnyObject? === second)
      place.removeAssociatedInterface()
      let box = WeakBox()
      box.add(place)
      #expect(first.destination() === place && second.destination() === place)
      expectNil(place.currentInterface())
    }
    do {
      let box = WeakBox()
      let state: DestinationInterfaceState<Equipment.LooseDestination>
      do {
        let place = Equipment.LooseDestination(.loose)
        box.add(place)
        state = DestinationInterfaceState(destination: place)
        place.assignAssociatedInterface(Equipment.ClassView(destinationState: state))
        place.removeAssociatedInterface()
      }
      box.expectLiving(1)
      // The interface can be given another place, and then the first place again.
      let (first, second) = (state.destination, Equipment.LooseDestination(.tags))
      first.assignAssociatedInterface(Equipment.ClassView(destinationState: state))
      state.destination = second
      let other = state.destination
      state.destination = first
      #expect(other === second && state.destination === first)
    }

    // A place that has left a group outside of flows keeps its interface, and is released with it.
    do {
      let equipment = Equipment()
      let group = SampleGroup(.group)
      do {
        let place = Equipment.LooseDestination(.loose)
        equipment.equip(place)
        group.addChild(childDestination: place)
        #expect(place.currentInterface() != nil)
        group.removeChild(identifier: place.id)
        expectEqual(place.currentInterface()?.destination().id, place.id)
      }
      expectEqual(equipment.box.text, "0 of 5")
    }

    // Children made by hand keep their interfaces until their group is presented.
    do {
      var equipment = Equipment()
      var setup = SampleWorld(start: .notes).setup
      setup.providers[.home] = handMadeTabBar(equipment)
      var flow = SampleTestFlow(setup)
      flow.present(.push(.home))
      let tags = try require(flow.place(.tags))
      let interfaces = [tags, try require(flow.place(.edit))].map { $0.currentInterface() }
      #expect(interfaces.allSatisfy { $0 is Equipment.ClassView<Equipment.LooseDestination> })
      flow.present(.moveToNearest(.notes))
      expectNil(tags.currentInterface())

      // Children made by hand are released if building fails.
      equipment = Equipment()
      setup.providers[.home] = handMadeTabBar(equipment, fails: true)
      flow = SampleTestFlow(setup)
      flow.present(.push(.home))
      flow.expectRefused(.buildFailed)
      expectEqual(equipment.box.text, "0 of 10")
    }
  }

  private func view(
    of place: Equipment.LooseDestination
  ) -> Equipment.ClassView<Equipment.LooseDestination> {
    Equipment.ClassView(destinationState: DestinationInterfaceState(destination: place))
  }

  @Test func `places built earlier are found during building, and presented places get interfaces`()
    throws
  {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    let notes: SampleDestination = try #require(flow.place(.notes) as? SampleStack)
    let given = InterfaceDouble(notes)
    var made: [UUID] = []
    var found: [Bool] = []
    world.onBuild = { [app = flow.flow] place in
      found.append(made.allSatisfy { app.destination(for: $0) != nil })
      made.append(place.id)
      notes.assignAssociatedInterface(given)
    }
    flow.presentPath([.push(.detail), .push(.edit), .push(.loose), .push(.tags)])
    expectEqual(found, [true, true, true, true])
    #expect(notes.currentInterface() as? InterfaceDouble<SampleDestination> === given)
  }

  @Test func `an interface that is used after its place is gone stops the program with a reason`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = Self.orphan()
        _ = view.destination()
      }
    }
  }

  private static func orphan() -> Equipment.ClassView<Equipment.LooseDestination> {
    let place = Equipment.LooseDestination(.loose)
    let state = DestinationInterfaceState(destination: place)
    let view = Equipment.ClassView(destinationState: state)
    place.assignAssociatedInterface(view)
    return view
  }

  private func handMadeTabBar(
    _ equipment: Equipment, fails: Bool = false
  ) -> Sample.Setup.Provider {
    DestinationProvider(shape: .tabs([.notes: .edit, .tags: .tags])) {
      seed -> Equipment.ReadyTabBar? in
      let children = [Sample.DestinationType.edit, .tags].map(Equipment.LooseDestination.init)
      for child in children { equipment.equip(child) }
      let tabs = Equipment.ReadyTabBar(
        type: .home, tabDestinations: children, tabTypes: [.notes, .tags], selectedTab: .tags,
        destinationConfigurations: seed.destinationPresentations)
      if fails { throw CancellationError() }
      return tabs
    }
  }

  @Test func `a task that outlives building still gives a place its interface`()
    async throws
  {
    var assigned: Task<SampleDestination, Never>?
    let world = SampleWorld(start: .notes)
    world.onBuild = { _ in
      assigned = Task {
        let other = SampleDestination(.tags)
        other.assignAssociatedInterface(InterfaceDouble(other))
        return other
      }
    }
    let flow = world.flow()
    let other = try require(await assigned?.value)
    #expect(other.currentInterface() != nil && flow.current == .notes)
    other.removeAssociatedInterface()
  }
}

/// An interface with a state class of its own.
private struct StatefulView: InteractiveInterfacing {
  typealias UserInteractionType = Act
  typealias InteractorType = Worker
  typealias Screen = Sample.ScreenOf<StatefulView>

  let destinationState: CountingState

  var counted: Int { destinationState.count }
}

extension Equipment {
  /// Whether all objects that were given to places exist.
  fileprivate var isKept: Bool { box.livingCount == box.count }

  /// Whether all objects that were given to places are released.
  fileprivate var isGone: Bool { box.count >= 4 && box.livingCount == 0 }
}

private final class CountingState: DestinationStateable {
  var destination: StatefulView.Screen
  var count = 0

  init(destination: StatefulView.Screen) {
    self.destination = destination
  }
}
