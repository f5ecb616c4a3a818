/// Short forms of the most common presentations.
///
/// Each one can also be refused with `noTree` if nothing is presented yet, except for those that
/// replace the current place or the root.
extension DestinationPresentation {
  /// Pushes a place onto the nearest stack at or above the requester.
  ///
  /// Refused with `noStack` if there is none. The search does not leave a sheet; a tab, a column or
  /// a sheet also counts as a stack.
  public static func push(_ route: DestinationType, content: ContentType? = nil) -> Self {
    Self(.push, PlaceBox(route, content)) { .navigationStack(type: .present) }
  }

  /// Pops the top place of the nearest stack.
  ///
  /// Refused with `noStack` if there is no stack, and with `nothingToGoBack` at the bottom of it.
  public static var goBack: Self {
    Self(.goBack(count: 1)) { .navigationStack(type: .goBack) }
  }

  /// Pops several places of the nearest stack as one change.
  ///
  /// Refused like ``goBack``, and if the stack has fewer places to pop or the count is below 1.
  public static func goBack(_ count: Int) -> Self {
    Self(.goBack(count: count)) { .goBack(count: count) }
  }

  /// Pops everything above the root of the nearest stack, which can also be a tab, a column or a
  /// sheet.
  ///
  /// Refused like ``goBack``.
  public static var popToRoot: Self {
    Self(.popToRoot) { .navigationStack(type: .popToRoot) }
  }

  /// Covers the requester with a sheet.
  ///
  /// If there is a sheet already, the setup's ``ModalPolicy`` decides. By
  /// default, a place that already presents a sheet refuses with `alreadyPresenting`.
  public static func sheet(
    _ route: DestinationType, content: ContentType? = nil,
    options: SheetPresentationOptions? = nil
  ) -> Self {
    Self(.sheet(options), PlaceBox(route, content)) { .sheet(type: .present, options: options) }
  }

  /// Dismisses the sheet that the requester presents, or else the one that it is in.
  ///
  /// Refused with `noSheet` if there is neither.
  public static var dismissSheet: Self {
    Self(.dismissSheet) { .sheet(type: .dismiss) }
  }

  /// Dismisses all sheets of the flow, with everything that they present.
  ///
  /// Changes nothing if no sheet is presented.
  public static var dismissAny: Self {
    Self(.dismissAny) { .dismissAny }
  }

  /// Returns every stack of the flow to its root, including those in tabs that are not selected.
  ///
  /// Sheets stay unless their presenters leave. `.path([.dismissAny, .popToRoots])` removes
  /// everything on top.
  public static var popToRoots: Self {
    Self(.popToRoots) { .popToRoots }
  }

  /// Selects a tab of the nearest tab bar at or above the requester, and optionally pops everything above its root.
  ///
  /// The root stays with its sheets. Refused with `noTabBar` if there is no tab bar, and with `tabNotFound` if it does
  /// not have the tab, but not if there is nothing to pop.
  public static func tab(_ tab: TabType, toRoot: Bool = false) -> Self {
    toRoot
      ? Self(.tabRoot(name: tab.tabName)) { .tabRoot(tab: tab) }
      : Self(.tab(name: tab.tabName)) { .tabBar(tab: tab) }
  }

  /// Selects a tab of the nearest tab bar, and presents a place in it.
  ///
  /// Refused like ``tab(_:toRoot:)``.
  public static func tab(
    _ tab: TabType, showing route: DestinationType, content: ContentType? = nil,
    placement: SlotPlacement = .automatic
  ) -> Self {
    Self(.tabBar(tab: tab), route, content, PresentationOutline.Terms(placement: placement))
  }

  /// Adds a tab to the nearest tab bar at or above the requester, without selecting it.
  ///
  /// Refused with `noTabBar` if there is none, and with `duplicateTab` if the tab bar has the tab already.
  /// To select the new tab as well, continue with ``tab(_:toRoot:)`` in a path.
  /// - Parameters:
  ///   - tab: The tab.
  ///   - route: The route of the tab's root.
  ///   - content: The content of the tab's root.
  ///   - index: The position among the tabs, counted from 0; the end if nil or too large.
  /// - Returns: The presentation.
  public static func addTab(
    _ tab: TabType, showing route: DestinationType, content: ContentType? = nil,
    at index: Int? = nil
  ) -> Self {
    Self(.addTab(tab, at: index), route, content)
  }

  /// Removes a tab of the nearest tab bar, with everything in it, sheets included.
  ///
  /// If the tab is selected, its right neighbour is selected, else its left one. Refused like ``tab(_:toRoot:)``, and
  /// with `lastTab` if it is the only one. Guards and locks see that its places leave.
  public static func removeTab(_ tab: TabType) -> Self {
    Self(.removeTab(tab))
  }

  /// Orders the tabs of the nearest tab bar; those that are not named come last, in their order.
  ///
  /// Refused like ``tab(_:toRoot:)`` for each tab, and with `duplicateTab` if one is named twice.
  public static func orderTabs(_ tabs: [TabType]) -> Self {
    Self(.orderTabs(tabs))
  }

  /// Focuses a column of the nearest split view at or above the requester.
  ///
  /// Refused with `noSplitView` if there is none, and with `columnNotFound` if it does not have the
  /// column.
  public static func column(_ column: SplitViewColumn) -> Self {
    Self(.splitView(column: column))
  }

  /// Focuses a column of the nearest split view, and presents a place in it.
  ///
  /// Refused like ``column(_:)``.
  public static func column(
    _ column: SplitViewColumn, showing route: DestinationType, content: ContentType? = nil,
    placement: SlotPlacement = .automatic
  ) -> Self {
    Self(
      .splitView(column: column), route, content, PresentationOutline.Terms(placement: placement))
  }

  /// Attaches a place to the requester; both are visible together.
  public static func add(_ route: DestinationType, content: ContentType? = nil) -> Self {
    Self(.addToCurrent, PlaceBox(route, content)) { .addToCurrent }
  }

  /// Replaces the requester with another place, wherever it is in the tree.
  public static func replaceCurrent(
    with route: DestinationType, content: ContentType? = nil
  ) -> Self {
    Self(.replaceCurrent, PlaceBox(route, content)) { .replaceCurrent }
  }

  /// Removes all presented places, and makes a new place the root.
  public static func replaceRoot(with route: DestinationType, content: ContentType? = nil) -> Self {
    Self(.replaceRoot, PlaceBox(route, content)) { .replaceRoot }
  }

  /// Goes back to the nearest place with a route: the same value, or else the same case.
  ///
  /// Refused with `noMatchingPlace` if there is none.
  public static func moveToNearest(_ route: DestinationType) -> Self {
    Self(.moveToNearest, PlaceBox(route)) { .moveToNearest }
  }

  /// Carries out several presentations as one transition; if one of them is refused, nothing
  /// changes.
  ///
  /// Each presentation starts from the place that the previous one created or revealed. `content` is used for
  /// presentations that have no content. Refused with `emptyPath` if the path is empty.
  public static func path(_ path: [Self], content: ContentType? = nil) -> Self {
    Self(.destinationPath(path: path), nil, content)
  }

  /// Presents one of several places, which is chosen at run time.
  ///
  /// ```swift
  /// .next: .choosing(among: [.address, .payment]) { content in
  ///   content == nil ? .push(.address) : .push(.payment)
  /// }
  /// ```
  /// The graph draws all declared routes, and validation checks all. A route counts as declared
  /// if it has the same case as one of them; any other is refused with `undeclaredRoute`. Guards
  /// check the chosen presentation, which may be a path, like any other. Validation reports the
  /// route of an alert, because it has no provider: show an alert by an interaction of its own.
  /// An answer belongs to the choosing presentation; a chosen one with an answer is refused with
  /// `misplacedEffect`.
  /// - Parameters:
  ///   - routes: Every route that may be chosen.
  ///   - content: The content, if none comes with the interaction.
  ///   - choose: Returns the presentation for the content. It runs when the request has its turn, again if a guard
  ///     has held the request, and may read the state of the app. The chosen place receives the content, unless its
  ///     presentation has another.
  /// - Returns: The presentation.
  public static func choosing(
    among routes: [DestinationType], content: ContentType? = nil,
    _ choose: @escaping @MainActor @Sendable (ContentType?) -> Self
  ) -> Self {
    let custom = CustomPresentation<Self>(
      choices: routes.map { .push($0) }, choose: { choose($0.contentType) })
    return Self(.custom(presentation: custom), nil, content)
  }
}

// MARK: - Other windows

extension DestinationPresentation {
  /// Asks the app to open another window, which has a flow of its own.
  ///
  /// ```swift
  /// .openInWindow: .openWindow(.replaceRoot(with: .note))
  /// ```
  /// The setup's ``FlowSetup/openWindow`` receives the presentation, with the content of the
  /// interaction if it has none, and usually starts the new flow with it. Nothing changes in this
  /// window, so its guards are not asked; those of the new flow are. The graph draws the routes,
  /// and validation checks them. If this is part of a path, the app is asked before the path is carried out.
  ///
  /// Refused with `windowRefused` and the app's reason, or if no setup opens windows.
  /// - Parameters:
  ///   - presentation: The presentation for the new window.
  ///   - content: The content, if none comes with the interaction.
  /// - Returns: The presentation.
  public static func openWindow(_ presentation: Self, content: ContentType? = nil) -> Self {
    let custom = CustomPresentation<Self>(choices: presentation.flattened) {
      context, answer in
      var wanted = presentation
      wanted.contentType = wanted.contentType ?? context.configuration.contentType
      do throws(DestinationError) {
        try context.openWindow(wanted)
        answer(.done)
      } catch {
        answer(.init(kind: .refused(error)))
      }
    }
    return Self(.custom(presentation: custom), nil, content)
  }
}

// MARK: - Options

extension DestinationPresentation {
  /// Returns this presentation with or without an animation.
  ///
  /// ```swift
  /// .replaceRoot(with: .home).animated(false)
  /// ```
  /// The option takes precedence over those of a sheet. In a path, it applies to each presentation.
  /// Without the option, a presentation is animated, and those in a path are not.
  /// - Parameter isAnimated: Whether the interface should animate the change.
  /// - Returns: The same presentation with the option.
  public func animated(_ isAnimated: Bool) -> Self {
    changingEach { $0.navigationStackOptions = .init(shouldAnimate: isAnimated) }
  }

  /// Returns this presentation with an animation in which a replacement looks like a push.
  ///
  /// ```swift
  /// .replaceCurrent(with: .receipt).animatedAsPush()
  /// ```
  /// The interface finds the option in ``InterfaceChange/Options/looksLikePush``. In a path, it applies to
  /// each presentation.
  /// - Returns: The same presentation with the option.
  public func animatedAsPush() -> Self {
    changingEach { $0.navigationStackOptions = .init(shouldAnimate: true, looksLikePush: true) }
  }

  /// Returns this presentation with data of the app for its interface, such as the point that a
  /// popover points to or the view from which a zoom begins.
  ///
  /// ```swift
  /// .sheet(.share, options: .init(style: .popover)).withInterfaceData(Anchor.shareButton)
  /// ```
  /// The interface finds them in ``InterfaceChange/Options/data`` of each change that the
  /// presentation makes. They are in no snapshot and in no journal. In a path, they apply to each
  /// presentation.
  /// - Parameter data: The data.
  /// - Returns: The same presentation with the data.
  public func withInterfaceData(_ data: some Equatable & Sendable) -> Self {
    changingEach { $0.interfaceData = data }
  }

  /// Returns this presentation with a change, which in a path applies to each of its presentations.
  private func changingEach(_ change: (inout PresentationOutline.Terms) -> Void) -> Self {
    var changed = self
    if let path = presentationType.path {
      changed.presentationType = .destinationPath(path: path.map { $0.changingEach(change) })
    } else {
      change(&changed.terms)
    }
    return changed
  }
}

extension DestinationPresentation {
  /// The presentations of system navigations at a place that declares none.
  static var usualSystemNavigations: [SystemNavigationType: Self] {
    [.navigateBackInStack: .goBack, .dismissSheet: .dismissSheet]
  }
}
