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

  /// Runs the report that the user went back to a place.
  ///
  /// If the user has gone back to that place already and nothing has changed since, nothing happens. Otherwise, a second
  /// report of the same swipe would empty the path of the stack that the swipe has revealed.
  func takeWentBack(to id: DestinationID) {
    let report = RequestWork.deferred("arrange") { [link] (host) throws(DestinationError) in
      if let last = link.engine?.lastWentBack, last == (id, host.tree.structure.version) {
        return .arranging(.stay)
      }
      var work = RequestWork.arranging(.goBackTo(id: id))
      work.terms.completion = { isDone in
        guard isDone, let engine = link.engine else { return }
        engine.lastWentBack = (id, engine.tree.structure.version)
      }
      return work
    }
    submit(report, cause: .system, from: id)
  }
}
