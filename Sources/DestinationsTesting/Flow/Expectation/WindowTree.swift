internal import Destinations

/// The presented places of a window: the tree of its flow, and the trees of the flows embedded in
/// it.
struct WindowTree<DestinationType: RoutableDestinations, ContentType: ContentTypeable> {
  typealias Tree = PresentationTree<Place<DestinationType, ContentType>>

  let tree: Tree
  /// The trees of embedded flows, by the places that host them.
  var embedded: [DestinationID: Tree]

  /// Returns whether another window presents the same in the same arrangement, apart from identifiers.
  func isAlike(_ other: Self) -> Bool { isAlike(tree, other.tree, in: other) }

  private func isAlike(_ mine: Tree, _ theirs: Tree, in other: Self) -> Bool {
    guard mine.matches(theirs, knowing: { _ in false }) else { return false }
    if embedded.isEmpty && other.embedded.isEmpty { return true }
    return zip(mine.nodes, theirs.nodes).allSatisfy { node, peer in
      switch (embedded[node.id], other.embedded[peer.id]) {
      case (nil, nil): true
      case (let inner?, let counterpart?): isAlike(inner, counterpart, in: other)
      default: false
      }
    }
  }

  /// The trees as text without identifiers, those of embedded flows below their hosts.
  var text: String { lines(of: tree).joined(separator: "\n") }

  private func lines(of tree: Tree) -> [String] {
    var nodes = tree.nodes.makeIterator()
    return tree.text(showsIDs: false) { $0.title }.split(separator: "\n").flatMap { line in
      let line = String(line)
      guard line.last != ":", let node = nodes.next(), let inner = embedded[node.id] else {
        return [line]
      }
      let indent = String(line.prefix { $0 == " " }) + "    "
      return [line] + lines(of: inner).map { indent + $0 }
    }
  }
}
