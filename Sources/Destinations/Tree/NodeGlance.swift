/// What the ways through a tree ask of a node: nothing in it is counted, so looking at a node costs next to nothing.
struct NodeGlance: Sendable {
  // In this order they take the least room.
  /// The container, or the presenter for a node at the bottom of a sheet; nil for the root.
  var container: NodeRef?
  /// Whether the node was attached without becoming the current place.
  var isPassive: Bool
  /// Whether the node stands in a slot onto which a push may go.
  private(set) var takesPushes = false
  /// Whether the node stands in a sheet.
  private(set) var isInSheet = false
  /// The node beneath in the same slot.
  var below: NodeRef?
  /// Whether it presents a sheet.
  private(set) var hasSheet = false
  /// Whether any place is attached to it.
  private(set) var hasAttached = false
  /// Whether this is a stack whose own interface, its bottom, lies beneath something on its path.
  private(set) var isCoveredByPath = false
  /// The node that is shown in place of this one, not counting attached nodes; a sheet before all else.
  private(set) var shownTop: NodeRef?
  var kind: NodeKind

  init(kind: NodeKind, isPassive: Bool) {
    self.kind = kind
    self.isPassive = isPassive
  }
}

extension NodeGlance {
  /// Whether several of the nodes that it contains may be shown at once.
  var mayShowSeveral: Bool { !hasSheet && (kind == .split || hasAttached) }

  /// Whether it is not on screen itself, though all around it is: a sheet covers it, or what is on its path.
  var isCovered: Bool { hasSheet || isCoveredByPath }

  /// Whether it is a stack.
  var isStack: Bool {
    if case .stack = kind { true } else { false }
  }

  /// Works out what follows from where the node stands and from what it holds.
  mutating func note(slot: SlotName, slots: [SlotRecord], focus: SlotName?) {
    (takesPushes, isInSheet) = (slot.takesPushes, slot.isSheet)
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

extension SlotName {
  fileprivate var isSheet: Bool {
    if case .sheet = self { true } else { false }
  }
}
