/// Builds the destinations of a route, and declares the effects of their interactions.
///
/// ``DestinationProvider`` is enough for most routes. Conform a type of your own to keep state
/// between calls.
@MainActor
public protocol DestinationProviding<DestinationType, ContentType, TabType> {
  /// The app's routes.
  associatedtype DestinationType
  /// The app's contents.
  associatedtype ContentType
  /// The app's tabs.
  associatedtype TabType
  /// The type of the destinations.
  associatedtype Destination: Destinationable<DestinationType, ContentType, TabType>

  /// A presentation in this app.
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The presentation of each interaction; empty unless implemented.
  ///
  /// It is read whenever a destination is built, so changes affect destinations that are built
  /// later.
  var presentationsData: [Destination.UserInteractionType: Presentation] { get }

  /// The presentation of each system navigation that differs from the default; empty unless implemented.
  ///
  /// ```swift
  /// [.tapSelectedTab: .popToRoot]
  /// ```
  var systemNavigationsData: [SystemNavigationType: Presentation] { get }

  /// The interactor request of each interaction; empty unless implemented.
  var interactorsData:
    [Destination.UserInteractionType: any InteractorConfiguring<Destination.InteractorType>]
  { get }

  /// The interactions that the state model handles; none unless implemented.
  ///
  /// Graph and explorations know them. An interaction that the model then does not handle is refused with
  /// `notHandled`.
  var handledInteractions: Set<Destination.UserInteractionType> { get }

  /// Returns whether a place can be built with some content, or without; nil if any content will do, and none.
  ///
  /// The flow reads it when the provider is registered. A presentation without suitable content is refused with
  /// `missingContent` or `unsuitableContent` before the place is built. The closure must not change anything, because
  /// validation and the graph call it too.
  var acceptsContent: (@MainActor (ContentType?) -> Bool)? { get }

  /// The services of the provider's places; none unless implemented.
  ///
  /// The offers apply to everything that the provider's places contain and present. The kinds of services
  /// are fixed when the provider is registered; their closures are called each time.
  var services: PlaceServices<DestinationType, ContentType, TabType> { get }

  /// Returns the kind and the contents of a route.
  ///
  /// Unless implemented, they follow from the destination's type.
  ///
  /// A ``NavigatingDestinationable`` is a stack, for example. A tab bar, a split view or a group
  /// whose contents are not declared here has to be filled by the provider.
  func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType>

  /// Builds a destination with its interface and interactors.
  ///
  /// Do not build the places inside it: the flow does that, with their own providers, as the shape
  /// says.
  /// - Parameters:
  ///   - destinationPresentations: The table of interactions. Pass it to the initialiser of the
  ///     destination.
  ///   - navigationPresentations: The table of system navigation. Pass it to the initialiser as
  ///     well.
  ///   - configuration: The presentation: its route, its content, and the requester as
  ///     `parentDestinationID`.
  ///   - appFlow: The flow.
  /// - Returns: The destination, or nil to refuse the request with `notBuilt`.
  /// - Throws: Any error, to refuse the request with `buildFailed`. Everything built for the
  ///   request is released, and the tree does not change.
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

  /// No presentations: a back button goes back, and a drag dismisses a sheet.
  public var systemNavigationsData: [SystemNavigationType: Presentation] { [:] }

  /// No requests.
  public var interactorsData:
    [Destination.UserInteractionType: any InteractorConfiguring<Destination.InteractorType>]
  { [:] }

  /// No interactions.
  public var handledInteractions: Set<Destination.UserInteractionType> { [] }

  /// Nil by default: places can be built with any content, and without.
  public var acceptsContent: (@MainActor (ContentType?) -> Bool)? { nil }

  /// No services.
  public var services: PlaceServices<DestinationType, ContentType, TabType> { PlaceServices() }

  /// Returns the shape that follows from the type of the destination, without anything inside.
  public func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType> {
    .usual(of: Destination.self)
  }
}
