/// Removing children and tabs, and other single places.
///
/// Several removals in a row from one container write its slots once, after the last one.
extension TreePlanner {
  mutating func remove(_ ref: NodeRef) throws(DestinationError) -> NodeRef? {
    let record = draft.record(ref)
    guard let container = record.container else {
      removeSubtree(ref)
      return nil
    }
    if record.slot.isChild { return try removeSlot(record.slot, of: container) }
    // A tab keeps at least one place, and some stacks keep their first.
    let (holder, slot) = (draft.record(container), draft.record(container).slotRecord(record.slot))
    let isKept =
      record.slot.tabName != nil ? slot?.top == ref : holder.kind == .stack(keepsFirst: true)
    if isKept, slot?.bottom == ref, record.slot.rank == 0 {
      throw DestinationError(.lastPlace, "\(name(ref)) is the only place in \(record.slot).")
    }
    removeSubtree(ref)
    return draft.current(within: container)
  }

  /// Removes a child or a tab with everything in it.
  mutating func removeSlot(
    _ slot: SlotName, of container: NodeRef
  ) throws(DestinationError) -> NodeRef {
    var line = SlotLine(draft.record(container))
    try remove(slot, of: container, &line)
    return write(line, to: container)
  }

  /// Returns the child or tab that a container loses by a move; nil for any other move.
  func loss<Payload>(by move: TreeMove<Payload>) -> (slot: SlotName, container: NodeRef)? {
    switch move {
    case .remove(let id):
      guard let ref = try? node(id), let container = draft.glance(ref).container else { return nil }
      let slot = draft.record(ref).slot
      return slot.isChild ? (slot, container) : nil
    case .removeTab(let name, let id?):
      guard let ref = try? node(id), draft.glance(ref).kind == .tabs else { return nil }
      return (.tab(name: name), ref)
    default: return nil
    }
  }

  /// Makes the moves that remove children or tabs of a container, up to the first other move.
  mutating func removeSlots<Payload>(
    of container: NodeRef, by moves: [TreeMove<Payload>], from index: inout Int
  ) throws(DestinationError) -> NodeRef {
    var line = SlotLine(draft.record(container))
    while index < moves.endIndex, let loss = loss(by: moves[index]), loss.container == container {
      try remove(loss.slot, of: container, &line)
      index += 1
    }
    return write(line, to: container)
  }

  private mutating func remove(
    _ slot: SlotName, of container: NodeRef, _ line: inout SlotLine
  ) throws(DestinationError) {
    let focus = line.focus
    guard let record = line.remove(slot) else { throw missing(slot, in: container) }
    if case .tab(let tab) = slot, line.count == 0 {
      throw DestinationError(.lastTab, "\"\(tab)\" is the last tab of \(name(container)).")
    }
    var top = record.top
    while let ref = top {
      top = draft.glance(ref).below
      steps.append(.remove(ref, container: container, slot: slot))
      forgetSubtree(ref)
    }
    if case .tab = slot { steps.append(.removeSlot(slot, container: container)) }
    if line.focus != focus, let next = line.focus {
      steps.append(.focus(next, container: container))
    }
  }

  private mutating func write(_ line: SlotLine, to container: NodeRef) -> NodeRef {
    draft.update(container) { ($0.slots, $0.focus) = (line.slots, line.focus) }
    return draft.current(within: container)
  }
}

/// The slots of a container while some are removed: each is found, and removed, in one step.
private struct SlotLine {
  /// The tabs or children in order; nil where one was removed, but none at the end.
  private var own: [SlotRecord?]
  private let others: ArraySlice<SlotRecord>
  private let indices: [SlotName: Int]
  /// The number of tabs or children.
  private(set) var count: Int
  private(set) var focus: SlotName?

  init(_ record: NodeRecord) {
    count = record.slots.count { $0.name.rank == 0 }
    own = Array(record.slots.prefix(count))
    others = record.slots.dropFirst(count)
    indices = Dictionary(zip(record.slots.map(\.name), 0..<count)) { first, _ in first }
    focus = record.focus
  }

  /// The slots that are left.
  var slots: [SlotRecord] { own.compactMap(\.self) + others }

  /// Removes a slot and returns it; nil if it is not there.
  ///
  /// If it was focused, the slot to the right is focused then, else the one to the left.
  mutating func remove(_ name: SlotName) -> SlotRecord? {
    guard let index = indices[name], index < own.count, let slot = own[index] else { return nil }
    own[index] = nil
    count -= 1
    while let last = own.last, last == nil { own.removeLast() }
    if focus == name { focus = (own.dropFirst(index).first { $0 != nil } ?? own.last)??.name }
    return slot
  }
}
