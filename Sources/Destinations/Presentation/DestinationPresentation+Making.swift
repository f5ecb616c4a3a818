/// Short forms of the most common presentations.
///
/// Each one can also be refused with `noTree` if nothing is presented yet, except for those that
/// replace the current place or the root.
extension DestinationPresentation {
  /// Pushes a place on the nearest stack at or above the requester.
  ///
  /// Refused with `noStack` if there is none. The search does not leave a sheet; a tab, a column or
  /// a sheet also counts as a stack.
  public static func push(_ route: DestinationType, content: ContentType? = nil) -> Self {
    Self(.push, PlaceBox(route, content))
  }

  /// Pops the top place of the nearest stack.
  ///
  /// Refused with `noStack` if there is no stack, and with `nothingToGoBack` at the bottom of it.
  public static var goBack: Self {
    .goBack(1)
  }

  /// Pops several places of the nearest stack as one change.
  ///
  /// Refused like ``goBack``, also if the stack has fewer places to pop, and for a count below 1.
  public static func goBack(_ count: Int) -> Self {
    Self(.goBack(count: count))
  }

  /// Pops everything above the root of the nearest stack, which can also be a tab, a column or a
  /// sheet.
  ///
  /// Refused like ``goBack``.
  public static var popToRoot: Self {
    Self(.popToRoot)
  }

  /// Covers the requester with a sheet.
  ///
  /// What happens if there is a sheet already is decided by the setup's ``ModalPolicy``. By
  /// default, a place that already presents a sheet refuses with `alreadyPresenting`.
  public static func sheet(
    _ route: DestinationType, content: ContentType? = nil,
    options: SheetPresentationOptions? = nil
  ) -> Self {
    Self(.sheet(options), PlaceBox(route, content))
  }

  /// Dismisses the sheet that the requester presents, or else the one that it is in.
  ///
  /// Refused with `noSheet` if there is neither.
  public static var dismissSheet: Self {
    Self(.dismissSheet)
  }

  /// Dismisses all sheets of the flow, with everything that they present.
  ///
  /// Changes nothing if there are none.
  public static var dismissAny: Self {
    Self(.dismissAny)
  }

  /// Returns every stack of the flow to its root, including those in tabs that are not selected.
  ///
  /// Sheets stay unless their presenters leave. `.path([.dismissAny, .popToRoots])` removes
  /// everything on top.
  public static var popToRoots: Self {
    Self(.popToRoots)
  }

  /// Selects a tab of the nearest tab bar at or above the requester.
  ///
  /// Refused with `noTabBar` if there is none, and with `tabNotFound` if it does not have the tab.
  public static func tab(_ tab: TabType) -> Self {
    Self(.tab(name: tab.tabName)) { .tabBar(tab: tab) }
  }

  /// Selects a tab of the nearest tab bar, and, if wanted, pops everything above its root.
  ///
  /// The root stays with its sheets. Refused like ``tab(_:)``, but not if there is nothing to pop.
  public static func tab(_ tab: TabType, toRoot: Bool) -> Self {
    toRoot ? Self(.tabRoot(name: tab.tabName)) { .tabRoot(tab: tab) } : .tab(tab)
  }

  /// Selects a tab of the nearest tab bar, and presents a place in it.
  ///
  /// Refused like ``tab(_:)``.
  public static func tab(
    _ tab: TabType, showing route: DestinationType, content: ContentType? = nil,
    placement: SlotPlacement = .automatic
  ) -> Self {
    Self(.tab(name: tab.tabName), PlaceBox(route, content), placement: placement) {
      .tabBar(tab: tab)
    }
  }

  /// Focuses a column of the nearest split view at or above the requester.
  ///
  /// Refused with `noSplitView` if there is none, and with `columnNotFound` if it does not have the
  /// column.
  public static func column(_ column: SplitViewColumn) -> Self {
    Self(.column(column))
  }

  /// Focuses a column of the nearest split view, and presents a place in it.
  ///
  /// Refused like ``column(_:)``.
  public static func column(
    _ column: SplitViewColumn, showing route: DestinationType, content: ContentType? = nil,
    placement: SlotPlacement = .automatic
  ) -> Self {
    Self(.column(column), PlaceBox(route, content), placement: placement)
  }

  /// Attaches a place to the requester; both are visible together.
  public static func add(_ route: DestinationType, content: ContentType? = nil) -> Self {
    Self(.addToCurrent, PlaceBox(route, content))
  }

  /// Replaces the requester with another place, wherever it is in the tree.
  public static func replaceCurrent(
    with route: DestinationType, content: ContentType? = nil
  ) -> Self {
    Self(.replaceCurrent, PlaceBox(route, content))
  }

  /// Removes everything that is presented, and makes a new place the root.
  public static func replaceRoot(with route: DestinationType, content: ContentType? = nil) -> Self {
    Self(.replaceRoot, PlaceBox(route, content))
  }

  /// Goes back to the nearest place with a route: the same value, or else the same case.
  ///
  /// Refused with `noMatchingPlace` if there is none.
  public static func moveToNearest(_ route: DestinationType) -> Self {
    Self(.moveToNearest, PlaceBox(route))
  }

  /// Carries out several presentations as one transition; if one of them is refused, nothing
  /// changes.
  ///
  /// Each presentation starts from the place that the previous one created or revealed. `content`
  /// is used for those that have none. Refused with `emptyPath` if there are none.
  public static func path(_ path: [Self], content: ContentType? = nil) -> Self {
    Self(presentationType: .destinationPath(path: path), contentType: content)
  }

  /// Presents one of several places, which is chosen at run time.
  ///
  /// ```swift
  /// .next: .choosing(among: [.address, .payment]) { content in
  ///   content == nil ? .push(.address) : .push(.payment)
  /// }
  /// ```
  /// The graph draws all declared routes, and validation checks all. A route counts as declared
  /// if it has the same case as one of them; any other is refused with `undeclaredRoute`. The
  /// chosen presentation passes the guards like any other, and may be a path.
  /// - Parameters:
  ///   - routes: Every route that may be chosen.
  ///   - content: The content, if none comes with the interaction.
  ///   - choose: Returns the presentation for the content. It runs when the request has its turn,
  ///     and may read the state of the app. The chosen place receives the content, unless its
  ///     presentation has another.
  /// - Returns: The presentation.
  public static func choosing(
    among routes: [DestinationType], content: ContentType? = nil,
    _ choose: @escaping @MainActor @Sendable (ContentType?) -> Self
  ) -> Self {
    let custom = CustomPresentation<Self>(choices: routes.map { .push($0) }) { context, answer in
      answer(.done(as: choose(context.configuration.contentType)))
    }
    return Self(presentationType: .custom(presentation: custom), contentType: content)
  }
}

// MARK: - Animations

extension DestinationPresentation {
  /// Returns this presentation with or without an animation.
  ///
  /// ```swift
  /// .replaceRoot(with: .home).animated(false)
  /// ```
  /// It takes precedence over the options of a sheet. In a path, it applies to each presentation.
  /// Without it, a presentation is animated, and those in a path are not.
  /// - Parameter isAnimated: Whether the interface should animate it.
  /// - Returns: The same presentation with the option.
  public func animated(_ isAnimated: Bool) -> Self {
    var animated = self
    if let path = presentationType.path {
      let path = path.map { $0.animated(isAnimated) }
      animated.presentationType = .destinationPath(path: path)
    } else {
      animated.navigationStackOptions = .init(shouldAnimate: isAnimated)
    }
    return animated
  }
}
