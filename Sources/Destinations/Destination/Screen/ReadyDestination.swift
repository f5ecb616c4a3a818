/// A destination whose kind follows from its type.
protocol ReadyMade {}

/// The common base of the ready-made destinations; use one of its final subclasses.
///
/// To add state or behaviour of your own, write a destination class that conforms to
/// ``Destinationable``.
@MainActor
public class ReadyDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: Destinationable, ReadyMade {
  /// The identifier of this place.
  public nonisolated let id: DestinationID

  /// The route that this place is for.
  public let type: DestinationType

  /// The state that the library keeps for this place.
  public final var internalState:
    DestinationInternalState<
      UserInteractionType, DestinationType, ContentType, TabType, InteractorType
    >
  {
    get { kept }
    set { kept = newValue }
  }

  /// Private, so that the compiler sees every access, and no access needs a check at run time.
  private final var kept: State

  /// The kind of this place.
  public final var nodeKind: NodeKind { readyKind }

  var readyKind: NodeKind { .screen }

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - destinationType: The route of the destination.
  ///   - destinationConfigurations: The table that the provider has received.
  ///   - navigationConfigurations: The table of system navigation that the provider has received.
  ///   - parentDestination: The parent until the destination is presented.
  public init(
    destinationType: DestinationType,
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil,
    parentDestination: DestinationID? = nil
  ) {
    id = destinationConfigurations?.plannedID ?? .minted()
    type = destinationType
    kept = DestinationInternalState(
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations,
      parentDestinationID: parentDestination)
  }

  /// Creates the destination that a provider is asked for.
  init<Kind: Destinationable<DestinationType, ContentType, TabType>>(
    of seed: borrowing DestinationSeed<Kind>
  ) where Kind.UserInteractionType == UserInteractionType, Kind.InteractorType == InteractorType {
    (id, type, kept) = (seed.id, seed.route, seed.internalState())
  }

  /// Returns the interface that shows this place.
  public func currentInterface() -> InterfaceType? { keptInterface as? InterfaceType }

  /// Returns the presentation of an interaction, or nil if the table has none.
  public func presentation(
    for interactionType: UserInteractionType
  ) -> DestinationPresentation<DestinationType, ContentType, TabType>? {
    internalState.presentation(for: interactionType)
  }

  // MARK: Hooks, to which a ready-made destination may add

  /// Calls the same hook of the state model.
  public func prepareForPresentation() {
    internalState.extras?.stateModel?.prepareForPresentation()
  }

  /// Calls the same hook of the state model.
  public func prepareForAppearance(isVisible: Bool) {
    internalState.extras?.stateModel?.prepareForAppearance(isVisible: isVisible)
  }

  /// Calls the same hook of the state model.
  public func prepareForDisappearance(wasVisible: Bool) {
    internalState.extras?.stateModel?.prepareForDisappearance(wasVisible: wasVisible)
  }

  /// Calls the same hook of the state model.
  public func cleanupResources() {
    internalState.extras?.stateModel?.cleanupResources()
  }
}
