#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The ready-made destination for a split view.
///
/// Its interface is a class or a struct that conforms to ``DestinationInterfacing``.
public final class SplitViewDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: ReadyDestination<
  InterfaceType, UserInteractionType, DestinationType, ContentType, TabType, InteractorType
>, SplitViewDestinationable
{
  /// What this place is: a split view.
  public override var nodeKind: NodeKind { .split }

  /// Creates a split view from what a ``DestinationProvider`` hands to its closure.
  ///
  /// - Parameters:
  ///   - seed: The route, the tables and where it is made.
  ///   - interface: Returns the interface that shows it; nil for one that is shown by nothing.
  public convenience init(
    _ seed: DestinationSeed<SplitViewDestination>,
    interface: ((_ destination: SplitViewDestination) -> InterfaceType)? = nil
  ) {
    self.init(
      destinationType: seed.route, destinationConfigurations: seed.destinationPresentations,
      navigationConfigurations: seed.navigationPresentations,
      parentDestination: seed.configuration.parentDestinationID)
    if let interface { assignAssociatedInterface(interface(self)) }
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
  ///   - parentDestination: The parent wished for.
  public convenience init(
    type: DestinationType, destinationsForColumns: [SplitViewColumn: AnyDestination],
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil
  ) {
    self.init(
      destinationType: type, destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestination)
    let stocks = destinationsForColumns.mapValues { GroupStock($0) }
    let place = ErasedPayload(Place<DestinationType, ContentType>(type))
    makeHome(
      AppWorld(),
      GroupStock(
        .split(place, stocks.mapValues(\.blueprint), id: id), stocks.values.flatMap(\.sites)))
  }
}
