/// Short ways to say what most presentations are.
extension DestinationPresentation {
  /// Returns a presentation that pushes a place on the nearest stack.
  public static func push(_ route: DestinationType, content: ContentType? = nil) -> Self {
    Self(
      destinationType: route, presentationType: .navigationStack(type: .present),
      contentType: content)
  }

  /// A presentation that pops the top of the nearest stack.
  public static var goBack: Self {
    Self(presentationType: .navigationStack(type: .goBack))
  }

  /// Returns a presentation that covers the place that asks with a sheet.
  public static func sheet(
    _ route: DestinationType, content: ContentType? = nil,
    options: SheetPresentationOptions? = nil
  ) -> Self {
    Self(
      destinationType: route, presentationType: .sheet(type: .present, options: options),
      contentType: content)
  }

  /// A presentation that dismisses the nearest sheet.
  public static var dismissSheet: Self {
    Self(presentationType: .sheet(type: .dismiss))
  }

  /// A presentation that dismisses every sheet of the flow, in document order of their presenters.
  ///
  /// What a sheet presents leaves with it. Where there is no sheet nothing changes.
  public static var dismissAny: Self {
    Self(presentationType: .dismissAny)
  }

  /// A presentation that takes every stack of the flow back to its root, in tabs that are not selected too.
  ///
  /// Sheets stay where their presenters do; `.path([.dismissAny, .popToRoots])` is rid of everything.
  public static var popToRoots: Self {
    Self(presentationType: .popToRoots)
  }

  /// Returns a presentation that selects a tab.
  public static func tab(_ tab: TabType) -> Self {
    Self(presentationType: .tabBar(tab: tab))
  }

  /// Returns a presentation that selects a tab and presents a place in it.
  public static func tab(
    _ tab: TabType, showing route: DestinationType, content: ContentType? = nil,
    placement: SlotPlacement = .automatic
  ) -> Self {
    Self(
      destinationType: route, presentationType: .tabBar(tab: tab), contentType: content,
      placement: placement)
  }

  /// Returns a presentation that focuses a column.
  public static func column(_ column: SplitViewColumn) -> Self {
    Self(presentationType: .splitView(column: column))
  }

  /// Returns a presentation that focuses a column and presents a place in it.
  public static func column(
    _ column: SplitViewColumn, showing route: DestinationType, content: ContentType? = nil,
    placement: SlotPlacement = .automatic
  ) -> Self {
    Self(
      destinationType: route, presentationType: .splitView(column: column), contentType: content,
      placement: placement)
  }

  /// Returns a presentation that attaches a place to the one that asks.
  public static func add(_ route: DestinationType, content: ContentType? = nil) -> Self {
    Self(destinationType: route, presentationType: .addToCurrent, contentType: content)
  }

  /// Returns a presentation that puts a place exactly where the one that asks stands.
  public static func replaceCurrent(
    with route: DestinationType, content: ContentType? = nil
  ) -> Self {
    Self(destinationType: route, presentationType: .replaceCurrent, contentType: content)
  }

  /// Returns a presentation that removes everything and makes a place the root.
  public static func replaceRoot(with route: DestinationType, content: ContentType? = nil) -> Self {
    Self(destinationType: route, presentationType: .replaceRoot, contentType: content)
  }

  /// Returns a presentation that goes back to the nearest place of a route.
  public static func moveToNearest(_ route: DestinationType) -> Self {
    Self(destinationType: route, presentationType: .moveToNearest)
  }

  /// Returns a presentation that does several as one transition.
  public static func path(_ path: [Self], content: ContentType? = nil) -> Self {
    Self(presentationType: .destinationPath(path: path), contentType: content)
  }
}
