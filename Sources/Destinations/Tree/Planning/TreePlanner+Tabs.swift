/// Adding and ordering tabs, and filling slots.
extension TreePlanner {
  mutating func addTab(
    _ tab: String, _ place: Blueprint<ErasedPayload>, to tabBar: NodeRef, at index: Int?
  ) throws(DestinationError) -> NodeRef {
    let record = draft.record(tabBar)
    let slot = SlotName.tab(name: tab)
    guard record.slotIndex(slot) == nil else {
      throw DestinationError(.duplicateTab, "\(name(tabBar)) already has a tab \"\(tab)\".")
    }
    addSlot(slot, to: tabBar, at: index)
    let ref = insert(place, on: slot, of: tabBar)
    if record.focus == nil { focus(on: slot, of: tabBar) }
    return ref
  }

  /// Adds an empty slot to a tab bar, at an index counted from 0, or at the end if nil.
  mutating func addSlot(_ slot: SlotName, to tabBar: NodeRef, at index: Int?) {
    let tabs = draft.record(tabBar).slots.count { $0.name.rank == 0 }
    let position = min(max(index ?? tabs, 0), tabs)
    draft.update(tabBar) { $0.slots.insert(SlotRecord(slot), at: position) }
    steps.append(.addSlot(slot, container: tabBar, index: position))
  }

  mutating func orderTabs(
    _ names: [String], of tabBar: NodeRef
  ) throws(DestinationError) -> NodeRef {
    let record = draft.record(tabBar)
    let slots = Set(names.map { SlotName.tab(name: $0) })
    guard slots.count == names.count else {
      throw DestinationError(
        .duplicateTab, "The new order of \(name(tabBar)) contains a tab twice.")
    }
    let known = Dictionary(record.slots.map { ($0.name, $0) }) { first, _ in first }
    var ordered: [SlotRecord] = []
    for tab in names {
      guard let found = known[.tab(name: tab)] else {
        throw missing(.tab(name: tab), in: tabBar)
      }
      ordered.append(found)
    }
    let others = record.slots.filter { !slots.contains($0.name) }
    guard ordered + others != record.slots else { return draft.current(within: tabBar) }
    draft.update(tabBar) { $0.slots = ordered + others }
    let order = (ordered + others).map(\.name).filter { $0.rank == 0 }
    steps.append(.orderSlots(order, container: tabBar))
    return draft.current(within: tabBar)
  }

  /// Returns the root of a slot, if it is a stack and the only node of the slot.
  func stackAlone(in slot: SlotName, of container: NodeRef) -> NodeRef? {
    guard let found = draft.record(container).slotRecord(slot), let root = found.bottom,
      found.count == 1, case .stack = draft.record(root).kind
    else { return nil }
    return root
  }

  /// Makes a place the only one of a slot; everything else in the slot leaves.
  mutating func refill(
    _ slot: SlotName, of container: NodeRef, with place: Blueprint<ErasedPayload>
  ) -> NodeRef {
    guard let root = draft.record(container).slotRecord(slot)?.bottom else {
      return insert(place, on: slot, of: container)
    }
    removeAll(in: slot, of: container, above: root)
    return replace(root, with: place)
  }
}
