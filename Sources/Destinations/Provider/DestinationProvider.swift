/// The ready-made provider: the tables of a place, its shape, and a closure that builds it.
///
/// ```swift
/// let note = DestinationProvider(presentations: [.done: .goBack]) {
///   App.Screen($0) { NoteView(destinationState: .init(destination: $0)) }
/// }
/// ```
///
/// A closure of several statements does not tell the compiler what it builds, which it then says of the
/// tables; name it:
///
/// ```swift
/// let notes = DestinationProvider<App.Stack<NotesView>>(
///   presentations: [.open: .push(.note)], interactors: [.reload: load]
/// ) { seed in
///   let notes = App.Stack(seed) { NotesView(destinationState: .init(destination: $0)) }
///   notes.assignInteractor(interactor: NotesStore(), for: .store)
///   return notes
/// }
/// ```
public struct DestinationProvider<Destination: Destinationable>: DestinationProviding {
  /// The app's routes.
  public typealias DestinationType = Destination.DestinationType
  /// The app's contents.
  public typealias ContentType = Destination.ContentType
  /// The app's tabs.
  public typealias TabType = Destination.TabType
  /// What a route is.
  public typealias Shape = DestinationShape<DestinationType, TabType>
  /// Builds a destination, its interface and its interactors; nil refuses the request.
  public typealias Build = @MainActor (DestinationSeed<Destination>) throws -> Destination?

  /// The presentation for each interaction of what it builds.
  public var presentationsData: [Destination.UserInteractionType: Destination.Presentation]

  /// The interactor request for each interaction of what it builds.
  public var interactorsData:
    [Destination.UserInteractionType: any InteractorConfiguring<Destination.InteractorType>]

  /// What is offered to whatever its places contain and present.
  public var offers = DestinationOffers()

  /// What is done for values that are sent to its places.
  public var receivers = DestinationReceivers<DestinationType, ContentType, TabType>()

  /// The checkpoints at its places.
  public var checkpoints = PlaceCheckpoints()

  /// The set-up of the flow that each place hosts; nil for places that host none.
  var embeddedSetup: FlowSetup<DestinationType, ContentType, TabType>?

  private let shape: Shape
  private let build: Build

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - shape: What its routes are; if nil, what the class of the destinations says.
  ///   - presentations: The presentation for each interaction.
  ///   - interactors: The interactor request for each interaction.
  ///   - build: Builds a destination; what it throws refuses the request.
  public init(
    shape: Shape? = nil,
    presentations: [Destination.UserInteractionType: Destination.Presentation] = [:],
    interactors: [Destination.UserInteractionType:
      any InteractorConfiguring<Destination.InteractorType>] = [:],
    build: @escaping Build
  ) {
    self.shape = shape ?? Self.shapeOfClass
    presentationsData = presentations
    interactorsData = interactors
    self.build = build
  }

  private static var shapeOfClass: Shape {
    switch Destination.self {
    case is any NavigatingDestinationable.Type: .stack
    case is any TabBarDestinationable.Type: .tabs([] as [Shape.Tab])
    case is any SplitViewDestinationable.Type: .split([] as [Shape.Column])
    case is any GroupedDestinationable.Type: .group()
    default: .screen
    }
  }

  /// The shape that the provider was created with.
  public func shape(for route: DestinationType) -> Shape { shape }

  /// Builds a destination by the closure that the provider was created with.
  ///
  /// - Returns: What the closure returns; nil also for a configuration without a route.
  /// - Throws: What the closure throws.
  public func buildDestination(
    destinationPresentations: Destination.DestinationConfigurations?,
    navigationPresentations: Destination.NavigationConfigurations?,
    configuration: Destination.Presentation,
    appFlow: some Flowable<DestinationType, ContentType, TabType>
  ) throws -> Destination? {
    guard let route = configuration.destinationType else { return nil }
    return try build(
      DestinationSeed(
        route: route, configuration: configuration,
        destinationPresentations: destinationPresentations,
        navigationPresentations: navigationPresentations, appFlow: appFlow,
        id: destinationPresentations?.site?.id ?? .minted()))
  }
}
