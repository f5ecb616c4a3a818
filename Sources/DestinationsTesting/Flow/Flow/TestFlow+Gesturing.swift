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
    fact {
      "tap tab \($0.tabName)"
    } made: { flow, tab in
      let id = try flow.nearest(.tabs, "there is no tab bar to tap")
      let isSelected = flow.flow.tree.node(id: id)?.focus == .tab(name: tab.tabName)
      return isSelected ? .tappedSelectedTab(tabBarID: id) : .selectedTab(tab, tabBarID: id)
    }
  }

  /// Swipes back in the nearest stack, to the end: `flow.swipeBack()`.
  public var swipeBack: Verb<Void> {
    fact {
      "swipe back"
    } made: { flow, _ in
      .wentBack(to: try flow.beneath())
    }
  }

  /// Goes back to a place at once, as with the menu of a back button: `flow.swipeBackTo(id)`.
  public var swipeBackTo: Verb<DestinationID> {
    fact {
      "swipe back to \(TreeTextToken.id($0))"
    } made: {
      .wentBack(to: $1)
    }
  }

  /// Begins to swipe back, and cancels: `flow.swipeBackAndLetGo()`.
  public var swipeBackAndLetGo: Verb<Void> {
    letGo("swipe back and let go") { flow in
      _ = try flow.beneath()
      let place = try flow.currentPlace()
      return (.beganSwipeBack(from: place), .cancelledSwipeBack(from: place))
    }
  }

  /// Drags the nearest sheet down until it is gone: `flow.dragSheetDown()`.
  public var dragSheetDown: Verb<Void> {
    fact {
      "drag sheet down"
    } made: { flow, _ in
      .dismissedSheet(of: try flow.sheetPlace())
    }
  }

  /// Begins to drag the nearest sheet down, and cancels: `flow.dragSheetAndLetGo()`.
  public var dragSheetAndLetGo: Verb<Void> {
    letGo("drag sheet and let go") { flow in
      let place = try flow.sheetPlace()
      return (.beganSheetDrag(of: place), .cancelledSheetDrag(of: place))
    }
  }

  /// Moves to a column of the nearest split view: `flow.focusColumn(.detail)`.
  public var focusColumn: Verb<SplitViewColumn> {
    fact {
      "focus \($0.rawValue)"
    } made: { flow, column in
      let splitView = try flow.nearest(.split, "there is no split view with a column to focus")
      return .focusedColumn(column, splitViewID: splitView)
    }
  }

  /// Closes the window, which ends the flow: `flow.closeWindow()`.
  public var closeWindow: Verb<Void> {
    fact {
      "close window"
    } made: { _, _ in
      .closedWindow
    }
  }

  /// Ends the app and launches it again with its starting destination: `flow.relaunch()`.
  ///
  /// All places are new, so identifiers are not compared.
  public var relaunch: Verb<Void> {
    call("relaunch") { flow in
      flow.quit()
      flow.start()
    }
  }

  /// Makes the interface acknowledge the oldest waiting transition: `flow.acknowledge()`.
  public var acknowledge: Verb<Void> {
    call("acknowledge") { [interface] _ in
      guard !interface.acknowledge() else { return }
      throw Impossible(
        "no transition is waiting to be acknowledged",
        cure: "set the interface's acknowledgement to .manually")
    }
  }
}

extension TestFlow {
  private typealias Fact = InterfaceFact<TabType>

  /// Returns a verb that reports a fact.
  private func fact<Input>(
    _ name: @escaping (Input) -> String,
    made: @escaping @MainActor (TestFlow, Input) throws -> Fact
  ) -> Verb<Input> {
    Verb(flow: self, name: name) { [unowned self] in flow.report(try made(self, $0)) }
  }

  /// Returns a verb for a gesture that begins and is cancelled.
  private func letGo(
    _ name: String, facts: @escaping @MainActor (TestFlow) throws -> (began: Fact, cancelled: Fact)
  ) -> Verb<Void> {
    call(name) { [unowned self] flow in
      let (began, cancelled) = try facts(self)
      flow.report(began)
      flow.report(cancelled)
    }
  }

  private func currentPlace() throws -> DestinationID {
    try flow.tree.currentID ?? { throw impossibleGesture("nothing is presented") }()
  }

  private func nearest(_ kind: NodeKind, _ problem: String) throws -> DestinationID {
    let found = flow.tree.currentID.flatMap { flow.tree.nearest(kind, from: $0) }
    return try found ?? { throw impossibleGesture(problem) }()
  }

  /// Returns the place that a swipe back would reveal.
  private func beneath() throws -> DestinationID {
    guard let current = flow.tree.currentID, flow.canGoBack(from: current),
      let stack = flow.tree.nearestStack(from: current)
    else { throw impossibleGesture("there is nothing to swipe back to") }
    return flow.tree.members(of: stack.slot, in: stack.id).dropLast().last ?? stack.id
  }

  /// Returns the place in the innermost sheet around the current place.
  private func sheetPlace() throws -> DestinationID {
    var next = flow.tree.currentID
    while let id = next {
      if flow.tree.node(id: id)?.slot == .sheet { return id }
      next = flow.tree.parentID(of: id)
    }
    throw impossibleGesture("there is no sheet to drag")
  }
}

private func impossibleGesture(_ what: String) -> Impossible {
  Impossible(what, cure: "first go to a place where the user can do it")
}
