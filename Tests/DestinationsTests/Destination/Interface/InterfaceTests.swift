import Destinations
import DestinationsTesting
import Testing

/// Interfaces as an app writes them: a class, a struct, and one with a state of its own.
@MainActor
struct InterfaceTests {
  typealias ListScreen = ScreenDestination<
    ListView, Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, Never
  >

  final class ListView: DestinationInterfacing {
    let destinationState: DestinationInterfaceState<ListScreen>

    init(_ destination: ListScreen) {
      destinationState = DestinationInterfaceState(destination: destination)
    }
  }

  typealias RowScreen = ScreenDestination<
    RowView, Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, Never
  >

  struct RowView: DestinationInterfacing {
    let destinationState: DestinationInterfaceState<RowScreen>
    var title = ""

    init(destination: RowScreen, title: String) {
      destinationState = DestinationInterfaceState(destination: destination)
      self.title = title
    }
  }

  typealias StackScreen = NavigationDestination<
    StackView, Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, Never
  >

  final class StackView: NavigatingDestinationInterfacing {
    let destinationState: NavigationDestinationInterfaceState<StackScreen>

    init(_ destination: StackScreen) {
      destinationState = NavigationDestinationInterfaceState(destination: destination)
    }
  }

  @Test func `a flow finds the interface that a place had before it was presented`() {
    let screen = ListScreen(destinationType: .loose)
    let view = ListView(screen)
    screen.assignAssociatedInterface(view)
    var setup = SampleWorld(start: .notes).setup
    setup.providers[.loose] = DestinationProvider { (_: Sample.Seed<ListScreen>) in screen }
    let flow = SampleTestFlow(setup)
    flow.present(.push(.loose))
    #expect(flow.flow.interface(for: screen.id) as? ListView === view)
    flow.goBack()
    expectNil(flow.flow.interface(for: screen.id))
  }

  @Test func `an interface reaches its destination and, for a stack, its navigator`() throws {
    // An interface is a class and reaches its destination.
    do {
      let screen = ListScreen(destinationType: .notes)
      let view = ListView(screen)
      screen.assignAssociatedInterface(view)
      #expect(view.destination() === screen && screen.currentInterface() === view)
      screen.removeAssociatedInterface()
      expectNil(screen.currentInterface())

      // An interface is a struct.
      let row = RowScreen(destinationType: .notes)
      row.assignAssociatedInterface(RowView(destination: row, title: "Milk"))
      expectEqual(row.currentInterface()?.title, "Milk")
      #expect(row.currentInterface()?.destination() === row)
      row.removeAssociatedInterface()
    }

    // A stack's interface has the navigator, and goes back from a place.
    do {
      let world = SampleWorld(start: .notes)
      var setup = world.setup
      setup.providers[.notes] = StackProvider()
      let flow = SampleTestFlow(setup)
      let stack = try require(flow.place(.notes) as? StackScreen)
      let view = try require(stack.currentInterface())
      flow.presentPath([.push(.detail), .push(.edit)])
      expectEqual(view.destinationState.navigator.navigationPath.count, 2)
      let edit = try require(flow.place(.edit))
      view.backToPreviousDestination(currentDestination: edit)
      expectEqual(flow.current, .detail)
      view.destinationState.navigator.removeAll()
      expectEqual(flow.current, .notes)
    }
  }

  @Test func `an interface performs interactions, and a refusal becomes an event`() throws {
    func perform<Interface: DestinationInterfacing>(_ act: Act, of interface: Interface)
    where Interface.Destination.UserInteractionType == Act { interface.perform(act) }
    let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
    var errors: [DestinationError.Code?] = []
    flow.onEvent = { if case .error(let error, _) = $0.kind { errors.append(error.code) } }
    flow.start()
    let notes = try require(flow.rootInterface as? InterfaceDouble<SampleDestination>)
    perform(.open, of: notes)
    expectEqual(flow.currentDestination?.type, .detail)
    expectEqual(errors, [])
    perform(.open, of: notes)
    expectEqual(errors, [.requesterHidden])
  }

  @Test func `a flow keeps the interface of each place, and the interface can be replaced`() throws
  {
    // The interface of a place in a flow is kept by the flow, and gone when the place has left.
    do {
      let flow = SampleWorld(start: .notes).flow()
      let notes = try require(flow.place(.notes) as? SampleDestination)
      // An interface performs the user's interactions.
      let interface = try require(notes.currentInterface() as? InterfaceDouble<SampleDestination>)
      try interface.perform(.open, content: .note(1))
      let place = flow.place(.detail)
      #expect(place?.currentInterface() is InterfaceDouble<SampleDestination>)
      flow.goBack()
      #expect(place != nil && place?.currentInterface() == nil)
    }

    // The interface of a presented place can be replaced.
    do {
      let box = WeakBox()
      let flow = SampleWorld(start: .notes).flow()
      let place = try require(flow.place(.notes) as? SampleDestination)
      box.add(place.currentInterface() as? InterfaceDouble<SampleDestination>)
      let other = InterfaceDouble(place)
      place.assignAssociatedInterface(other)
      #expect(flow.flow.rootInterface as? InterfaceDouble<SampleDestination> === other)
      expectEqual(box.livingCount, 0)
    }

    // It can be replaced before the place is presented, too, by the provider of a contained place.
    do {
      let world = SampleWorld(start: .notes)
      var built: [SampleDestination] = []
      world.onBuild = { place in
        built.append(place)
        if place.type == .bottom { built[1].assignAssociatedInterface(InterfaceDouble(place)) }
      }
      let flow = world.flow()
      flow.present(.push(.pile))
      let interface = flow.place(.pile)?.currentInterface() as? InterfaceDouble<SampleDestination>
      #expect(interface?.destination() === flow.place(.bottom))
    }
  }
}

private struct StackProvider: DestinationProviding {
  typealias Destination = InterfaceTests.StackScreen

  var presentationsData: [Act: Sample.Presentation] = [:]
  var interactorsData: [Act: any InteractorConfiguring<Never>] = [:]

  func shape(for route: Sample.DestinationType) -> Sample.RouteShape { .stack }

  func buildDestination(
    destinationPresentations: Destination.DestinationConfigurations?,
    navigationPresentations: Destination.NavigationConfigurations?,
    configuration: Sample.Presentation,
    appFlow: some Flowable<Sample.DestinationType, Sample.ContentType, Sample.TabType>
  ) throws -> Destination? {
    let destination = Destination(
      destinationType: .notes, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedInterface(InterfaceTests.StackView(destination))
    return destination
  }
}
