/// Focusing and filling the columns of a split view.
extension TreePlanner {
  mutating func focusColumn(
    _ column: SplitViewColumn, showing place: Blueprint<Payload>?, pushing: Bool, from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    guard let split = draft.nearest(.split, from: from) else {
      throw DestinationError(.noSplitView, "No split view lies at or above \(name(from)).")
    }
    let slot = SlotName.column(column)
    guard draft.record(split).slotIndex(slot) != nil else {
      let reason = "\(name(split)) has no column \"\(column.rawValue)\"."
      throw DestinationError(.columnNotFound, reason)
    }
    focus(on: slot, of: split)
    guard let place else { return draft.current(within: split) }
    let goesOn = pushing || stackAlone(in: slot, of: split) != nil
    return goesOn ? add(place, to: slot, of: split) : refill(slot, of: split, with: place)
  }
}
