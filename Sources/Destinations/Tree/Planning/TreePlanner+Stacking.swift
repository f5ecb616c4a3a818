/// Pushing and going back.
extension TreePlanner {
  mutating func push(
    _ place: Blueprint<ErasedPayload>, from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    try checkNoAlert(at: from)
    let (container, slot) = try stack(around: from)
    return insert(place, on: slot, of: container)
  }

  /// Pops some places of the nearest stack; nil stands for all that may be popped.
  mutating func goBack(by count: Int?, from: NodeRef) throws(DestinationError) -> NodeRef? {
    let (container, slot) = try stack(around: from)
    let record = draft.record(container)
    let limit = record.poppableCount(of: slot)
    let count = count ?? limit
    guard count > 0, count <= limit else { throw nothingToGoBack(by: count, of: limit, from) }
    var next = record.top(of: slot)
    for _ in 0..<count { next = next.flatMap { draft.glance($0).below } }
    removeAll(in: slot, of: container, above: next)
    return draft.current(within: next ?? container)
  }

  private func nothingToGoBack(
    by count: Int, of limit: Int, _ from: NodeRef
  ) -> DestinationError {
    let name = name(from)
    let reason =
      limit == 0
      ? "\(name) is at the bottom of its stack."
      : "The stack of \(name) cannot go back by \(count): it has \(limit) above its root."
    return DestinationError(.nothingToGoBack, reason)
  }

  private func stack(
    around ref: NodeRef
  ) throws(DestinationError) -> (container: NodeRef, slot: SlotName) {
    if let stack = draft.nearestStack(from: ref) { return stack }
    throw DestinationError(.noStack, "There is no stack at or above \(name(ref)).")
  }

  /// Removes what is above a place in its slot, or else, if the place is a stack, its path.
  mutating func goBack(to target: NodeRef) -> NodeRef {
    let record = draft.record(target)
    if let container = record.container, record.slot.takesPushes,
      draft.record(container).top(of: record.slot) != target
    {
      removeAll(in: record.slot, of: container, above: target)
      return draft.current(within: target)
    }
    popToRoot(of: target)
    return draft.current(within: target)
  }

  /// Pops everything that may be popped from the path of a place, if it is a stack.
  mutating func popToRoot(of stack: NodeRef) {
    guard draft.glance(stack).isStack else { return }
    popToRoot(in: .path, of: stack)
  }

  /// Pops everything that may be popped from a slot.
  mutating func popToRoot(in slot: SlotName, of container: NodeRef) {
    let record = draft.record(container)
    let bottom = slot == .path && record.kind == .stack ? nil : record.slotRecord(slot)?.bottom
    removeAll(in: slot, of: container, above: bottom)
  }
}

extension TreeReading where Self: ~Copyable {
  /// Returns the nearest stack at or above a place: a stack, or the slot of a tab, column or sheet.
  func nearestStack(from: NodeRef) -> (container: NodeRef, slot: SlotName)? {
    var ref = from
    while true {
      let glance = glance(ref)
      if glance.isStack { return (ref, .path) }
      guard let container = glance.container else { return nil }
      if glance.takesPushes { return (container, record(ref).slot) }
      ref = container
    }
  }

  /// Returns the nearest container of a kind at or above a place, without leaving its sheet.
  func nearest(_ kind: NodeKind, from: NodeRef) -> NodeRef? {
    var ref = from
    while true {
      let glance = glance(ref)
      if glance.kind == kind { return ref }
      guard let container = glance.container, !glance.isInSheet else { return nil }
      ref = container
    }
  }

  /// Returns a place and those around it, the nearest first, without leaving its sheet.
  func ancestryInSheet(of ref: NodeRef) -> ArraySlice<NodeRef> {
    let around = ancestry(of: ref)
    let sheet = around.firstIndex { glance($0).isInSheet } ?? around.count
    return around.prefix(sheet + 1)
  }
}

extension NodeRecord {
  /// Returns the number of places of a slot that may be popped: at least one place remains beneath
  /// them.
  func poppableCount(of name: SlotName) -> Int {
    guard let slot = slotRecord(name) else { return 0 }
    return max(0, Int(slot.count) - (name == .path && kind == .stack ? 0 : 1))
  }
}
