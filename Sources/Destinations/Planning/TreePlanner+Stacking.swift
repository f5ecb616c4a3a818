/// Pushing and going back.
extension TreePlanner {
  mutating func push(
    _ place: Blueprint<ErasedPayload>, from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    guard let (container, slot) = nearestStack(from: from) else {
      throw noStack(from)
    }
    return insert(place, on: slot, of: container)
  }

  mutating func goBack(from: NodeRef) throws(DestinationError) -> NodeRef? {
    guard let (container, slot) = nearestStack(from: from) else {
      throw noStack(from)
    }
    let record = draft.record(container)
    guard let top = record.top(of: slot), record.mayPop(slot) else {
      let name = name(from)
      throw DestinationError(.nothingToGoBack, telling: "\(name) is at the bottom of its stack.")
    }
    let beneath = draft.glance(top).below ?? container
    removeSubtree(top)
    return draft.current(within: beneath)
  }

  private func noStack(_ from: NodeRef) -> DestinationError {
    let name = name(from)
    return DestinationError(.noStack, telling: "There is no stack at or above \(name).")
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
    if case .stack(let keepsFirst) = record.kind {
      let first = keepsFirst ? record.slotRecord(.path)?.bottom : nil
      removeAll(in: .path, of: target, above: first)
    }
    return draft.current(within: target)
  }

  /// The nearest stack at or above a place, without leaving its sheet.
  ///
  /// - Complexity: O(*d*) for a nesting of *d* containers.
  func nearestStack(from: NodeRef) -> (container: NodeRef, slot: SlotName)? {
    draft.nearestStack(from: from)
  }
}

extension TreeReading where Self: ~Copyable {
  /// The nearest stack at or above a place: a stack, or the slot of a tab, column or sheet.
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

  /// The nearest container of a kind at or above a place, without leaving its sheet.
  func nearest(_ kind: NodeKind, from: NodeRef) -> NodeRef? {
    var ref = from
    while true {
      let glance = glance(ref)
      if glance.kind == kind { return ref }
      guard let container = glance.container, !glance.isInSheet else { return nil }
      ref = container
    }
  }
}

extension TreeReading where Self: ~Copyable {
  /// The containers that a place is or is in, the nearest first, without leaving its sheet.
  func containers(from: NodeRef) -> [NodeRef] {
    var found: [NodeRef] = []
    var next: NodeRef? = from
    while let ref = next {
      let glance = glance(ref)
      if glance.kind != .screen { found.append(ref) }
      next = glance.isInSheet ? nil : glance.container
    }
    return found
  }
}

extension NodeRecord {
  /// Whether the top of a slot may be popped: something must remain beneath it.
  func mayPop(_ name: SlotName) -> Bool {
    guard let slot = slotRecord(name) else { return false }
    return slot.count > (name == .path && kind == .stack ? 0 : 1)
  }
}
