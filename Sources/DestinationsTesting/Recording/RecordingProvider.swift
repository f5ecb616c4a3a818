public import Destinations

/// A provider of recording destinations, for routes of any shape.
///
/// ```swift
/// typealias Place = RecordingProvider<App, AppAction, NoInteractor>
/// let journal = TestJournal()
/// let providers: [App.DestinationType: App.Setup.Provider] = [
///   .notes: Place(journal, shape: .stack, presentations: [.open: .push(.noteDetail)]),
///   .noteDetail: Place(journal),
/// ]
/// ```
@MainActor
public final class RecordingProvider<
  Types: DestinationTypes, Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
>: DestinationProviding {
  /// The app's routes.
  public typealias DestinationType = Types.DestinationType
  /// The app's contents.
  public typealias ContentType = Types.ContentType
  /// The app's tabs.
  public typealias TabType = Types.TabType
  /// What the provider builds.
  public typealias Destination = RecordingDestination<Types, Interaction, Interactor>

  /// The presentation for each interaction.
  public var presentationsData: [Interaction: Types.Presentation]

  /// The interactor request for each interaction.
  public var interactorsData: [Interaction: any InteractorConfiguring<Interactor>]

  /// What is offered to whatever its places contain and present.
  public var offers = DestinationOffers()

  /// What is done for values that are sent to its places.
  public var receivers = DestinationReceivers<DestinationType, ContentType, TabType>()

  /// The checkpoints at its places.
  public var checkpoints = PlaceCheckpoints()

  /// Called with each destination that was built, for interactors and for reactions to hooks.
  public var onBuild: (@MainActor (Destination) throws -> Void)?

  /// Builds instead of the provider; nil from it refuses the request.
  public var builds: (@MainActor (Types.Presentation) throws -> Destination?)?

  /// The shape of the routes that it is registered for.
  public var shape: Types.Shape

  private let journal: TestJournal?

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - journal: Where its destinations write their hooks.
  ///   - shape: The shape of the routes that it is registered for.
  ///   - presentations: The presentation for each interaction.
  ///   - interactors: The interactor request for each interaction.
  ///   - onBuild: Called with each destination that was built; what it throws refuses the request.
  public init(
    _ journal: TestJournal? = nil, shape: Types.Shape = .screen,
    presentations: [Interaction: Types.Presentation] = [:],
    interactors: [Interaction: any InteractorConfiguring<Interactor>] = [:],
    onBuild: (@MainActor (Destination) throws -> Void)? = nil
  ) {
    self.journal = journal
    self.shape = shape
    presentationsData = presentations
    interactorsData = interactors
    self.onBuild = onBuild
  }

  /// Returns the shape that the provider was given.
  public func shape(for route: DestinationType) -> Types.Shape { shape }

  /// Builds a recording destination with an interface double.
  public func buildDestination(
    destinationPresentations: Destination.DestinationConfigurations?,
    navigationPresentations: Destination.NavigationConfigurations?,
    configuration: Types.Presentation,
    appFlow: some Flowable<DestinationType, ContentType, TabType>
  ) throws -> Destination? {
    guard let route = configuration.destinationType else { return nil }
    if let builds { return try builds(configuration) }
    let make = destinationClass
    let destination = make.init(
      recording: route, kind: shape.kind, journal: journal, presentations: destinationPresentations,
      navigation: navigationPresentations, configuration: configuration)
    destination.assignAssociatedInterface(InterfaceDouble(destination))
    try onBuild?(destination)
    return destination
  }

  private var destinationClass: Destination.Type {
    switch shape.kind {
    case .screen: Destination.self
    case .stack: RecordingStack<Types, Interaction, Interactor>.self
    case .tabs: RecordingTabBar<Types, Interaction, Interactor>.self
    case .split: RecordingSplitView<Types, Interaction, Interactor>.self
    case .group: RecordingGroup<Types, Interaction, Interactor>.self
    }
  }
}
