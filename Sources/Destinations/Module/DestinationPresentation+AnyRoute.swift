/// The short ways to say what presentations are, with a module's own routes.
///
/// They have labels of their own, so that the type checker of an app of one vocabulary need not look at them.
extension DestinationPresentation where DestinationType == AnyRoute {
  /// Returns a presentation that pushes a place on the nearest stack.
  public static func push(
    route: some RoutableDestinations, content: ContentType? = nil
  ) -> Self {
    .push(AnyRoute(route), content: content)
  }

  /// Returns a presentation that covers the place that asks with a sheet.
  public static func sheet(
    route: some RoutableDestinations, content: ContentType? = nil,
    options: SheetPresentationOptions? = nil
  ) -> Self {
    .sheet(AnyRoute(route), content: content, options: options)
  }

  /// Returns a presentation that selects a tab and presents a place in it.
  public static func tab(
    _ tab: TabType, showingRoute route: some RoutableDestinations, content: ContentType? = nil,
    placement: SlotPlacement = .automatic
  ) -> Self {
    .tab(tab, showing: AnyRoute(route), content: content, placement: placement)
  }

  /// Returns a presentation that focuses a column and presents a place in it.
  public static func column(
    _ column: SplitViewColumn, showingRoute route: some RoutableDestinations,
    content: ContentType? = nil, placement: SlotPlacement = .automatic
  ) -> Self {
    .column(column, showing: AnyRoute(route), content: content, placement: placement)
  }

  /// Returns a presentation that attaches a place to the one that asks.
  public static func add(route: some RoutableDestinations, content: ContentType? = nil) -> Self {
    .add(AnyRoute(route), content: content)
  }

  /// Returns a presentation that puts a place exactly where the one that asks stands.
  public static func replaceCurrent(
    withRoute route: some RoutableDestinations, content: ContentType? = nil
  ) -> Self {
    .replaceCurrent(with: AnyRoute(route), content: content)
  }

  /// Returns a presentation that removes everything and makes a place the root.
  public static func replaceRoot(
    withRoute route: some RoutableDestinations, content: ContentType? = nil
  ) -> Self {
    .replaceRoot(with: AnyRoute(route), content: content)
  }

  /// Returns a presentation that goes back to the nearest place of a route.
  public static func moveToNearest(route: some RoutableDestinations) -> Self {
    .moveToNearest(AnyRoute(route))
  }
}
