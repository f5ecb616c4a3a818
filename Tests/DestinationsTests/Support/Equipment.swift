import Destinations
import DestinationsTesting
import Foundation

/// Gives destinations all that they can have, and counts whether it goes with them.
@MainActor
final class Equipment {
  enum Style: CaseIterable {
    case classes
    case structs
  }

  enum Kind: CaseIterable {
    case screen
    case stack
    case tabs
    case split
    case group
    case own
    case ownGroup
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
    }
  }

  private func provider<Destination: Destinationable>(
    _ shape: Sample.Shape, _ ending: Ending,
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
    let state = DestinationInterfaceState(destination: destination)
    box.add(state)
    switch style {
    case .classes:
      let view = ClassView(destinationState: state)
      box.add(view)
      destination.assignAssociatedInterface(view)
    case .structs: destination.assignAssociatedInterface(StructView(destinationState: state))
    }
    let interactor = MockInteractor<StoreRequest>("store", journal: journal)
    box.add(interactor)
    destination.assignInteractor(interactor: interactor, for: .store)
    let model = Model()
    box.add(model)
    destination.assignStateModel(model)
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

  /// A class of an app that does not hand on where it is being built.
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
