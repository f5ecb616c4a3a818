#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The ready-made destination for a split view.
///
/// Its interface is a class or a struct that conforms to ``DestinationInterfacing``. It is final: what
/// an app adds goes into a destination class of its own, of which ``Destinationable`` asks little.
@MainActor
public final class SplitViewDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: SplitViewDestinationable {
  /// The identifier of this split view.
  public nonisolated let id: UUID

  /// The route that this split view is for.
  public let type: DestinationType

  /// Where the library keeps what it needs of this split view.
  public var internalState:
    DestinationInternalState<
      UserInteractionType, DestinationType, ContentType, TabType, InteractorType
    >

  /// Creates a split view.
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

  /// Returns the interface that shows this split view.
  public func currentInterface() -> InterfaceType? {
    keptInterface as? InterfaceType
  }
}

extension SplitViewDestination {
  /// Creates a split view with destinations that exist already.
  ///
  /// - Parameters:
  ///   - type: The route that it is for.
  ///   - destinationsForColumns: The root of each column; the first column is focused.
  ///   - destinationConfigurations: What the provider was given, handed on as it came.
  ///   - navigationConfigurations: What the provider was given for system navigation.
  ///   - parentDestinationID: The parent wished for.
  public convenience init(
    type: DestinationType, destinationsForColumns: [SplitViewColumn: AnyDestination],
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestinationID: UUID? = nil
  ) {
    self.init(
      destinationType: type, destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestinationID)
    let stocks = destinationsForColumns.mapValues { GroupStock($0) }
    let place = ErasedPayload(Place<DestinationType, ContentType>(type))
    makeHome(
      AppWorld(),
      GroupStock(
        .split(place, stocks.mapValues(\.blueprint), id: id), stocks.values.flatMap(\.sites)))
  }
}
