/// Selecting the tabs of a tab bar and the columns of a split view, and presenting places in them.
extension TreePlanner {
  /// Selects a slot of the nearest container that may have it, and presents a place in it, if there
  /// is one.
  mutating func show(
    _ place: Blueprint<ErasedPayload>?, in slot: SlotName, _ placement: SlotPlacement,
    from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    let container = try select(slot, from: from)
    guard let place else { return draft.current(within: container) }
    let isAdded =
      switch placement {
      case .automatic: stackAlone(in: slot, of: container) != nil
      case .replacing: false
      case .pushing: true
      }
    return isAdded
      ? add(place, to: slot, of: container) : refill(slot, of: container, with: place)
  }

  /// Selects a slot and pops everything above its root; if that is a stack, also the stack's path.
  mutating func showRoot(
    of slot: SlotName, from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    let container = try select(slot, from: from)
    popToRoot(in: slot, of: container)
    if let root = stackAlone(in: slot, of: container) { popToRoot(of: root) }
    return draft.current(within: container)
  }

  /// Selects a slot of the nearest container that may have it, and returns the container.
  private mutating func select(
    _ slot: SlotName, from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    let isTab = slot.tabName != nil
    guard let container = draft.nearest(isTab ? .tabs : .split, from: from) else {
      let kind = isTab ? "tab bar" : "split view"
      throw DestinationError(
        isTab ? .noTabBar : .noSplitView, "There is no \(kind) at or above \(name(from)).")
    }
    guard draft.record(container).slotIndex(slot) != nil else {
      throw missing(slot, in: container)
    }
    focus(on: slot, of: container)
    return container
  }
}
