#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A change of a tree's structure, written as the new state of each touched node.
struct TreePatch: Sendable {
  struct Entry: Sendable {
    let ref: NodeRef
    /// What is known of the node from now on; nil for one that was written and then left.
    var record: NodeRecord?
    /// The identifier of a new node, as soon as it has one; nil for a node that was there.
    var id: UUID?
    /// The payload of a new node.
    var payload: ErasedPayload?
  }

  /// The nodes that are written; those that only leave are told beside the patch.
  var entries: [Entry]
  let root: NodeRef?
  let nextArrival: Int
  /// How many positions were taken for new nodes.
  let freshCount: Int
}
