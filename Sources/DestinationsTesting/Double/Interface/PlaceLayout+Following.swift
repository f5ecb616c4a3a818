internal import Destinations

/// Following the changes that an interface has received.
extension PlaceLayout {
  /// The places inside.
  var inside: [DestinationID] { slots.isEmpty ? [] : slots.flatMap(\.places) }

  /// Applies a change inside the place; returns false if the layout was read after the change, or the change replaces a
  /// place that the layout does not have.
  mutating func follow(_ call: InterfaceCall) -> Bool {
    if arrival == call.transition { return false }
    switch (call.verb, call.slot, call.id) {
    case (.insert, let slot?, let id?): put(id, on: slot)
    case (.replace(let old, _), let slot?, let id?): return put(id, insteadOf: old, in: slot)
    case (.remove, let slot?, let id?): take(id, from: slot)
    case (.select, let slot?, _): focus = slot
    case (.addSlot(let index), let slot?, _):
      slots.insert(Slot(name: slot), at: min(index, slots.count))
    case (.removeSlot, let slot?, _): slots.removeAll { $0.name == slot }
    case (.orderSlots(let names), _, _): order(names)
    default: break
    }
    return true
  }

  /// Adds a place on top of a slot, and the slot if it does not exist.
  private mutating func put(_ id: DestinationID, on slot: SlotName) {
    slots[index(of: slot) ?? addSlot(slot)].places.append(id)
  }

  /// Replaces a place with another one, and returns whether the slot had that place.
  private mutating func put(_ id: DestinationID, insteadOf old: DestinationID, in slot: SlotName)
    -> Bool
  {
    guard let index = index(of: slot), let position = slots[index].places.firstIndex(of: old)
    else { return false }
    slots[index].places[position] = id
    return true
  }

  /// Removes a place from a slot.
  ///
  /// A slot that is not a tab or a column is removed with its last place.
  private mutating func take(_ id: DestinationID, from slot: SlotName) {
    guard let index = index(of: slot) else { return }
    if let position = slots[index].places.lastIndex(of: id) {
      slots[index].places.remove(at: position)
    }
    guard slots[index].places.isEmpty, slot.tabName == nil, slot.column == nil else { return }
    slots.remove(at: index)
    if focus == slot { focus = nil }
  }

  /// Adds an empty slot in the right order: own slots first, then attached places, then the sheet.
  private mutating func addSlot(_ name: SlotName) -> Int {
    let index = slots.firstIndex { $0.name.rank > name.rank } ?? slots.count
    slots.insert(Slot(name: name), at: index)
    return index
  }

  private mutating func order(_ names: [SlotName]) {
    slots.sort { left, right in
      let (left, right) = (names.firstIndex(of: left.name), names.firstIndex(of: right.name))
      return (left ?? .max) < (right ?? .max)
    }
  }

  private func index(of name: SlotName) -> Int? {
    slots.firstIndex { $0.name == name }
  }
}
