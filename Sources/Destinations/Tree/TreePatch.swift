/// A change of a tree's structure, written as the new state of each touched node.
struct TreePatch: Sendable {
  struct Entry: Sendable {
    let ref: NodeRef
    /// The new state, or nil for a node that leaves.
    var record: NodeRecord?
  }

  var entries: [Entry]
  let root: NodeRef?
  let nextArrival: Int
  /// How many positions were taken for new nodes.
  let freshCount: Int
}
