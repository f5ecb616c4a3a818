#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The ready-made destination for a place that contains no other.
///
/// Its interface is a class or a struct that conforms to ``DestinationInterfacing``. It is final: what
/// an app adds goes into a destination class of its own, of which ``Destinationable`` asks little.
@MainActor
public final class ScreenDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: Destinationable {
  /// The identifier of this screen.
  public nonisolated let id: UUID

  /// The route that this screen is for.
  public let type: DestinationType

  /// Where the library keeps what it needs of this screen.
  public var internalState:
    DestinationInternalState<
      UserInteractionType, DestinationType, ContentType, TabType, InteractorType
    >

  /// Creates a screen.
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
    id = destinationConfigurations?.site?.id ?? .minted()
    type = destinationType
    internalState = DestinationInternalState(
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations,
      parentDestinationID: parentDestination)
  }

  /// Returns the interface that shows this screen.
  public func currentInterface() -> InterfaceType? {
    keptInterface as? InterfaceType
  }
}
