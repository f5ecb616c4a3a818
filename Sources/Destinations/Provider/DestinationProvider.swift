/// Builds the destinations of a route with a closure, and declares what their interactions do.
///
/// ```swift
/// let note = DestinationProvider<NoteView.Destination>(presentations: [.done: .goBack]) {
///   .init($0) { NoteView(destinationState: .init(destination: $0)) }
/// }
/// ```
///
/// Name the type of the destination, best by its interface. If it is left to the compiler, a typo
/// in a setup with a dozen providers is reported late, or not at all.
///
/// ```swift
/// let notes = DestinationProvider<NotesView.Destination>(
///   presentations: [.open: .push(.note)], interactors: [.reload: load]
/// ) { seed in
///   let notes = App.StackOf(seed) { NotesView(destinationState: .init(destination: $0)) }
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
  /// The kind of place that a route is, and what it contains.
  public typealias Shape = DestinationShape<DestinationType, TabType>
  /// Builds a destination with its interface and interactors.
  ///
  /// Returning nil or throwing refuses the request.
  public typealias Build = @MainActor (DestinationSeed<Destination>) throws -> Destination?

  /// The presentation of each interaction.
  public var presentationsData: [Destination.UserInteractionType: Destination.Presentation]

  /// The presentation of each system navigation that does something else than usual.
  public var systemNavigationsData: [SystemNavigationType: Destination.Presentation]

  /// The interactor request of each interaction.
  public var interactorsData:
    [Destination.UserInteractionType: any InteractorConfiguring<Destination.InteractorType>]

  /// The interactions that the state model handles.
  public var handledInteractions: Set<Destination.UserInteractionType>

  /// The places offered to whatever the provider's own places contain and present.
  public var offers = DestinationOffers()

  /// What to do with values that are sent to the provider's places.
  public var receivers = DestinationReceivers<DestinationType, ContentType, TabType>()

  /// The checkpoints at the provider's places.
  public var checkpoints = PlaceCheckpoints()

  /// The setup of the flow that each place hosts; nil for places that host none.
  var embeddedSetup: FlowSetup<DestinationType, ContentType, TabType>?

  private let shape: Shape
  private let build: Build

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - shape: The kind and the contents of the place. If nil, they follow from the type of the
  ///     destination.
  ///   - presentations: The presentation of each interaction.
  ///   - interactors: The interactor request of each interaction. An interaction must not be in
  ///     both tables.
  ///   - handles: The interactions that the state model handles; none of them may be in a table.
  ///   - systemNavigations: The presentation of each system navigation that does something else than usual.
  ///   - build: Builds the destination. If it throws or returns nil, the request is refused with
  ///     `buildFailed` or `notBuilt`, and everything built for it is released.
  public init(
    shape: Shape? = nil,
    presentations: [Destination.UserInteractionType: Destination.Presentation] = [:],
    interactors: [Destination.UserInteractionType:
      any InteractorConfiguring<Destination.InteractorType>] = [:],
    handles: Set<Destination.UserInteractionType> = [],
    systemNavigations: [SystemNavigationType: Destination.Presentation] = [:],
    build: @escaping Build
  ) {
    self.shape = shape ?? Self.shapeOfClass
    presentationsData = presentations
    interactorsData = interactors
    handledInteractions = handles
    systemNavigationsData = systemNavigations
    self.build = build
  }

  private static var shapeOfClass: Shape {
    switch Destination.self {
    case is any NavigatingDestinationable.Type: .stack
    case is any TabBarDestinationable.Type: .tabsFilledLater
    case is any SplitViewDestinationable.Type: .split([] as [Shape.Column])
    case is any GroupedDestinationable.Type: .group()
    default: .screen
    }
  }

  /// The shape that the provider was created with.
  public func shape(for route: DestinationType) -> Shape { shape }

  /// Calls the closure that the provider was created with.
  ///
  /// - Returns: The destination that the closure returns; nil if the configuration has no route.
  /// - Throws: The error that the closure throws.
  public func buildDestination(
    destinationPresentations: Destination.DestinationConfigurations?,
    navigationPresentations: Destination.NavigationConfigurations?,
    configuration: Destination.Presentation,
    appFlow: some Flowable<DestinationType, ContentType, TabType>
  ) throws -> Destination? {
    guard let place = configuration.place else { return nil }
    return try build(
      DestinationSeed(
        place: place, configuration: configuration,
        destinationPresentations: destinationPresentations,
        navigationPresentations: navigationPresentations, appFlow: appFlow,
        id: destinationPresentations?.site?.id ?? .minted()))
  }
}
