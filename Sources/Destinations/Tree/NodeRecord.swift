#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The position of a node in the tree's storage; valid until the node is removed.
struct NodeRef: Hashable, Sendable {
  let index: Int32

  init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }

  var offset: Int { Int(index) }
}

/// One slot of a node: the ends of a list that hangs together by ``NodeRecord/below``.
struct SlotRecord: Equatable, Sendable {
  var name: SlotName
  var bottom: NodeRef?
  var top: NodeRef?
  var count: Int32 = 0

  init(_ name: SlotName) {
    self.name = name
  }
}

/// Everything that the tree knows of one node, apart from its payload.
struct NodeRecord: Sendable {
  var id: UUID
  var kind: NodeKind
  /// The container, or the presenter for a node at the bottom of a sheet; nil for the root.
  var container: NodeRef?
  /// The slot of the container in which the node stands.
  var slot: SlotName = .path
  /// The node beneath in the same slot.
  var below: NodeRef?
  /// The place whose request brought this one.
  var requesterID: UUID?
  /// Counts up with each node that arrives.
  var arrival: Int
  /// Whether the node was attached without becoming the current place.
  var isPassive = false
  /// The tab, column or child that is selected; nil for kinds without.
  var focus: SlotName?
  /// Own slots in their order, then attached nodes, then the sheet; absent while empty, where it may.
  var slots: [SlotRecord] = []

  func slotIndex(_ name: SlotName) -> Int? {
    slots.firstIndex { $0.name == name }
  }

  func slotRecord(_ name: SlotName) -> SlotRecord? {
    slots.first { $0.name == name }
  }

  /// The top of a slot, or nil if the slot is empty or absent.
  func top(of name: SlotName) -> NodeRef? {
    slotRecord(name)?.top
  }

  /// Whether this is a stack whose own interface, its bottom, lies beneath something on its path.
  var isCoveredByPath: Bool {
    kind == .stack && top(of: .path) != nil
  }

  /// The slot whose top is shown in place of this node, not counting sheets and attached nodes.
  var shownSlot: SlotName? {
    switch kind {
    case .screen: nil
    case .stack: .path
    case .tabs, .split, .group: focus
    }
  }
}
