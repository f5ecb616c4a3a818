internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Flows that live at places of the flow that is tested: whose step it is, and what changed beside it.
extension TestFlow {
  /// The trees of embedded flows, by the places that host them.
  typealias EmbeddedTrees = [UUID: Step.Tree]

  /// Returns the flow of the window in which a place lives, and its destination.
  func home(of id: UUID) -> (flow: AppFlow, destination: AnyDestination)? {
    var waiting = [flow]
    while let next = waiting.popLast() {
      if let destination = next.destination(for: id) { return (next, destination) }
      waiting += next.embeddedFlows
    }
    return nil
  }

  /// Returns the flow that a place of the window hosts.
  func flow(at hostID: UUID) -> AppFlow? {
    home(of: hostID)?.flow.embeddedFlow(at: hostID)
  }

  /// What flows within the one of the window present; empty, and cheap, if there are none.
  var embeddedTrees: EmbeddedTrees {
    var trees: EmbeddedTrees = [:]
    var waiting = flow.embeddedFlows
    while let next = waiting.popLast() {
      if let id = next.hostID { trees[id] = next.presentedTree }
      waiting += next.embeddedFlows
    }
    return trees
  }

  /// The flows that present something else than when this was looked at last, but for one.
  ///
  /// Embedded flows that came or left do not count, for they do so with their places.
  /// - Parameter hostID: The place that hosts the one; nil for the flow of the window.
  /// - Returns: What each is called; empty if nothing changed.
  func changes(elsewhereThan hostID: UUID?) -> [String] {
    let window = hostID != nil && flow.presentedTree != seen ? ["the flow of the window"] : []
    if seenEmbedded.isEmpty { return window }
    let now = embeddedTrees
    let hosts = seenEmbedded.filter { id, tree in
      id != hostID && now[id].map { $0 != tree } == true
    }
    return window + hosts.keys.map { "the flow at \(TreeTextToken.id($0))" }.sorted()
  }
}
