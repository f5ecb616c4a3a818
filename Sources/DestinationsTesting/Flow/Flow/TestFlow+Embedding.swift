internal import Destinations

/// Embedded flows: the flow that a step belongs to, and the changes in the others.
extension TestFlow {
  /// The trees of embedded flows, by the places that host them.
  typealias EmbeddedTrees = [DestinationID: Step.Tree]

  /// Returns the flow of the window that contains a place, and the place's destination.
  func home(of id: DestinationID) -> (flow: AppFlow, destination: AnyDestination)? {
    flow.withEmbedded.lazy.compactMap { flow in flow.destination(for: id).map { (flow, $0) } }.first
  }

  /// Returns the flow that a place of the window hosts.
  func flow(at hostID: DestinationID) -> AppFlow? {
    home(of: hostID)?.flow.embeddedFlow(at: hostID)
  }

  /// The trees of all embedded flows; empty if there are none.
  var embeddedTrees: EmbeddedTrees {
    if flow.embeddedFlows.isEmpty { return [:] }
    return flow.withEmbedded.reduce(into: [:]) { trees, flow in
      if let id = flow.hostID { trees[id] = flow.presentedTree }
    }
  }

  /// Returns the flows, except for one, that have changed since this was last called.
  ///
  /// Embedded flows that have started or ended do not count, because they do so with their hosts.
  /// - Parameter hostID: The host of the flow to leave out; nil for the flow of the window.
  /// - Returns: The names of these flows; empty if nothing has changed.
  func changes(elsewhereThan hostID: DestinationID?) -> [String] {
    let window = hostID != nil && flow.presentedTree != seen ? ["the flow of the window"] : []
    if seenEmbedded.isEmpty { return window }
    let now = embeddedTrees
    let hosts = seenEmbedded.filter { id, tree in
      id != hostID && now[id].map { $0 != tree } == true
    }
    return window + hosts.keys.map { "the flow at \(TreeTextToken.id($0))" }.sorted()
  }
}

extension Flow {
  /// The flow and all flows embedded in it.
  fileprivate var withEmbedded: [Flow] { [self] + embeddedFlows.flatMap(\.withEmbedded) }
}
