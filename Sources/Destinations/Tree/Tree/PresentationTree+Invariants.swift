extension PresentationTree {
  /// Returns the broken invariants of the tree, one sentence each; empty for a tree made by moves.
  ///
  /// - Complexity: O(*n*) for *n* places.
  package func violations() -> [String] { structure.violations() }
}

extension TreeStructure {
  /// Returns the broken invariants of the tree, one sentence each.
  func violations() -> [String] {
    guard let root else {
      return count == 0 ? [] : ["The tree has places, but no root."]
    }
    guard let reachable = reachable(from: root) else {
      return ["A place is contained twice, or a container refers to a place that does not exist."]
    }
    var found = violations(touching: reachable)
    if record(root).container != nil { found.append("The root has a parent.") }
    if reachable.count != count {
      found.append(
        "The tree stores \(count) places, but \(reachable.count) can be reached from the root.")
    }
    return found
  }

  /// Returns the nodes reachable from the root, or nil if there is a cycle or a link to a missing node.
  private func reachable(from root: NodeRef) -> [NodeRef]? {
    var found: [NodeRef] = []
    var waiting = [root]
    while let ref = waiting.popLast() {
      found.append(ref)
      for slot in record(ref).slots {
        var next = slot.top
        while let node = next {
          guard holds(node), found.count + waiting.count < count else { return nil }
          waiting.append(node)
          next = record(node).below
        }
      }
    }
    return found
  }

  /// Returns the broken invariants of some nodes and their slots; nodes that have left are skipped.
  func violations(touching refs: [NodeRef]) -> [String] {
    var found: [String] = []
    for ref in refs where holds(ref) { addViolations(at: ref, to: &found) }
    return found
  }

  private func addViolations(at ref: NodeRef, to found: inout [String]) {
    let record = self.record(ref)
    let (id, names) = (self.id(ref), record.slots.map(\.name))
    func check(_ holds: Bool, _ sentence: @autoclosure () -> String) {
      if !holds { found.append("Place \(TreeTextToken.id(id)) \(sentence()).") }
    }
    check(self.ref(of: id) == ref, "shares its identifier with another place")
    check(payload(ref) != nil, "has no payload")
    check(Set(names).count == names.count, "has a slot twice")
    check(zip(names, names.dropFirst()).allSatisfy { $0.rank <= $1.rank }, "has slots out of order")
    check(
      record.focus.map { record.slotIndex($0) != nil } ?? true,
      "focuses a slot that it does not have")
    check(
      record.focus != nil || record.kind == .group || !names.contains(where: \.isFocusable),
      "has slots, but focuses none")
    check(
      !record.isPassive || record.container != nil && record.slot == .attached,
      "is passive, but not attached")
    check(
      record.kind != .stack(keepsFirst: true) || record.top(of: .path) != nil,
      "must keep its first place, but has none")
    for slot in record.slots {
      check(record.kind.mayHave(slot.name), "is a \(record.kind), but has \(slot.name)")
      check(slot.name.column != nil || slot.count > 0, "has nothing in \(slot.name)")
      check(!slot.name.isChild || slot.count < 2, "has several places in \(slot.name)")
      check(isSound(slot, of: ref), "has a broken list of places in \(slot.name)")
    }
  }

  /// Returns whether the ends of a slot's list fit the nodes between them.
  ///
  /// Examines only the ends, so that checking a change costs no more than the change.
  private func isSound(_ slot: SlotRecord, of ref: NodeRef) -> Bool {
    guard let top = slot.top, let bottom = slot.bottom else {
      return slot.top == nil && slot.bottom == nil && slot.count == 0
    }
    return isEnd(top, of: slot, of: ref) && isEnd(bottom, of: slot, of: ref)
      && record(bottom).below == nil && (slot.count == 1) == (top == bottom)
  }

  private func isEnd(_ end: NodeRef, of slot: SlotRecord, of ref: NodeRef) -> Bool {
    guard holds(end) else { return false }
    let record = self.record(end)
    return record.container == ref && record.slot == slot.name
  }
}

extension SlotName {
  /// Whether the slot is that of a child of a group.
  var isChild: Bool {
    if case .child = self { true } else { false }
  }
}

extension NodeKind {
  /// Returns whether places of this kind may have the slot.
  func mayHave(_ slot: SlotName) -> Bool {
    switch (slot, self) {
    case (_, .alert): false
    case (.sheet, _), (.attached, _), (.path, .stack), (.tab, .tabs), (.column, .split),
      (.child, .group):
      true
    default: false
    }
  }
}
