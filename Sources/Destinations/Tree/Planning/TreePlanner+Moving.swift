/// Moving to places that are presented already.
extension TreePlanner {
  /// Goes back to a place beneath; refused if there is none.
  mutating func moveBack(to target: NodeRef?, from: NodeRef) throws(DestinationError) -> NodeRef {
    guard let target else {
      throw DestinationError(
        .noMatchingPlace, "There is no matching place beneath \(name(from)).")
    }
    guard target != from else { return draft.current(within: target) }
    let record = draft.record(target)
    if let container = record.container {
      removeAll(in: record.slot, of: container, above: target)
    }
    settle(on: target)
    return draft.current(within: target)
  }

  /// Shows a place, wherever it is in the tree, and makes it the current one.
  mutating func reveal(_ target: NodeRef) -> NodeRef {
    for ref in draft.ancestry(of: target).reversed() { uncover(ref) }
    settle(on: target)
    return target
  }

  /// Removes the places that hide a place in its container, and selects it there.
  mutating func uncover(_ ref: NodeRef) {
    let record = draft.record(ref)
    guard let container = record.container else { return }
    if record.slot != .sheet { removeAll(in: .sheet, of: container) }
    if record.slot.rank == 0 { removeActive(attachedTo: container) }
    if record.slot == .attached {
      removeActive(attachedTo: container, above: ref)
    } else {
      removeAll(in: record.slot, of: container, above: ref)
    }
    focus(on: record.slot, of: container)
    if record.isPassive { draft.update(ref) { $0.glance.isPassive = false } }
  }

  /// Removes the active places attached to a place; passive ones hide nothing and stay.
  mutating func removeActive(attachedTo host: NodeRef, above last: NodeRef? = nil) {
    var next = draft.record(host).top(of: .attached)
    while let ref = next, ref != last {
      let record = draft.record(ref)
      next = record.below
      if !record.isPassive { removeSubtree(ref) }
    }
  }

  /// Removes everything on top of a place: its sheet, its active attached places, and a stack's path.
  private mutating func settle(on ref: NodeRef) {
    removeAll(in: .sheet, of: ref)
    removeActive(attachedTo: ref)
    popToRoot(of: ref)
  }

  /// The nearest place beneath whose payload matches.
  func nearest<Payload: Sendable>(
    _ isMatch: (Payload) -> Bool, from: NodeRef
  ) -> NodeRef? {
    draft.firstBeneath(from) { draft.payload($0)?.read(as: Payload.self).map(isMatch) ?? false }
  }

  /// A place, if it is beneath another one.
  func place(_ id: DestinationID, beneath from: NodeRef) -> NodeRef? {
    guard let target = try? node(id) else { return nil }
    return draft.firstBeneath(from) { $0 == target }
  }
}
