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
    facts {
      "tap tab \($0.tabName)"
    } made: { places, tab in
      let bar = try possible(places.nearestContainer(.tabs), "there is no tab bar to tap")
      return [places.tap(on: tab, in: bar)]
    }
  }

  /// Swipes back in the nearest stack, to the end: `flow.swipeBack()`.
  public var swipeBack: Verb<Void> {
    facts {
      "swipe back"
    } made: { places, _ in
      [.wentBack(to: try beneath(places))]
    }
  }

  /// Goes back to a place at once, as with the menu of a back button: `flow.swipeBackTo(id)`.
  public var swipeBackTo: Verb<DestinationID> {
    facts {
      "swipe back to \(TreeTextToken.id($0))"
    } made: {
      [.wentBack(to: $1)]
    }
  }

  /// Begins to swipe back, and cancels: `flow.swipeBackAndLetGo()`.
  public var swipeBackAndLetGo: Verb<Void> {
    facts {
      "swipe back and let go"
    } made: { places, _ in
      _ = try beneath(places)
      let place = try possible(places.currentID, "nothing is presented")
      return [.beganSwipeBack(from: place), .cancelledSwipeBack(from: place)]
    }
  }

  /// Drags the nearest sheet down until it is gone: `flow.dragSheetDown()`.
  public var dragSheetDown: Verb<Void> {
    facts {
      "drag sheet down"
    } made: { places, _ in
      [.dismissedSheet(of: try sheet(places))]
    }
  }

  /// Begins to drag the nearest sheet down, and cancels: `flow.dragSheetAndLetGo()`.
  public var dragSheetAndLetGo: Verb<Void> {
    facts {
      "drag sheet and let go"
    } made: { places, _ in
      let place = try sheet(places)
      return [.beganSheetDrag(of: place), .cancelledSheetDrag(of: place)]
    }
  }

  /// Moves to a column of the nearest split view: `flow.focusColumn(.detail)`.
  public var focusColumn: Verb<SplitViewColumn> {
    facts {
      "focus \($0.rawValue)"
    } made: { places, column in
      let splitView = try possible(
        places.nearestContainer(.split), "there is no split view with a column to focus")
      return [.focusedColumn(column, splitViewID: splitView)]
    }
  }

  /// Closes the window, which ends the flow: `flow.closeWindow()`.
  public var closeWindow: Verb<Void> {
    facts {
      "close window"
    } made: { _, _ in
      [.closedWindow]
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
  /// Returns a verb for which the interface reports facts.
  private func facts<Input>(
    _ name: @escaping (Input) -> String,
    made: @escaping @MainActor (PresentedPlaces, Input) throws -> [InterfaceFact<TabType>]
  ) -> Verb<Input> {
    Verb(flow: self, name: name) { [flow] in
      for fact in try made(flow.presentedPlaces, $0) { flow.report(fact) }
    }
  }
}

/// Returns the place that a swipe back would reveal.
@MainActor
private func beneath(_ places: PresentedPlaces) throws -> DestinationID {
  try possible(places.goingBack?.beneath, "there is nothing to swipe back to")
}

/// Returns the place at the bottom of the innermost sheet around the current place.
@MainActor
private func sheet(_ places: PresentedPlaces) throws -> DestinationID {
  try possible(places.sheet?.bottom, "there is no sheet to drag")
}

private func possible(_ id: DestinationID?, _ problem: String) throws -> DestinationID {
  if let id { return id }
  throw Impossible(problem, cure: "first go to a place where the user can do it")
}
