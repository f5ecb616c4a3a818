#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The ready-made destination for a stack.
///
/// Its interface is a class or a struct that conforms to ``DestinationInterfacing``. It is final: what
/// an app adds goes into a destination class of its own, of which ``Destinationable`` asks little.
@MainActor
public final class NavigationDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: NavigatingDestinationable {
  /// The identifier of this stack.
  public nonisolated let id: UUID

  /// The route that this stack is for.
  public let type: DestinationType

  /// Where the library keeps what it needs of this stack.
  public var internalState:
    DestinationInternalState<
      UserInteractionType, DestinationType, ContentType, TabType, InteractorType
    >

  /// Creates a stack.
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

  /// Returns the interface that shows this stack.
  public func currentInterface() -> InterfaceType? {
    keptInterface as? InterfaceType
  }
}
