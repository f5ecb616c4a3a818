/// The ready-made destination of a tab bar.
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
  override var readyKind: NodeKind { .tabs }

  /// Creates a tab bar from the argument that a ``DestinationProvider`` passes to its closure.
  ///
  /// - Parameters:
  ///   - seed: The route, the tables and the flow.
  ///   - interface: Returns the interface of the tab bar; nil if there is none.
  public convenience init(
    _ seed: borrowing DestinationSeed<TabBarDestination>,
    interface: ((_ destination: TabBarDestination) -> InterfaceType)? = nil
  ) {
    self.init(of: seed)
    if let interface { assignAssociatedInterface(interface(self)) }
  }
}

extension TabBarDestination {
  /// Creates a tab bar with existing destinations.
  ///
  /// The result is nil if there are no tabs, if the numbers of roots and tabs differ, if a place or
  /// the name of a tab is repeated, or if the selected tab is not among the tabs.
  /// - Parameters:
  ///   - type: The route of the tab bar.
  ///   - tabDestinations: The root of each tab.
  ///   - tabTypes: The tabs, in the same order as their roots. Their names must differ.
  ///   - selectedTab: The selected tab.
  ///   - destinationConfigurations: The table that the provider has received.
  ///   - navigationConfigurations: The table of system navigation that the provider has received.
  ///   - parentDestination: The parent until the destination is presented.
  public convenience init?(
    type: DestinationType, tabDestinations: [AnyDestination], tabTypes: [TabType],
    selectedTab: TabType, destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil,
    parentDestination: DestinationID? = nil
  ) {
    guard tabDestinations.count == tabTypes.count, tabTypes.contains(selectedTab),
      Set(tabTypes.map(\.tabName)).count == tabTypes.count
    else { return nil }
    self.init(
      destinationType: type, destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestination)
    let stocks = tabDestinations.map { GroupStock($0) }
    let ids = [id] + stocks.flatMap { $0.sites.map(\.id) }
    guard Set(ids).count == ids.count else { return nil }
    let world = PlaceWorld<DestinationType, ContentType, TabType>()
    for tab in tabTypes { world.register(tab) }
    makeHome(
      world, slots: Array(zip(tabTypes.map(\.slot), stocks)), focusing: selectedTab.slot)
  }
}
