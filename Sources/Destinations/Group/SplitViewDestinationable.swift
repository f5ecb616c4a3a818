#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A place that is a split view: one slot for each column, of which one is focused.
@MainActor
public protocol SplitViewDestinationable<DestinationType, ContentType, TabType>:
  GroupedDestinationable
{}

extension SplitViewDestinationable {
  /// A split view.
  public var nodeKind: NodeKind { .split }

  /// The columns in order.
  public var activeColumns: [SplitViewColumn] {
    arrangement.observe(.tabs(of: id))
    return ownSlots.compactMap(\.columnType)
  }

  /// The focused column.
  ///
  /// Setting it tells that the interface has focused one.
  public var focusedColumn: SplitViewColumn? {
    get {
      arrangement.observe(.tabs(of: id))
      return focusedSlot?.columnType
    }
    set { if let newValue { arrange(.column(newValue), cause: .system) } }
  }

  /// Returns the column that a place is in, however deep.
  public func column(destinationID: UUID) -> SplitViewColumn? {
    let tree = arrangement.tree
    var id: UUID? = destinationID
    while let child = id {
      let parent = tree.parentID(of: child)
      if parent == self.id { return tree.node(id: child)?.slot?.columnType }
      id = parent
    }
    return nil
  }

  /// Returns the place that is current in a column.
  public func currentDestination(for column: SplitViewColumn) -> AnyDestination? {
    arrangement.observe(.tree)
    let tree = arrangement.tree
    return tree.top(of: .column(column), in: id).flatMap(tree.currentID(within:))
      .flatMap { arrangement.site(for: $0)?.typed() }
  }

  /// Returns the place at the root of a column.
  public func rootDestination(for column: SplitViewColumn) -> AnyDestination? {
    arrangement.observe(.children(of: id))
    return arrangement.tree.bottom(of: .column(column), in: id)
      .flatMap { arrangement.site(for: $0)?.typed() }
  }

  /// Puts a destination that exists already in a column, and focuses the column.
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
