/// Placing in a given slot of a given place, as journals and their undoing do.
extension TreePlanner {
  mutating func put(
    _ place: Blueprint<ErasedPayload>, on slot: SlotName, of container: NodeRef
  ) throws(DestinationError) -> NodeRef {
    let record = draft.record(container)
    guard record.kind.mayHave(slot) else { throw missing(slot, in: container) }
    if slot == .sheet { try checkNoAlert(at: record.sheet) }
    switch slot {
    case .tab, .column:
      guard record.slotIndex(slot) != nil else { throw missing(slot, in: container) }
    case .child:
      guard record.slotIndex(slot) == nil else {
        throw DestinationError(.notAGroup, "\(name(container)) already has \(slot).")
      }
    case .path, .attached, .sheet: break
    }
    return insert(place, on: slot, of: container)
  }

  mutating func select(
    _ slot: SlotName, of container: NodeRef
  ) throws(DestinationError) -> NodeRef {
    guard slot.isFocusable, draft.record(container).slotIndex(slot) != nil else {
      throw missing(slot, in: container)
    }
    focus(on: slot, of: container)
    return draft.current(within: container)
  }

  func missing(_ slot: SlotName, in container: NodeRef) -> DestinationError {
    let (code, what): (DestinationError.Code, String) =
      switch slot {
      case .tab(let name): (.tabNotFound, "tab \"\(name)\"")
      case .column(let column): (.columnNotFound, "column \"\(column.rawValue)\"")
      case .path: (.noStack, slot.description)
      case .child, .attached, .sheet: (.notAGroup, slot.description)
      }
    return DestinationError(code, "\(name(container)) has no \(what).")
  }
}
