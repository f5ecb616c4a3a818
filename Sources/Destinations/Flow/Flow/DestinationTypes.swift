/// The types of an app: its routes, contents and tabs, under one name.
///
/// Declare one enum per app. It gives you short names for the library's generic types, so that the
/// app never writes their generic arguments:
///
/// ```swift
/// enum App: DestinationTypes {
///   enum DestinationType: String, RoutableDestinations { case notes, noteDetail }
/// }
/// let show: App.Presentation = .push(.noteDetail)
/// ```
public protocol DestinationTypes {
  /// The app's routes.
  associatedtype DestinationType: RoutableDestinations
  /// The app's contents; `Never` if it passes none.
  associatedtype ContentType: ContentTypeable = Never
  /// The app's tabs; `Never` if it has none.
  associatedtype TabType: TabTypeable = Never
}

extension DestinationTypes {
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The original library's name for ``Presentation``.
  public typealias PresentationConfiguration = Presentation

  /// The kinds of change that a presentation of this app can make to the tree.
  public typealias PresentationType =
    DestinationPresentationType<DestinationType, ContentType, TabType>

  /// A table from interaction to presentation.
  public typealias PresentationTable<Interaction: UserInteractionTypeable> =
    [Interaction: Presentation]

  /// A flow of this app.
  public typealias AppFlow = Flow<DestinationType, TabType, ContentType>

  /// The setup of a flow of this app.
  public typealias Setup = FlowSetup<DestinationType, ContentType, TabType>

  /// The deep links of this app.
  public typealias Links = FlowLinks<DestinationType, ContentType, TabType>

  /// The table of the places that snapshots of this app contain.
  public typealias Snapshots = SnapshotTable<DestinationType, ContentType>

  /// A module of this app.
  public typealias Module = FlowModule<DestinationType, ContentType, TabType>

  /// The shape of a route in this app.
  public typealias RouteShape = DestinationShape<DestinationType, TabType>

  /// The sample contents of this app.
  public typealias SampleContents = Destinations.SampleContents<DestinationType, ContentType>

  /// A place as this app describes it: a route and its content.
  public typealias Place = Destinations.Place<DestinationType, ContentType>

  /// The internal state of a destination class of this app.
  public typealias InternalState<
    Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
  > = DestinationInternalState<Interaction, DestinationType, ContentType, TabType, Interactor>

  /// The parts from which a destination of this app is created.
  public typealias Seed<Destination: Destinationable> = DestinationSeed<Destination>

  /// A screen of this app, identified by the type of its interface.
  public typealias ScreenOf<Interface: InteractiveInterfacing> = ScreenDestination<
    Interface, Interface.UserInteractionType, DestinationType, ContentType, TabType,
    Interface.InteractorType
  >

  /// A place of this app that hosts another flow, identified by the type of its interface.
  public typealias EmbeddedFlowOf<Interface: InteractiveInterfacing> = EmbeddedFlowDestination<
    Interface, Interface.UserInteractionType, DestinationType, ContentType, TabType,
    Interface.InteractorType
  >

  /// A stack of this app, identified by the type of its interface.
  public typealias StackOf<Interface: InteractiveInterfacing> = NavigationDestination<
    Interface, Interface.UserInteractionType, DestinationType, ContentType, TabType,
    Interface.InteractorType
  >

  /// A tab bar of this app, identified by the type of its interface.
  public typealias TabBarOf<Interface: InteractiveInterfacing> = TabBarDestination<
    Interface, Interface.UserInteractionType, DestinationType, ContentType, TabType,
    Interface.InteractorType
  >

  /// A split view of this app, identified by the type of its interface.
  public typealias SplitViewOf<Interface: InteractiveInterfacing> = SplitViewDestination<
    Interface, Interface.UserInteractionType, DestinationType, ContentType, TabType,
    Interface.InteractorType
  >
}
