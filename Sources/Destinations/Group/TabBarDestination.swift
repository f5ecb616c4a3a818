#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The ready-made destination for a tab bar.
///
/// Its interface is a class or a struct that conforms to ``DestinationInterfacing``. It is final: what
/// an app adds goes into a destination class of its own, of which ``Destinationable`` asks little.
@MainActor
public final class TabBarDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: TabBarDestinationable {
  /// The identifier of this tab bar.
  public nonisolated let id: UUID

  /// The route that this tab bar is for.
  public let type: DestinationType

  /// Where the library keeps what it needs of this tab bar.
  public var internalState:
    DestinationInternalState<
      UserInteractionType, DestinationType, ContentType, TabType, InteractorType
    >

  /// Creates a tab bar.
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

  /// Returns the interface that shows this tab bar.
  public func currentInterface() -> InterfaceType? {
    keptInterface as? InterfaceType
  }
}

extension TabBarDestination {
  /// Creates a tab bar with destinations that exist already.
  ///
  /// It is nil if there are no tabs, more or fewer roots than tabs, two tabs of one name, or if the
  /// selected tab is none of them.
  /// - Parameters:
  ///   - type: The route that it is for.
  ///   - tabDestinations: The root of each tab.
  ///   - tabTypes: The tabs, as many as there are roots, each with a name of its own.
  ///   - selectedTab: The tab that is selected.
  ///   - destinationConfigurations: What the provider was given, handed on as it came.
  ///   - navigationConfigurations: What the provider was given for system navigation.
  ///   - parentDestinationID: The parent wished for.
  public convenience init?(
    type: DestinationType, tabDestinations: [AnyDestination], tabTypes: [TabType],
    selectedTab: TabType, destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestinationID: UUID? = nil
  ) {
    guard tabDestinations.count == tabTypes.count, tabTypes.contains(selectedTab),
      Set(tabTypes.map(\.tabName)).count == tabTypes.count
    else { return nil }
    self.init(
      destinationType: type, destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestinationID)
    let stocks = tabDestinations.map { GroupStock($0) }
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
