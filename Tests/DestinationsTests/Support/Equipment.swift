import Destinations
import DestinationsTesting
import Foundation

/// Gives destinations every kind of object, and counts whether the objects are released with them.
@MainActor
final class Equipment {
  /// The kinds of interfaces, and of the states that connect them.
  enum Style: CaseIterable {
    case classes
    case structs
    case navigationStates
    case ownStates
  }

  enum Kind: CaseIterable {
    case screen
    case stack
    case tabs
    case split
    case group
    case own
    case ownGroup
    case embedded
  }

  enum Ending: CaseIterable {
    case builds
    case throwsError
    case returnsNil
  }

  typealias ReadyScreen = ScreenDestination<
    InterfaceDouble<SampleDestination>, Act, Sample.DestinationType, Sample.ContentType,
    Sample.TabType, Worker
  >
  typealias ReadyStack = NavigationDestination<
    InterfaceDouble<SampleDestination>, Act, Sample.DestinationType, Sample.ContentType,
    Sample.TabType, Worker
  >
  typealias ReadyTabBar = TabBarDestination<
    InterfaceDouble<SampleDestination>, Act, Sample.DestinationType, Sample.ContentType,
    Sample.TabType, Worker
  >
  typealias ReadySplitView = SplitViewDestination<
    InterfaceDouble<SampleDestination>, Act, Sample.DestinationType, Sample.ContentType,
    Sample.TabType, Worker
  >
  typealias ReadyHost = EmbeddedFlowDestination<
    InterfaceDouble<SampleDestination>, Act, Sample.DestinationType, Sample.ContentType,
    Sample.TabType, Worker
  >

  let box = WeakBox()
  let style: Style
  let journal = TestJournal()
  private(set) var configuredCount = 0

  init(_ style: Style = .classes) {
    self.style = style
  }

  /// A provider of equipped destinations of a kind.
  func provider(of kind: Kind, _ ending: Ending = .builds) -> Sample.Setup.Provider {
    switch kind {
    case .screen: provider(.screen, ending) { ReadyScreen($0) }
    case .stack: provider(.stack(root: .bottom), ending) { ReadyStack($0) }
    case .tabs: provider(.tabs([.tags: .tags, .trash: .trash]), ending) { ReadyTabBar($0) }
    case .split: provider(.split([.sidebar: .sidebar]), ending) { ReadySplitView($0) }
    case .group:
      provider(.group([.first, .second]), ending) { SampleGroup($0.route) }
    case .own: provider(.screen, ending) { LooseDestination($0.route) }
    case .ownGroup: provider(.group([.first]), ending) { LooseGroup($0.route) }
    case .embedded:
      provider(.screen, ending) { [box] seed in
        let host = ReadyHost(
          seed,
          setup: .init(
            providers: [.first: SampleProvider()], startingDestination: .replaceRoot(with: .first)))
        box.add(host.embeddedFlow)
        return host
      }
    }
  }

  /// An equipped destination of a kind outside of flows and groups, with equipped children if it groups others; nil for
  /// one that only a provider can make.
  func loose(_ kind: Kind) -> (any Destinationable)? {
    switch kind {
    case .screen: equipped(ReadyScreen(destinationType: .loose))
    case .stack: filled(ReadyStack(destinationType: .loose))
    case .tabs:
      ReadyTabBar(
        type: .loose, tabDestinations: [looseChild()], tabTypes: [.notes], selectedTab: .notes
      ).map(equipped)
    case .split:
      equipped(ReadySplitView(type: .loose, destinationsForColumns: [.sidebar: looseChild()]))
    case .group: filled(SampleGroup(.loose))
    case .own: looseChild()
    case .ownGroup: filled(LooseGroup(.loose))
    case .embedded: nil
    }
  }

  private func looseChild() -> LooseDestination { equipped(LooseDestination(.first)) }

  private func filled<Group: GroupedDestinationable>(_ group: Group) -> Group
  where
    Group.InteractorType == Worker, Group.DestinationType == Sample.DestinationType,
    Group.ContentType == Sample.ContentType, Group.TabType == Sample.TabType
  {
    group.addChild(childDestination: looseChild())
    return equipped(group)
  }

  private func equipped<Destination: Destinationable>(_ destination: Destination) -> Destination
  where Destination.InteractorType == Worker {
    equip(destination)
    return destination
  }

  private func provider<Destination: Destinationable>(
    _ shape: Sample.RouteShape, _ ending: Ending,
    _ make: @escaping (Sample.Seed<Destination>) -> Destination
  ) -> Sample.Setup.Provider
  where
    Destination.DestinationType == Sample.DestinationType,
    Destination.ContentType == Sample.ContentType, Destination.TabType == Sample.TabType,
    Destination.InteractorType == Worker
  {
    DestinationProvider(shape: shape) { [self] seed in
      let destination = make(seed)
      equip(destination)
      switch ending {
      case .builds: return destination
      case .throwsError: throw CancellationError()
      case .returnsNil: return nil
      }
    }
  }

  /// Gives a destination an interface, an interactor and a state model.
  func equip<Destination: Destinationable>(_ destination: Destination)
  where Destination.InteractorType == Worker {
    box.add(destination)
    assignInterface(to: destination)
    let interactor = MockInteractor<StoreRequest>("store", journal: journal)
    box.add(interactor)
    destination.assignInteractor(interactor: interactor, for: .store)
    let model = Model()
    box.add(model)
    destination.assignStateModel(model)
  }

  private func assignInterface<Destination: Destinationable>(to destination: Destination) {
    let state = state(of: destination)
    box.add(state)
    switch style {
    case .structs, .ownStates:
      destination.assignAssociatedInterface(StructView(destinationState: state))
    case .classes, .navigationStates:
      let view = ClassView(destinationState: state)
      box.add(view)
      destination.assignAssociatedInterface(view)
    }
  }

  private func state<Destination: Destinationable>(
    of destination: Destination
  ) -> DestinationInterfaceState<Destination> {
    switch style {
    case .classes, .structs: DestinationInterfaceState(destination: destination)
    case .navigationStates: NavigationDestinationInterfaceState(destination: destination)
    case .ownStates: OwnState(destination: destination)
    }
  }

  /// A state class of an app's own, which keeps other objects besides the destination.
  final class OwnState<Destination: Destinationable>: DestinationInterfaceState<Destination> {
    var text = ""
  }

  final class ClassView<Destination: Destinationable>: DestinationInterfacing {
    let destinationState: DestinationInterfaceState<Destination>

    init(destinationState: DestinationInterfaceState<Destination>) {
      self.destinationState = destinationState
    }
  }

  struct StructView<Destination: Destinationable>: DestinationInterfacing {
    let destinationState: DestinationInterfaceState<Destination>
  }

  private final class Model: DestinationStateModeling {}

  /// A class of an app that uses only the route of the closure's argument.
  final class LooseDestination: Destinationable {
    typealias UserInteractionType = Act
    typealias DestinationType = Sample.DestinationType
    typealias ContentType = Sample.ContentType
    typealias TabType = Sample.TabType
    typealias InteractorType = Worker

    let id = UUID()
    let type: Sample.DestinationType
    var internalState = Sample.InternalState<Act, Worker>()

    init(_ type: Sample.DestinationType) {
      self.type = type
    }
  }

  final class LooseGroup: GroupedDestinationable {
    typealias UserInteractionType = Act
    typealias DestinationType = Sample.DestinationType
    typealias ContentType = Sample.ContentType
    typealias TabType = Sample.TabType
    typealias InteractorType = Worker

    let id = UUID()
    let type: Sample.DestinationType
    var internalState = Sample.InternalState<Act, Worker>()

    init(_ type: Sample.DestinationType) {
      self.type = type
    }
  }
}
