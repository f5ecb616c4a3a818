/// A place that is a split view: it has a slot for each column, and one column is focused.
@MainActor
public protocol SplitViewDestinationable<DestinationType, ContentType, TabType>:
  GroupedDestinationable
{}

extension SplitViewDestinationable {
  /// A split view.
  public var nodeKind: NodeKind { .split }

  /// The columns, in order.
  public var activeColumns: [SplitViewColumn] {
    arrangement.observe(.tabs(of: id))
    return ownSlots.compactMap(\.columnType)
  }

  /// The focused column.
  ///
  /// Set it to report that the user has moved to another column; a guard may refuse.
  public var focusedColumn: SplitViewColumn? {
    get {
      arrangement.observe(.tabs(of: id))
      return focusedSlot?.columnType
    }
    set { if let newValue { arrange(.column(newValue), cause: .system) } }
  }

  /// Returns the column that contains a place, at any depth, or nil.
  public func column(destinationID: DestinationID) -> SplitViewColumn? {
    let tree = arrangement.tree
    var id: DestinationID? = destinationID
    while let child = id {
      let parent = tree.parentID(of: child)
      if parent == self.id { return tree.node(id: child)?.slot?.columnType }
      id = parent
    }
    return nil
  }

  /// Returns the current place of a column.
  public func currentDestination(for column: SplitViewColumn) -> AnyDestination? {
    arrangement.observe(.tree)
    let tree = arrangement.tree
    return tree.top(of: .column(column), in: id).flatMap(tree.currentID(within:))
      .flatMap { arrangement.site(for: $0)?.typed() }
  }

  /// Returns the root of a column.
  public func rootDestination(for column: SplitViewColumn) -> AnyDestination? {
    arrangement.observe(.children(of: id))
    return arrangement.tree.bottom(of: .column(column), in: id)
      .flatMap { arrangement.site(for: $0)?.typed() }
  }

  /// Puts an existing destination in a column, and focuses the column.
  ///
  /// - Throws: ``DestinationError`` with `columnNotFound`; nothing has changed then.
  public func presentDestination(destination: AnyDestination, in column: SplitViewColumn) throws {
    let stock = GroupStock(destination)
    try rearrange(.column(column, stock.blueprint), bringing: stock.sites)
  }
}

extension SlotName {
  fileprivate var columnType: SplitViewColumn? {
    if case .column(let column) = self { column } else { nil }
  }
}
