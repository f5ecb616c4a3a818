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
  /// The tab bar performs ``SystemNavigationType/tapSelectedTab``, with the place shown in the tab as the requester.
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
  /// changes nothing, which ``NavigationEvent/Kind/unchanged`` reports. Guards are asked about facts
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
    case .wentBack(let id): engine.takeWentBack(to: id)
    case .dismissedSheet(let id): engine.take(.dismissSheetOf(id: id), from: id)
    case .selectedTab(let tab, let tabBar):
      engine.take(.tab(name: tab.tabName), from: tabBar)
    case .tappedSelectedTab(let tabBar): engine.tapSelectedTab(of: tabBar)
    case .focusedColumn(let column, let splitView):
      engine.take(.column(column), from: splitView)
    case .beganSwipeBack(let id): engine.takeGesture(at: id, beginning: .goBack)
    case .beganSheetDrag(let id): engine.takeGesture(at: id, beginning: .dismissSheetOf(id: id))
    case .cancelledSwipeBack(let id), .cancelledSheetDrag(let id):
      engine.takeGesture(at: id, beginning: nil)
    case .closedWindow: end()
    }
  }
}
