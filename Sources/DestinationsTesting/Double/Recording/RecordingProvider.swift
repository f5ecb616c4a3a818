public import Destinations

/// A provider of recording destinations, for routes with any shape.
///
/// ```swift
/// typealias Place = RecordingProvider<App, AppAction, Never>
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
  /// The type of the destinations.
  public typealias Destination = RecordingDestination<Types, Interaction, Interactor>

  /// The presentation of each interaction.
  public var presentationsData: [Interaction: Types.Presentation]

  /// The presentation of each system navigation that differs from the default.
  public var systemNavigationsData: [SystemNavigationType: Types.Presentation] = [:]

  /// The interactor request of each interaction.
  public var interactorsData: [Interaction: any InteractorConfiguring<Interactor>]

  /// The interactions that the state model handles.
  public var handledInteractions: Set<Interaction> = []

  /// Whether a place can be built with some content; nil if it needs none.
  ///
  /// Set it before the provider is registered.
  public var acceptsContent: (@MainActor (ContentType?) -> Bool)?

  /// The services of the provider's places.
  public var services = PlaceServices<DestinationType, ContentType, TabType>()

  /// Called with each destination that was built, for example to assign interactors.
  public var onBuild: (@MainActor (Destination) throws -> Void)?

  /// Called instead of the provider's own building; returning nil refuses the request.
  public var builds: (@MainActor (Types.Presentation) throws -> Destination?)?

  /// The shape of the provider's routes.
  public var shape: Types.RouteShape

  private let journal: TestJournal?

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - journal: The journal in which the destinations record their hooks.
  ///   - shape: The shape of the provider's routes.
  ///   - presentations: The presentation of each interaction.
  ///   - interactors: The interactor request of each interaction.
  ///   - onBuild: Called with each destination that was built. If it throws, the request is
  ///     refused.
  public init(
    _ journal: TestJournal? = nil, shape: Types.RouteShape = .screen,
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
  public func shape(for route: DestinationType) -> Types.RouteShape { shape }

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
    case .screen, .alert: Destination.self
    case .stack: RecordingStack<Types, Interaction, Interactor>.self
    case .tabs: RecordingTabBar<Types, Interaction, Interactor>.self
    case .split: RecordingSplitView<Types, Interaction, Interactor>.self
    case .group: RecordingGroup<Types, Interaction, Interactor>.self
    }
  }
}
