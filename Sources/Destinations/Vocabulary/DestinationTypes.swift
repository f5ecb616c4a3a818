/// One name for an app's routes, contents and tabs, so that no app code repeats a generic list.
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
  /// The app's contents; ``NoContent`` for an app that passes none.
  associatedtype ContentType: ContentTypeable = NoContent
  /// The app's tabs; ``NoTabs`` for an app that has none.
  associatedtype TabType: TabTypeable = NoTabs
}

extension DestinationTypes {
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The seeds' name for ``Presentation``.
  public typealias PresentationConfiguration = Presentation

  /// A way to present in this app.
  public typealias PresentationType =
    DestinationPresentationType<DestinationType, ContentType, TabType>

  /// A place's table from interaction to presentation.
  public typealias PresentationTable<Interaction: UserInteractionTypeable> =
    [Interaction: Presentation]

  /// The flow of this app.
  public typealias AppFlow = Flow<DestinationType, TabType, ContentType>

  /// The set-up of this app's flow.
  public typealias Setup = FlowSetup<DestinationType, ContentType, TabType>

  /// The links into this app.
  public typealias Links = FlowLinks<DestinationType, ContentType, TabType>

  /// What this app keeps in snapshots.
  public typealias Snapshots = SnapshotTable<DestinationType, ContentType>

  /// A part of this app that does not see the others.
  public typealias Module = FlowModule<DestinationType, ContentType, TabType>

  /// The shape of a route in this app.
  public typealias Shape = DestinationShape<DestinationType, TabType>

  /// The payload of this app's presentation tree.
  public typealias Place = Destinations.Place<DestinationType, ContentType>

  /// The internal state of a destination class of this app.
  public typealias InternalState<
    Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
  > = DestinationInternalState<Interaction, DestinationType, ContentType, TabType, Interactor>

  /// What a destination of this app is made from.
  public typealias Seed<Destination: Destinationable> = DestinationSeed<Destination>

  /// A screen of this app, by its interface, which names what a person can do there.
  public typealias Screen<Interface: InteractiveInterfacing> = ScreenDestination<
    Interface, Interface.UserInteractionType, DestinationType, ContentType, TabType,
    Interface.InteractorType
  >

  /// A place of this app that hosts another flow, by its interface.
  public typealias EmbeddedFlow<Interface: InteractiveInterfacing> = EmbeddedFlowDestination<
    Interface, Interface.UserInteractionType, DestinationType, ContentType, TabType,
    Interface.InteractorType
  >

  /// A stack of this app, by its interface, which names what a person can do there.
  public typealias Stack<Interface: InteractiveInterfacing> = NavigationDestination<
    Interface, Interface.UserInteractionType, DestinationType, ContentType, TabType,
    Interface.InteractorType
  >

  /// A tab bar of this app, by its interface, which names what a person can do there.
  public typealias TabBar<Interface: InteractiveInterfacing> = TabBarDestination<
    Interface, Interface.UserInteractionType, DestinationType, ContentType, TabType,
    Interface.InteractorType
  >

  /// A split view of this app, by its interface, which names what a person can do there.
  public typealias SplitView<Interface: InteractiveInterfacing> = SplitViewDestination<
    Interface, Interface.UserInteractionType, DestinationType, ContentType, TabType,
    Interface.InteractorType
  >
}
