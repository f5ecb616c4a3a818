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
    verb { tab in
      Action(name: "tap tab \(tab.tabName)") { flow in
        let places = flow.engine
        let bar = try possible(places.nearestContainer(.tabs), "there is no tab bar to tap")
        flow.report(places.tap(on: tab, in: bar))
      }
    }
  }

  /// Swipes back in the nearest stack, to the end: `flow.swipeBack()`.
  public var swipeBack: PlainVerb {
    verb("swipe back") { $0.report(.wentBack(to: try beneath($0.engine))) }
  }

  /// Goes back to a place at once, as with the menu of a back button: `flow.swipeBackTo(id)`.
  public var swipeBackTo: Verb<DestinationID> {
    verb { id in
      Action(name: "swipe back to \(TreeTextToken.id(id))") { $0.report(.wentBack(to: id)) }
    }
  }

  /// Begins to swipe back, and cancels: `flow.swipeBackAndLetGo()`.
  public var swipeBackAndLetGo: PlainVerb {
    verb("swipe back and let go") { flow in
      _ = try beneath(flow.engine)
      let id = try possible(flow.engine.currentID, "nothing is presented")
      flow.report(.beganSwipeBack(from: id))
      flow.report(.cancelledSwipeBack(from: id))
    }
  }

  /// Drags the nearest sheet down until it is gone: `flow.dragSheetDown()`.
  public var dragSheetDown: PlainVerb {
    verb("drag sheet down") { $0.report(.dismissedSheet(of: try sheet($0.engine))) }
  }

  /// Begins to drag the nearest sheet down, and cancels: `flow.dragSheetAndLetGo()`.
  public var dragSheetAndLetGo: PlainVerb {
    verb("drag sheet and let go") { flow in
      let id = try sheet(flow.engine)
      flow.report(.beganSheetDrag(of: id))
      flow.report(.cancelledSheetDrag(of: id))
    }
  }

  /// Moves to a column of the nearest split view: `flow.focusColumn(.detail)`.
  public var focusColumn: Verb<SplitViewColumn> {
    verb { column in
      Action(name: "focus \(column.rawValue)") { flow in
        let splitView = try possible(
          flow.engine.nearestContainer(.split),
          "there is no split view with a column to focus")
        flow.report(.focusedColumn(column, splitViewID: splitView))
      }
    }
  }

  /// Closes the window, which ends the flow: `flow.closeWindow()`.
  public var closeWindow: PlainVerb {
    verb("close window") { $0.report(.closedWindow) }
  }

  /// Ends the app and launches it again with its starting destination: `flow.relaunch()`.
  ///
  /// All places are new, so identifiers are not compared.
  public var relaunch: PlainVerb {
    verb("relaunch") { flow in
      flow.quit()
      flow.start()
    }
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

/// Returns the place that a swipe back would reveal.
@MainActor
private func beneath(_ places: FlowEngine) throws -> DestinationID {
  try possible(places.goingBack?.beneath, "there is nothing to swipe back to")
}

/// Returns the place at the bottom of the innermost sheet around the current place.
@MainActor
private func sheet(_ places: FlowEngine) throws -> DestinationID {
  try possible(
    places.draggableSheet,
    places.sheet == nil ? "there is no sheet to drag" : "the sheet cannot be dragged")
}

private func possible(_ id: DestinationID?, _ problem: String) throws -> DestinationID {
  if let id { return id }
  throw FailureMessage(problem, cure: "first go to a place where the user can do it")
}
