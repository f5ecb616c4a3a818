/// Selecting the tabs of a tab bar and the columns of a split view, and presenting places in them.
extension TreePlanner {
  /// Selects a slot of the nearest container that may have it, and presents a place in it, if there
  /// is one.
  mutating func show<Payload>(
    _ place: Blueprint<Payload>?, in slot: SlotName, _ placement: SlotPlacement, from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    let place: Blueprint<ErasedPayload>? = if let place { try checked(place) } else { nil }
    let container = try select(slot, from: from)
    guard let place else { return draft.current(within: container) }
    let stack = stackAlone(in: slot, of: container)
    if placement == .replacing || placement == .automatic && stack == nil {
      return refill(slot, of: container, with: place)
    }
    return insert(place, on: stack == nil ? slot : .path, of: stack ?? container)
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

  /// Returns a tab bar with an identifier; the nearest one if nil.
  func tabBar(_ id: DestinationID?, from: NodeRef) throws(DestinationError) -> NodeRef {
    guard let id else { return try nearest(.tabs, from: from) }
    let ref = try node(id)
    if draft.glance(ref).kind == .tabs { return ref }
    throw DestinationError(.noTabBar, "\(name(ref)) is not a tab bar.")
  }

  /// Returns the nearest tab bar or split view.
  private func nearest(_ kind: NodeKind, from: NodeRef) throws(DestinationError) -> NodeRef {
    if let container = draft.nearest(kind, from: from) { return container }
    let (code, word): (DestinationError.Code, String) =
      kind == .tabs ? (.noTabBar, "tab bar") : (.noSplitView, "split view")
    throw DestinationError(code, "There is no \(word) at or above \(name(from)).")
  }

  /// Selects a slot of the nearest container that may have it, and returns the container.
  private mutating func select(
    _ slot: SlotName, from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    let container = try nearest(slot.tabName != nil ? .tabs : .split, from: from)
    guard draft.record(container).slotIndex(slot) != nil else { throw missing(slot, in: container) }
    focus(on: slot, of: container)
    return container
  }
}
