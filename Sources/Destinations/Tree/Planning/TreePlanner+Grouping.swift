/// Attaching places, and adding children to groups.
extension TreePlanner {
  mutating func attach(
    _ place: Blueprint<ErasedPayload>, to host: NodeRef, asCurrent: Bool
  ) throws(DestinationError) -> NodeRef {
    try checkNoAlert(at: host)
    let ref = insert(place, on: .attached, of: host)
    if !asCurrent { draft.update(ref) { $0.glance.isPassive = true } }
    return ref
  }

  mutating func setPassive(
    _ isPassive: Bool, of ref: NodeRef
  ) throws(DestinationError) -> NodeRef {
    guard draft.record(ref).slot == .attached, draft.record(ref).container != nil else {
      throw DestinationError(.noMatchingPlace, "\(name(ref)) is not attached to a place.")
    }
    draft.update(ref) { $0.glance.isPassive = isPassive }
    return draft.current(within: ref)
  }

  mutating func addChild(
    _ place: Blueprint<ErasedPayload>, to group: NodeRef, asCurrent: Bool
  ) throws(DestinationError) -> NodeRef {
    let record = draft.record(group)
    guard record.kind == .group else {
      throw DestinationError(.notAGroup, "\(name(group)) is not a group.")
    }
    let slot = SlotName.child(number: record.freeChildNumber)
    let ref = insert(place, on: slot, of: group)
    if asCurrent { focus(on: slot, of: group) }
    return ref
  }

  mutating func focus(on ref: NodeRef) throws(DestinationError) -> NodeRef {
    let record = draft.record(ref)
    guard let container = record.container, record.slot.isFocusable else {
      throw DestinationError(.notAGroup, "\(name(ref)) is not itself a tab, column or child.")
    }
    focus(on: record.slot, of: container)
    return draft.current(within: ref)
  }

  /// Returns the name of a place in a message.
  func name(_ ref: NodeRef) -> PlaceName {
    PlaceName(id: draft.id(ref), payload: draft.payload(ref))
  }
}

extension NodeRecord {
  /// The number after the largest one of the children, or the first free one if that is too large.
  fileprivate var freeChildNumber: Int {
    let numbers = slots.compactMap { slot in
      if case .child(let number) = slot.name { number } else { nil }
    }
    guard let last = numbers.max(), last >= 0 else { return 0 }
    if last < SlotName.childNumbers.upperBound - 1 { return last + 1 }
    let taken = Set(numbers)
    return SlotName.childNumbers.first { !taken.contains($0) } ?? 0
  }
}
