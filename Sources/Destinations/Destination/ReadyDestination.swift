#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the ready-made destinations have in common; use one of its final subclasses.
///
/// What an app adds goes into a destination class of its own, of which ``Destinationable`` asks little.
@MainActor
public class ReadyDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: Destinationable {
  /// The identifier of this place.
  public nonisolated let id: UUID

  /// The route that this place is for.
  public let type: DestinationType

  /// Where the library keeps what it needs of this place.
  public final var internalState:
    DestinationInternalState<
      UserInteractionType, DestinationType, ContentType, TabType, InteractorType
    >
  {
    get { kept }
    set { kept = newValue }
  }

  /// Private, so that the compiler sees every access to it, and none needs to be watched when the program runs.
  private final var kept:
    DestinationInternalState<
      UserInteractionType, DestinationType, ContentType, TabType, InteractorType
    >

  /// What this place is.
  public var nodeKind: NodeKind { .screen }

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - destinationType: The route that it is for.
  ///   - destinationConfigurations: What the provider was given, handed on as it came.
  ///   - navigationConfigurations: What the provider was given for system navigation.
  ///   - parentDestination: The parent wished for.
  public init(
    destinationType: DestinationType,
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil,
    parentDestination: UUID? = nil
  ) {
    id = destinationConfigurations?.plannedID ?? .minted()
    type = destinationType
    kept = DestinationInternalState(
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations,
      parentDestinationID: parentDestination)
  }

  /// Returns the interface that shows this place.
  public func currentInterface() -> InterfaceType? {
    keptInterface as? InterfaceType
  }

  // MARK: What every transition asks for, which a class answers sooner than a default does

  /// Returns the presentation of an interaction: of the exact value, else of its case.
  public func presentation(
    for interactionType: UserInteractionType
  ) -> DestinationPresentation<DestinationType, ContentType, TabType>? {
    internalState.presentation(for: interactionType)
  }

  /// Keeps the closure as long as this place is in no ``Flow``.
  public func buildInterfaceActions(
    presentationClosure:
      @escaping (DestinationPresentation<DestinationType, ContentType, TabType>)
      -> Void
  ) {
    internalState.keepClosure(presentationClosure)
  }

  /// Does nothing: requests are made from the table when they run.
  public func buildInteractorActions(
    presentationClosure:
      @escaping (DestinationPresentation<DestinationType, ContentType, TabType>)
      -> Void
  ) {}

  /// Keeps the closure as long as this place is in no ``Flow``.
  public func buildSystemNavigationActions(
    presentationClosure:
      @escaping (DestinationPresentation<DestinationType, ContentType, TabType>)
      -> Void
  ) {
    internalState.keepSystemClosure(presentationClosure)
  }

  // MARK: Hooks, to which a ready-made destination may add

  /// Hands the hook to the state model, if there is one.
  public func prepareForPresentation() {
    internalState.stateModel?.prepareForPresentation()
  }

  /// Hands the hook to the state model, if there is one.
  public func prepareForAppearance(isVisible: Bool) {
    internalState.stateModel?.prepareForAppearance(isVisible: isVisible)
  }

  /// Hands the hook to the state model, if there is one.
  public func prepareForDisappearance(wasVisible: Bool) {
    internalState.stateModel?.prepareForDisappearance(wasVisible: wasVisible)
  }

  /// Hands the hook to the state model, if there is one.
  public func cleanupResources() {
    internalState.stateModel?.cleanupResources()
  }
}
