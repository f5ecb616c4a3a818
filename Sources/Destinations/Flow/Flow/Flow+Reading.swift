/// Reading the presented places.
extension Flow {
  /// The tree of all presented places.
  ///
  /// An observer of this property is notified of every change, once per transition.
  public var tree: PresentationTree<Place> {
    engine.observe(.tree)
    return PresentationTree(engine.tree)
  }

  /// The destination of the current place, which is where the user is.
  ///
  /// Nil only if nothing is presented.
  public var currentDestination: AnyDestination? {
    engine.observe(.current)
    return destination(engine.tree.structure.current)
  }

  /// The destination at the root of the tree.
  public var rootDestination: AnyDestination? {
    engine.observe(.tree)
    return destination(engine.tree.structure.root)
  }

  /// The interface of the root.
  public var rootInterface: (any DestinationInterfacing)? {
    engine.observe(.tree)
    return engine.tree.structure.root.flatMap { engine.sites[$0]?.interface }
  }

  /// The destinations of all places, in the order in which they were presented.
  ///
  /// - Complexity: O(*n* log *n*) for *n* places.
  public var activeDestinations: [AnyDestination] {
    engine.observe(.tree)
    return engine.tree.arrivalOrder.compactMap { destination(for: $0) }
  }

  /// The destinations on screen, in document order: containers first, then their contents.
  ///
  /// Empty for an embedded flow whose host is not on screen.
  /// - Complexity: O(*n*) for *n* places in visible containers.
  public var visibleDestinations: [AnyDestination] {
    engine.observe(.tree)
    return engine.isOnScreen ? engine.tree.structure.visible().compactMap(destination) : []
  }

  /// Returns the destination of a place, or nil if the place is not presented.
  public func destination(for id: DestinationID) -> AnyDestination? {
    if let site = engine.site(for: id) { world.typed(site) } else { nil }
  }

  private func destination(_ ref: NodeRef?) -> AnyDestination? {
    if let ref, let site = engine.sites[ref] { world.typed(site) } else { nil }
  }

  /// Returns the interface of a place, or nil if it has none or is not presented.
  public func interface(for id: DestinationID) -> (any DestinationInterfacing)? {
    engine.interface(of: id)
  }

  /// Returns the destination at the bottom of the sheet that a place presents, or nil if it
  /// presents none.
  public func sheet(of id: DestinationID) -> AnyDestination? {
    engine.observe(.sheet(of: id))
    return engine.tree.bottom(of: .sheet, in: id).flatMap { destination(for: $0) }
  }

  /// Returns whether the nearest stack has a place to go back from.
  ///
  /// Guards are not asked; see ``backPlan(from:)``.
  /// - Parameter id: The place to go back from, or nil for the current one.
  /// - Returns: Whether there is a place to go back to; false if nothing is presented.
  public func canGoBack(from id: DestinationID? = nil) -> Bool {
    engine.observe(.tree)
    return (id ?? engine.tree.currentID).map(engine.tree.canGoBack) ?? false
  }

  /// Returns the stack on which a place would push, or nil if it would push on a tab, a column or a
  /// sheet, or nowhere.
  ///
  /// The nearest of these around the place counts, so an outer stack that contains, for example, the
  /// tab bar around the place is not returned.
  /// - Complexity: O(*d*) for a place inside *d* containers.
  public func nearestStack(
    from id: DestinationID
  ) -> (any NavigatingDestinationable<DestinationType, ContentType, TabType>)? {
    engine.tree.nearestStack(from: id).flatMap { $0.slot == .path ? destination(for: $0.id) : nil }
      as? any NavigatingDestinationable<DestinationType, ContentType, TabType>
  }

  /// Returns the nearest tab bar at or above a place, or nil if there is none.
  ///
  /// The search does not leave the sheet that the place is in.
  /// - Complexity: O(*d*) for a place inside *d* containers.
  public func nearestTabBar(
    from id: DestinationID
  ) -> (any TabBarDestinationable<DestinationType, ContentType, TabType>)? {
    nearest(.tabs, from: id)
  }

  /// Returns the nearest split view at or above a place, or nil if there is none.
  ///
  /// The search does not leave the sheet that the place is in.
  /// - Complexity: O(*d*) for a place inside *d* containers.
  public func nearestSplitView(
    from id: DestinationID
  ) -> (any SplitViewDestinationable<DestinationType, ContentType, TabType>)? {
    nearest(.split, from: id)
  }

  private func nearest<Kind>(_ kind: NodeKind, from id: DestinationID) -> Kind? {
    engine.tree.nearest(kind, from: id).flatMap { destination(for: $0) } as? Kind
  }
}

extension Site {
  /// Returns the destination with the types of its app.
  func typed<D: RoutableDestinations, C: ContentTypeable, T: TabTypeable>() -> (
    any Destinationable<D, C, T>
  )? {
    (self as? SiteOf<D, C, T>)?.typed
  }
}
