/// Short forms of the most common presentations, with the routes of a module.
///
/// They have labels of their own, so that they do not slow down type checking in other apps.
extension DestinationPresentation where DestinationType == AnyRoute {
  /// Pushes a place on the nearest stack; see ``push(_:content:)``.
  public static func push(
    route: some RoutableDestinations, content: ContentType? = nil
  ) -> Self {
    .push(AnyRoute(route), content: content)
  }

  /// Covers the requester with a sheet; see ``sheet(_:content:options:)``.
  public static func sheet(
    route: some RoutableDestinations, content: ContentType? = nil,
    options: SheetPresentationOptions? = nil
  ) -> Self {
    .sheet(AnyRoute(route), content: content, options: options)
  }

  /// Shows an alert in front of the requester; see ``alert(_:_:buttons:message:)``.
  public static func alert(
    route: some RoutableDestinations, _ title: String, buttons: [AlertPrompt.Button] = [],
    message: (@Sendable (ContentType?) -> String?)? = nil
  ) -> Self {
    .alert(AnyRoute(route), title, buttons: buttons, message: message)
  }

  /// Shows a confirmation dialog; see ``confirmation(_:_:buttons:message:)``.
  public static func confirmation(
    route: some RoutableDestinations, _ title: String, buttons: [AlertPrompt.Button] = [],
    message: (@Sendable (ContentType?) -> String?)? = nil
  ) -> Self {
    .confirmation(AnyRoute(route), title, buttons: buttons, message: message)
  }

  /// Selects a tab, and presents a place in it.
  public static func tab(
    _ tab: TabType, showingRoute route: some RoutableDestinations, content: ContentType? = nil,
    placement: SlotPlacement = .automatic
  ) -> Self {
    .tab(tab, showing: AnyRoute(route), content: content, placement: placement)
  }

  /// Adds a tab to the nearest tab bar; see ``addTab(_:showing:content:at:)``.
  public static func addTab(
    _ tab: TabType, showingRoute route: some RoutableDestinations, content: ContentType? = nil,
    at index: Int? = nil
  ) -> Self {
    .addTab(tab, showing: AnyRoute(route), content: content, at: index)
  }

  /// Focuses a column, and presents a place in it.
  public static func column(
    _ column: SplitViewColumn, showingRoute route: some RoutableDestinations,
    content: ContentType? = nil, placement: SlotPlacement = .automatic
  ) -> Self {
    .column(column, showing: AnyRoute(route), content: content, placement: placement)
  }

  /// Attaches a place to the requester.
  public static func add(route: some RoutableDestinations, content: ContentType? = nil) -> Self {
    .add(AnyRoute(route), content: content)
  }

  /// Replaces the requester with another place.
  public static func replaceCurrent(
    withRoute route: some RoutableDestinations, content: ContentType? = nil
  ) -> Self {
    .replaceCurrent(with: AnyRoute(route), content: content)
  }

  /// Removes everything, and makes a new place the root.
  public static func replaceRoot(
    withRoute route: some RoutableDestinations, content: ContentType? = nil
  ) -> Self {
    .replaceRoot(with: AnyRoute(route), content: content)
  }

  /// Goes back to the nearest place with a route; see ``moveToNearest(_:)``.
  public static func moveToNearest(route: some RoutableDestinations) -> Self {
    .moveToNearest(AnyRoute(route))
  }

  /// Presents one of several places, which is chosen at run time; see ``choosing(among:content:_:)``.
  public static func choosing(
    amongRoutes routes: [any RoutableDestinations], content: ContentType? = nil,
    _ choose: @escaping @MainActor @Sendable (ContentType?) -> Self
  ) -> Self {
    .choosing(among: routes.map { AnyRoute($0) }, content: content, choose)
  }
}
