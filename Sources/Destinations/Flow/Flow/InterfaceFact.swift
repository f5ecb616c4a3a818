/// A report that the user has changed the interface with its own controls, and that the change is
/// already shown.
public enum InterfaceFact<TabType: TabTypeable>: Sendable {
  /// The user went back in a stack.
  ///
  /// The place is now on top; the stack itself if its path is empty. A stack that was covered in
  /// another stack keeps its path.
  case wentBack(to: DestinationID)
  /// The user dismissed the sheet that contains a place.
  case dismissedSheet(of: DestinationID)
  /// The user selected a tab.
  case selectedTab(TabType, tabBarID: DestinationID)
  /// The user tapped the tab that is selected already.
  ///
  /// The tab bar performs ``SystemNavigationType/tapSelectedTab``, as if the place shown in the tab had asked.
  case tappedSelectedTab(tabBarID: DestinationID)
  /// The user moved to a column.
  case focusedColumn(SplitViewColumn, splitViewID: DestinationID)
  /// The user began to swipe back from a place, and may still cancel.
  case beganSwipeBack(from: DestinationID)
  /// The user cancelled a swipe back from a place.
  case cancelledSwipeBack(from: DestinationID)
  /// The user began to drag the sheet that contains a place, and may still cancel.
  case beganSheetDrag(of: DestinationID)
  /// The user cancelled the drag of the sheet that contains a place.
  case cancelledSheetDrag(of: DestinationID)
  /// The user closed the window.
  ///
  /// The flow ends.
  case closedWindow
}

extension Flow {
  /// Reports a fact to the flow.
  ///
  /// Facts are processed before waiting requests. Reporting a fact that has already been processed
  /// changes nothing, which ``NavigationEvent/Kind/unchanged`` tells. Guards are asked about facts
  /// too. If a guard refuses, the tree does not change, and the interface receives
  /// ``InterfaceChange/restore``.
  ///
  /// When a swipe or a drag begins, guards are asked as in ``backPlan(from:)``. If they would
  /// refuse it, the interface restores itself, and the gesture does not count as begun.
  /// From the beginning until the gesture is cancelled or another fact is reported,
  /// `isSystemNavigating()` of its place is true. Report a completed gesture as
  /// ``InterfaceFact/wentBack(to:)`` or ``InterfaceFact/dismissedSheet(of:)``; the beginning of a
  /// gesture alone does not change the tree.
  public func report(_ fact: InterfaceFact<TabType>) {
    switch fact {
    case .wentBack(let id):
      engine.submit(RequestWork(WentBackReport(to: id)), cause: .system, from: id)
    case .dismissedSheet(let id): engine.take(.dismissSheetOf(id: id), from: id)
    case .selectedTab(let tab, let tabBar):
      engine.take(.tab(name: tab.tabName), from: tabBar)
    case .tappedSelectedTab(let tabBar): engine.tapSelectedTab(of: tabBar)
    case .focusedColumn(let column, let splitView):
      engine.take(.column(column), from: splitView)
    case .beganSwipeBack(let id): engine.take(.began(at: id), of: .goBack)
    case .cancelledSwipeBack(let id): engine.take(.cancelled(at: id), of: .goBack)
    case .beganSheetDrag(let id): engine.take(.began(at: id), of: .dismissSheetOf(id: id))
    case .cancelledSheetDrag(let id):
      engine.take(.cancelled(at: id), of: .dismissSheetOf(id: id))
    case .closedWindow: end()
    }
  }
}

extension FlowEngine {
  /// Runs a fact that changes the arrangement.
  func take(_ move: TreeMove<ErasedPayload>, from id: DestinationID) {
    submit(.arranging(move), cause: .system, from: id)
  }

  /// Runs the report that the selected tab of a tab bar was tapped again.
  func tapSelectedTab(of id: DestinationID) {
    let structure = tree.structure
    guard let ref = structure.ref(of: id), let tabBar = site(for: id)?.destination else {
      return take(.focus(id: id), from: id)  // As each fact about a place that has left.
    }
    let shown = structure.id(structure.firstShown(in: ref))
    tabBar.performSystemNavigationAction(
      navigationType: .tapSelectedTab, options: SystemNavigationOptions(parentID: shown))
  }

  /// Whether the user has gone back to a place already, and nothing has changed since.
  ///
  /// A second report of a swipe that has shown a stack would otherwise empty the path of the stack.
  func hasGoneBack(to id: DestinationID) -> Bool {
    lastWentBack?.id == id && lastWentBack?.version == tree.structure.version
  }

  /// Runs the report of a gesture.
  func take(_ gesture: Gesture, of move: TreeMove<ErasedPayload>) {
    let report = GestureReport(gesture, of: move)
    submit(RequestWork(report), cause: .system, from: gesture.placeID)
  }
}

extension Gesture {
  fileprivate var placeID: DestinationID {
    switch self {
    case .began(let id), .cancelled(let id): id
    }
  }
}

extension InterfaceFact: Printed {
  /// The action of the user, in a few words.
  var printed: String {
    switch self {
    case .wentBack(let id): "went back to \(TreeTextToken.id(id))"
    case .dismissedSheet(let id): "dismissed the sheet of \(TreeTextToken.id(id))"
    case .selectedTab(let tab, let id): "selected \(tab.slot) of \(TreeTextToken.id(id))"
    case .tappedSelectedTab(let id): "tapped the selected tab of \(TreeTextToken.id(id))"
    case .focusedColumn(let column, let id):
      "focused \(SlotName.column(column)) of \(TreeTextToken.id(id))"
    case .beganSwipeBack(let id): "began to swipe back from \(TreeTextToken.id(id))"
    case .cancelledSwipeBack(let id): "cancelled the swipe back from \(TreeTextToken.id(id))"
    case .beganSheetDrag(let id): "began to drag the sheet of \(TreeTextToken.id(id))"
    case .cancelledSheetDrag(let id): "cancelled dragging the sheet of \(TreeTextToken.id(id))"
    case .closedWindow: "closed the window"
    }
  }
}
