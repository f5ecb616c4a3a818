public import Destinations

/// The user's actions with the controls of the system.
///
/// Each call is one step.
///
/// A gesture that the interface does not offer at that moment, such as a swipe back at the bottom
/// of a stack, fails the test.
extension TestFlow {
  /// Taps a tab of the nearest tab bar, which may be selected already: `flow.tapTab(.tags)`.
  public var tapTab: Verb<TabType> {
    verb { tab in Action(name: "tap tab \(tab.tabName)") { try $0.tap(tab) } }
  }

  /// Swipes back in the nearest stack, to the end: `flow.swipeBack()`.
  public var swipeBack: PlainVerb {
    verb("swipe back") { $0.report(.wentBack(to: try $0.beneath())) }
  }

  /// Goes back to a place at once, as with the menu of a back button: `flow.swipeBackTo(id)`.
  public var swipeBackTo: Verb<DestinationID> {
    verb { id in
      Action(name: "swipe back to \(TreeTextToken.id(id))") { $0.report(.wentBack(to: id)) }
    }
  }

  /// Begins to swipe back, and cancels: `flow.swipeBackAndLetGo()`.
  public var swipeBackAndLetGo: PlainVerb {
    verb("swipe back and let go") { try $0.swipeBackAndLetGo() }
  }

  /// Drags the nearest sheet down until it is gone: `flow.dragSheetDown()`.
  public var dragSheetDown: PlainVerb {
    verb("drag sheet down") { $0.report(.dismissedSheet(of: try $0.sheet())) }
  }

  /// Begins to drag the nearest sheet down, and cancels: `flow.dragSheetAndLetGo()`.
  public var dragSheetAndLetGo: PlainVerb {
    verb("drag sheet and let go") { try $0.dragSheetAndLetGo() }
  }

  /// Moves to a column of the nearest split view: `flow.focusColumn(.detail)`.
  public var focusColumn: Verb<SplitViewColumn> {
    verb { column in Action(name: "focus \(column.rawValue)") { try $0.focus(column) } }
  }

  /// Closes the window, which ends the flow: `flow.closeWindow()`.
  public var closeWindow: PlainVerb {
    verb("close window") { $0.report(.closedWindow) }
  }

  /// Ends the app and launches it again with its starting destination: `flow.relaunch()`.
  ///
  /// All places are new, so identifiers are not compared.
  public var relaunch: PlainVerb {
    verb("relaunch") { try $0.relaunch(restored: false) }
  }

  /// Makes the interface acknowledge the oldest waiting transition: `flow.acknowledge()`.
  public var acknowledge: PlainVerb {
    verb("acknowledge") { [interface] _ in
      guard !interface.acknowledge() else { return }
      throw FailureMessage(
        "no transition is waiting to be acknowledged",
        cure: "set the interface's acknowledgement to .manually")
    }
  }
}

/// The reports of an interface about a gesture; each throws if the interface does not offer the gesture now.
extension Flow {
  func tap(_ tab: TabType) throws {
    let bar = try possible(engine.nearestContainer(.tabs), "there is no tab bar to tap")
    let isSelected = engine.focus(of: bar) == .tab(name: tab.tabName)
    report(isSelected ? .tappedSelectedTab(tabBarID: bar) : .selectedTab(tab, tabBarID: bar))
  }

  func focus(_ column: SplitViewColumn) throws {
    let split = engine.nearestContainer(.split)
    let id = try possible(split, "there is no split view with a column to focus")
    report(.focusedColumn(column, splitViewID: id))
  }

  func swipeBackAndLetGo() throws {
    _ = try beneath()
    let id = try possible(engine.currentID, "nothing is presented")
    report(.beganSwipeBack(from: id))
    report(.cancelledSwipeBack(from: id))
  }

  func dragSheetAndLetGo() throws {
    let id = try sheet()
    report(.beganSheetDrag(of: id))
    report(.cancelledSheetDrag(of: id))
  }

  /// Returns the place that a swipe back would reveal.
  fileprivate func beneath() throws -> DestinationID {
    try possible(engine.goingBack?.beneath, "there is nothing to swipe back to")
  }

  /// Returns the place at the bottom of the innermost sheet around the current place.
  fileprivate func sheet() throws -> DestinationID {
    try possible(
      engine.draggableSheet,
      engine.sheet == nil ? "there is no sheet to drag" : "the sheet cannot be dragged")
  }
}

private func possible(_ id: DestinationID?, _ problem: String) throws -> DestinationID {
  if let id { return id }
  throw FailureMessage(problem, cure: "first go to a place where the user can do it")
}
