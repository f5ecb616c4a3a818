/// Builds the destinations of a route, with the table of what can be done at them.
@MainActor
public protocol DestinationProviding<DestinationType, ContentType, TabType> {
  /// The app's routes.
  associatedtype DestinationType
  /// The app's contents.
  associatedtype ContentType
  /// The app's tabs.
  associatedtype TabType
  /// What the provider builds.
  associatedtype Destination: Destinationable<DestinationType, ContentType, TabType>

  /// A presentation in this app.
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The presentation for each interaction of what it builds; none unless implemented.
  ///
  /// It is read at each building, so a provider that changes it changes what it builds from then on.
  var presentationsData: [Destination.UserInteractionType: Presentation] { get }

  /// The interactor request for each interaction of what it builds; none unless implemented.
  var interactorsData:
    [Destination.UserInteractionType: any InteractorConfiguring<Destination.InteractorType>]
  { get }

  /// What is offered to whatever its places contain and present, for places that modules ask for; nothing unless
  /// implemented.
  ///
  /// Whether it offers anything is looked at when it is registered, and what it answers at each asking.
  var offers: DestinationOffers { get }

  /// What is done for values that are sent to its places; nothing unless implemented.
  ///
  /// Whether there is anything is looked at when the provider is registered.
  var receivers: DestinationReceivers<DestinationType, ContentType, TabType> { get }

  /// The checkpoints at its places; none unless implemented.
  ///
  /// Whether there are any is looked at when the provider is registered.
  var checkpoints: PlaceCheckpoints { get }

  /// Returns what a route is; unless implemented, what the class of the destinations says.
  ///
  /// A stack for one that is ``NavigatingDestinationable``, and so on. A tab bar, split view or group of
  /// which only the class is known brings with it what the provider fills it with.
  func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType>

  /// Builds a destination, its interface and its interactors.
  ///
  /// Places inside it are built by their own providers, as the shape says.
  /// - Parameters:
  ///   - destinationPresentations: The table for the destination; hand it on to its initialiser.
  ///   - navigationPresentations: The table of system navigation; hand it on likewise.
  ///   - configuration: What to present: the route, its content, and as `parentDestinationID` the
  ///     place that asked.
  ///   - appFlow: The flow.
  /// - Returns: The destination, or nil to refuse the request.
  /// - Throws: Any error, which refuses the request; what was built for it is let go.
  func buildDestination(
    destinationPresentations: Destination.DestinationConfigurations?,
    navigationPresentations: Destination.NavigationConfigurations?,
    configuration: Presentation,
    appFlow: some Flowable<DestinationType, ContentType, TabType>
  ) throws -> Destination?
}

extension DestinationProviding {
  /// No presentations.
  public var presentationsData: [Destination.UserInteractionType: Presentation] { [:] }

  /// No requests.
  public var interactorsData:
    [Destination.UserInteractionType: any InteractorConfiguring<Destination.InteractorType>]
  { [:] }

  /// No offers.
  public var offers: DestinationOffers { DestinationOffers() }

  /// No receivers.
  public var receivers: DestinationReceivers<DestinationType, ContentType, TabType> { .init() }

  /// No checkpoints.
  public var checkpoints: PlaceCheckpoints { PlaceCheckpoints() }

  /// A screen.
  public func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType> {
    .screen
  }
}

extension DestinationProviding where Destination: GroupedDestinationable {
  /// A group that the provider fills.
  public func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType> {
    .group()
  }
}

extension DestinationProviding where Destination: NavigatingDestinationable {
  /// A stack.
  public func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType> {
    .stack
  }
}

extension DestinationProviding where Destination: TabBarDestinationable {
  /// A tab bar that the provider fills.
  public func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType> {
    .tabs([] as [DestinationShape.Tab])
  }
}

extension DestinationProviding where Destination: SplitViewDestinationable {
  /// A split view that the provider fills.
  public func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType> {
    .split([] as [DestinationShape.Column])
  }
}
