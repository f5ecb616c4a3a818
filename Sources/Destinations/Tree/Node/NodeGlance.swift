/// The part of a node that traversals read.
///
/// It contains no references, so reading it changes no reference count.
struct NodeGlance: Sendable {
  // The properties are in the order that takes the least memory.
  /// The container, or the presenter for a node at the bottom of a sheet; nil for the root.
  var container: NodeRef?
  /// Whether the node was attached without becoming the current place.
  var isPassive = false
  /// Whether the node is in a slot that accepts pushes.
  private(set) var takesPushes = false
  /// Whether the node is in a sheet slot.
  private(set) var isInSheet = false
  /// The node beneath in the same slot.
  var below: NodeRef?
  /// Whether the node presents a sheet.
  private(set) var hasSheet = false
  /// Whether any place is attached to the node.
  private(set) var hasAttached = false
  /// Whether this is a stack whose own interface is covered by a place on its path.
  private(set) var isCoveredByPath = false
  /// The top of the slot that is shown instead of this node: its sheet, else its path or focused slot.
  private(set) var shownTop: NodeRef?
  var kind: NodeKind
}

extension NodeGlance {
  /// Whether several nodes inside the node may be on screen at once.
  var mayShowSeveral: Bool { !hasSheet && (kind == .split || hasAttached) }

  /// Whether a sheet or its own path covers the node, even if its containers show it.
  var isCovered: Bool { hasSheet || isCoveredByPath }

  /// Whether the node is a stack.
  var isStack: Bool {
    if case .stack = kind { true } else { false }
  }

  /// Computes the values that depend on the node's slot, its slots and its focus.
  mutating func note(slot: SlotName, slots: [SlotRecord], focus: SlotName?) {
    (takesPushes, isInSheet) = (slot.takesPushes, slot.rank == 2)
    (shownTop, hasSheet, hasAttached, isCoveredByPath) = (nil, false, false, false)
    for index in slots.indices {
      switch slots[index].name {
      case .attached: hasAttached = true
      case .sheet: (hasSheet, shownTop) = (true, slots[index].top)
      case .path: (isCoveredByPath, shownTop) = (kind == .stack, slots[index].top)
      case .tab, .column, .child:
        if slots[index].name == focus { shownTop = slots[index].top }
      }
    }
  }
}
