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
    draft.update(tabBar) { $0.slots.insert(SlotRecord(name: slot), at: position) }
    steps.append(.addSlot(slot, container: tabBar, index: position))
  }

  mutating func orderTabs(
    _ names: [String], of tabBar: NodeRef
  ) throws(DestinationError) -> NodeRef {
    let record = draft.record(tabBar)
    let tabs = names.map { SlotName.tab(name: $0) }
    let positions = Dictionary(zip(tabs, tabs.indices)) { first, _ in first }
    guard positions.count == names.count else {
      throw DestinationError(
        .duplicateTab, "The new order of \(name(tabBar)) contains a tab twice.")
    }
    let known = Set(record.slots.map(\.name))
    if let tab = tabs.first(where: { !known.contains($0) }) { throw missing(tab, in: tabBar) }
    let slots = record.slots.sorted(on: { positions[$0.name] ?? tabs.count })
    guard slots != record.slots else { return draft.current(within: tabBar) }
    draft.update(tabBar) { $0.slots = slots }
    steps.append(.orderSlots(slots.map(\.name).filter { $0.rank == 0 }, container: tabBar))
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
