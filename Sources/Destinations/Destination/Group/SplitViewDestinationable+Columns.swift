extension SplitViewDestinationable {
  /// A split view.
  public var nodeKind: NodeKind { .split }

  /// The columns, in order.
  public var activeColumns: [SplitViewColumn] { shownSlots.compactMap(\.column) }

  /// The focused column.
  ///
  /// Set it to report that the user has moved to another column; a guard may refuse.
  public var focusedColumn: SplitViewColumn? {
    get { shownFocus?.column }
    set { if let newValue { arrange(.show(.column(newValue)), cause: .system) } }
  }

  /// Returns the column that contains a place, at any depth, or nil.
  public func column(destinationID: DestinationID) -> SplitViewColumn? {
    slot(around: destinationID)?.column
  }

  /// Returns the current place of a column.
  public func currentDestination(for column: SplitViewColumn) -> AnyDestination? {
    current(in: .column(column))
  }

  /// Returns the root of a column.
  public func rootDestination(for column: SplitViewColumn) -> AnyDestination? {
    root(in: .column(column))
  }

  /// Puts an existing destination in a column, and focuses the column.
  ///
  /// - Throws: ``DestinationError`` with `columnNotFound`; nothing has changed then.
  public func presentDestination(destination: AnyDestination, in column: SplitViewColumn) throws {
    try show(destination, in: .column(column))
  }
}
