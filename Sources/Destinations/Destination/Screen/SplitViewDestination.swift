/// The ready-made destination of a split view.
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
  override var readyKind: NodeKind { .split }

  /// Creates a split view from the argument that a ``DestinationProvider`` passes to its closure.
  ///
  /// - Parameters:
  ///   - seed: The route, the tables and the flow.
  ///   - interface: Returns the interface of the split view; nil if there is none.
  public convenience init(
    _ seed: borrowing DestinationSeed<SplitViewDestination>,
    interface: ((_ destination: SplitViewDestination) -> InterfaceType)? = nil
  ) {
    self.init(of: seed)
    if let interface { assignAssociatedInterface(interface(self)) }
  }
}

extension SplitViewDestination {
  /// Creates a split view with existing destinations.
  ///
  /// - Parameters:
  ///   - type: The route of the split view.
  ///   - destinationsForColumns: The root of each column. The first column is focused. A destination that is, or is
  ///     inside, the root of another column already is left out.
  ///   - destinationConfigurations: The table that the provider has received.
  ///   - navigationConfigurations: The table of system navigation that the provider has received.
  ///   - parentDestination: The parent until the destination is presented.
  public convenience init(
    type: DestinationType, destinationsForColumns: [SplitViewColumn: AnyDestination],
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil,
    parentDestination: DestinationID? = nil
  ) {
    self.init(
      destinationType: type, destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestination)
    var known: Set<DestinationID> = [id]
    let columns = destinationsForColumns.sorted { $0.key < $1.key }
      .map { (name: SlotName.column($0.key), root: GroupStock($0.value)) }
      .filter { column in
        let ids = column.root.sites.map(\.id)
        defer { known.formUnion(ids) }
        return known.isDisjoint(with: ids)
      }
    makeHome(PlaceWorld(), slots: columns)
  }
}
