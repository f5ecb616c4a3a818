internal import Destinations

/// Embedded flows: the flow that a step belongs to, and the changes in the others.
extension TestFlow {
  /// Returns the flow of the window that contains a place, and the place's destination.
  func home(of id: DestinationID) -> (flow: AppFlow, destination: AnyDestination)? {
    flow.withEmbedded.lazy.compactMap { flow in flow.destination(for: id).map { (flow, $0) } }.first
  }

  /// Returns the flow that a place of the window hosts.
  func flow(at hostID: DestinationID) -> AppFlow? {
    home(of: hostID)?.flow.embeddedFlow(at: hostID)
  }

  /// The places that the window presents now.
  var window: Step.Window {
    var window = Step.Window(tree: flow.presentedTree, embedded: [:])
    for inner in flow.embeddedFlows.flatMap(\.withEmbedded) {
      if let id = inner.hostID { window.embedded[id] = inner.presentedTree }
    }
    return window
  }

  /// Returns the flows, except for one, that have changed since this was last called.
  ///
  /// Embedded flows that have started or ended do not count, because they do so with their hosts.
  /// - Parameter hostID: The host of the flow to leave out; nil for the flow of the window.
  /// - Returns: The names of these flows; empty if nothing has changed.
  func changes(elsewhereThan hostID: DestinationID?) -> [String] {
    let outer =
      hostID != nil && flow.presentedTree != seen.tree ? ["the flow of the window"] : []
    if seen.embedded.isEmpty { return outer }
    let now = window.embedded
    let hosts = seen.embedded.filter { id, tree in
      id != hostID && now[id].map { $0 != tree } == true
    }
    return outer + hosts.keys.map { "the flow at \(TreeTextToken.id($0))" }.sorted()
  }
}

extension Flow {
  /// The flow and all flows embedded in it.
  fileprivate var withEmbedded: [Flow] { [self] + embeddedFlows.flatMap(\.withEmbedded) }
}
