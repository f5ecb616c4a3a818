/// A change of a tree's structure, written as the new state of each touched node.
struct TreePatch: Sendable {
  struct Entry: Sendable {
    let ref: NodeRef
    /// The new record of the node; nil if the node leaves.
    var record: NodeRecord?
    /// The identifier of a new node, once it has one; nil for an existing node.
    var id: DestinationID?
    /// The payload of a new node.
    var payload: ErasedPayload?
  }

  /// The new, changed and leaving nodes.
  var entries: [Entry] = []
  var root: NodeRef?
  var nextArrival: Int
  /// The version of the tree that the change was made for.
  let base: TreeVersion
  /// The number of positions taken for new nodes.
  var freshCount = 0
  /// The number of slots in all records written, including those written over, and of nodes passed on the way to
  /// others, while the change was planned; tests compare it with the size of the change.
  var workCount = 0
}
