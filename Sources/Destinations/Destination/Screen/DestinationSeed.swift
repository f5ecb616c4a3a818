/// The parts from which a destination is created: its route, its content, its tables and its flow.
///
/// It is the argument that a ``DestinationProvider`` passes to its closure. A destination class of your own needs only
/// a short initialiser:
///
/// ```swift
/// init(_ seed: App.Seed<NoteDestination>) {
///   id = seed.id
///   type = seed.route
///   internalState = seed.internalState()
/// }
/// ```
@MainActor
public struct DestinationSeed<Destination: Destinationable> {
  /// The route to build.
  public var route: Destination.DestinationType { place.route }

  /// An object, so that the size of a seed does not depend on the types of an app.
  let place: PlaceBox<Destination.DestinationType, Destination.ContentType>

  /// The presentation that creates the destination.
  public let configuration: Destination.Presentation

  /// The table from interaction to presentation.
  public let destinationPresentations: Destination.DestinationConfigurations?

  /// The table from system navigation to presentation.
  public let navigationPresentations: Destination.NavigationConfigurations?

  /// The flow that presents the destination.
  public let appFlow:
    any Flowable<Destination.DestinationType, Destination.ContentType, Destination.TabType>

  /// The identifier for the destination.
  public let id: DestinationID

  /// The content that was passed to the place, or nil.
  public var content: Destination.ContentType? { configuration.contentType }

  /// Returns the internal state of a new destination.
  public func internalState() -> DestinationInternalState<
    Destination.UserInteractionType, Destination.DestinationType, Destination.ContentType,
    Destination.TabType, Destination.InteractorType
  > {
    DestinationInternalState(
      destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestinationID: configuration.parentDestinationID)
  }
}

extension DestinationSeed: @MainActor Printed {
  /// The presentation that creates the destination, and the identifier.
  var printed: String { "\(configuration) as \(TreeTextToken.id(id))" }
}
