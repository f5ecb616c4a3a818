#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What is presented.
extension Flow {
  /// The presentation tree.
  ///
  /// Whoever observes this is told of every change.
  public var tree: PresentationTree<Place> {
    engine.observe(.tree)
    return PresentationTree(engine.tree)
  }

  /// The place that a person is at; never nil while anything is presented.
  public var currentDestination: AnyDestination? {
    engine.observe(.current)
    return destination(engine.tree.structure.nodes.current)
  }

  /// The root of all that is presented.
  public var rootDestination: AnyDestination? {
    engine.observe(.tree)
    return destination(engine.tree.structure.root)
  }

  /// The interface of the root.
  public var rootInterface: (any DestinationInterfacing)? {
    engine.observe(.tree)
    return engine.tree.structure.root.flatMap { engine.sites[$0]?.interface }
  }

  /// Everything that is presented, in order of arrival.
  ///
  /// - Complexity: O(*n* log *n*) for *n* places.
  public var activeDestinations: [AnyDestination] {
    engine.observe(.tree)
    return engine.tree.arrivalOrder.compactMap { destination(for: $0) }
  }

  /// Every destination on screen, in document order.
  public var visibleDestinations: [AnyDestination] {
    engine.observe(.tree)
    return engine.isOnScreen ? engine.tree.structure.visible().compactMap(destination) : []
  }

  /// Returns a destination that is presented, by its identifier.
  public func destination(for id: UUID) -> AnyDestination? {
    engine.site(for: id)?.typed()
  }

  private func destination(_ ref: NodeRef?) -> AnyDestination? {
    if let ref { engine.sites[ref]?.typed() } else { nil }
  }

  /// Returns the interface of a place that is presented.
  public func interface(for id: UUID) -> (any DestinationInterfacing)? {
    engine.interface(of: id)
  }

  /// Returns the sheet that a place presents: the place at its bottom.
  public func sheet(of id: UUID) -> AnyDestination? {
    engine.observe(.sheet(of: id))
    return engine.tree.bottom(of: .sheet, in: id).flatMap { destination(for: $0) }
  }

  /// Whether the nearest stack of a place, of the current one if nil, has something to go back from.
  public func canGoBack(from id: UUID? = nil) -> Bool {
    engine.observe(.tree)
    return (id ?? engine.tree.currentID).map(engine.tree.canGoBack) ?? false
  }

  /// Returns the nearest stack at or above a place, never out of a sheet.
  public func nearestStack(
    from id: UUID
  ) -> (any NavigatingDestinationable<DestinationType, ContentType, TabType>)? {
    engine.tree.nearestStackPlace(from: id).flatMap { destination(for: $0) }
      as? any NavigatingDestinationable<DestinationType, ContentType, TabType>
  }

  /// Returns the nearest tab bar at or above a place, never out of a sheet.
  public func nearestTabBar(
    from id: UUID
  ) -> (any TabBarDestinationable<DestinationType, ContentType, TabType>)? {
    nearest(.tabs, from: id)
  }

  /// Returns the nearest split view at or above a place, never out of a sheet.
  public func nearestSplitView(
    from id: UUID
  ) -> (any SplitViewDestinationable<DestinationType, ContentType, TabType>)? {
    nearest(.split, from: id)
  }

  private func nearest<Kind>(_ kind: NodeKind, from id: UUID) -> Kind? {
    engine.tree.nearest(kind, from: id).flatMap { destination(for: $0) } as? Kind
  }
}

extension Site {
  /// The destination with the types of its app.
  func typed<D: RoutableDestinations, C: ContentTypeable, T: TabTypeable>() -> (
    any Destinationable<D, C, T>
  )? {
    (self as? SiteOf<D, C, T>)?.typed
  }
}
