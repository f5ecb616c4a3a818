/// Focusing and filling the columns of a split view.
extension TreePlanner {
  mutating func focusColumn(
    _ column: SplitViewColumn, showing place: Blueprint<ErasedPayload>?, placement: SlotPlacement,
    from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    guard let split = draft.nearest(.split, from: from) else {
      throw DestinationError(.noSplitView, "There is no split view at or above \(name(from)).")
    }
    let slot = SlotName.column(column)
    guard draft.record(split).slotIndex(slot) != nil else {
      let reason = "\(name(split)) has no column \"\(column.rawValue)\"."
      throw DestinationError(.columnNotFound, reason)
    }
    focus(on: slot, of: split)
    guard let place else { return draft.current(within: split) }
    return goesOn(placement, in: slot, of: split)
      ? add(place, to: slot, of: split) : refill(slot, of: split, with: place)
  }

  /// Whether a place goes on top of a column's content instead of replacing it.
  private func goesOn(_ placement: SlotPlacement, in slot: SlotName, of split: NodeRef) -> Bool {
    switch placement {
    case .automatic: stackAlone(in: slot, of: split) != nil
    case .replacing: false
    case .pushing: true
    }
  }
}
