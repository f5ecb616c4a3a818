/// Facts that the interface reports.
extension FlowEngine {
  /// Runs a fact that changes the arrangement.
  func take(_ move: TreeMove<ErasedPayload>, from id: DestinationID) {
    submit(.arranging(move), cause: .system, from: id)
  }

  /// Runs the report that the selected tab of a tab bar was tapped again.
  func tapSelectedTab(of id: DestinationID) {
    let structure = tree.structure
    guard let ref = structure.ref(of: id), let tabBar = site(for: id)?.destination else {
      return take(.focus(id: id), from: id)  // Like every fact about a place that has left.
    }
    let shown = structure.id(structure.firstShown(in: ref))
    tabBar.performSystemNavigationAction(
      navigationType: .tapSelectedTab, options: SystemNavigationOptions(parentID: shown))
  }

  /// Returns whether the user has gone back to a place already, and nothing has changed since.
  ///
  /// Otherwise, a second report of the same swipe would empty the path of the stack that the swipe
  /// has revealed.
  func hasGoneBack(to id: DestinationID) -> Bool {
    lastWentBack?.id == id && lastWentBack?.version == tree.structure.version
  }

  /// Handles the report of a gesture.
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
