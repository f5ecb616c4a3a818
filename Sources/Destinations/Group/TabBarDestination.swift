#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The ready-made destination for a tab bar.
///
/// Its interface is a class or a struct that conforms to ``DestinationInterfacing``.
public final class TabBarDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: ReadyDestination<
  InterfaceType, UserInteractionType, DestinationType, ContentType, TabType, InteractorType
>, TabBarDestinationable
{
  /// What this place is: a tab bar.
  public override var nodeKind: NodeKind { .tabs }

  /// Creates a tab bar from what a ``DestinationProvider`` hands to its closure.
  ///
  /// - Parameters:
  ///   - seed: The route, the tables and where it is made.
  ///   - interface: Returns the interface that shows it; nil for one that is shown by nothing.
  public convenience init(
    _ seed: DestinationSeed<TabBarDestination>,
    interface: ((_ destination: TabBarDestination) -> InterfaceType)? = nil
  ) {
    self.init(
      destinationType: seed.route, destinationConfigurations: seed.destinationPresentations,
      navigationConfigurations: seed.navigationPresentations,
      parentDestination: seed.configuration.parentDestinationID)
    if let interface { assignAssociatedInterface(interface(self)) }
  }
}

extension TabBarDestination {
  /// Creates a tab bar with destinations that exist already.
  ///
  /// It is nil if there are no tabs, more or fewer roots than tabs, one place twice, two tabs of one
  /// name, or if the selected tab is none of them.
  /// - Parameters:
  ///   - type: The route that it is for.
  ///   - tabDestinations: The root of each tab.
  ///   - tabTypes: The tabs, as many as there are roots, each with a name of its own.
  ///   - selectedTab: The tab that is selected.
  ///   - destinationConfigurations: What the provider was given, handed on as it came.
  ///   - navigationConfigurations: What the provider was given for system navigation.
  ///   - parentDestination: The parent wished for.
  public convenience init?(
    type: DestinationType, tabDestinations: [AnyDestination], tabTypes: [TabType],
    selectedTab: TabType, destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil
  ) {
    guard tabDestinations.count == tabTypes.count, tabTypes.contains(selectedTab),
      Set(tabTypes.map(\.tabName)).count == tabTypes.count
    else { return nil }
    self.init(
      destinationType: type, destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestination)
    let stocks = tabDestinations.map { GroupStock($0) }
    let ids = stocks.flatMap { $0.sites.map(\.id) }
    guard Set(ids).count == ids.count else { return nil }
    let roots = zip(tabTypes, stocks).map { (name: $0.tabName, root: $1.blueprint) }
    let place = ErasedPayload(Place<DestinationType, ContentType>(type))
    let world = AppWorld<DestinationType, ContentType, TabType>()
    for tab in tabTypes { world.register(tab) }
    makeHome(
      world,
      GroupStock(
        .tabs(place, roots, selected: selectedTab.tabName, id: id), stocks.flatMap(\.sites)))
  }
}
