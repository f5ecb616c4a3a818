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
    case (.replace(let old, _), let slot?, let id?):
      guard let index = index(of: slot), let position = slots[index].places.firstIndex(of: old)
      else { return false }
      slots[index].places[position] = id
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

  /// Adds a place on top of a slot.
  ///
  /// If the slot does not exist, it is added in the right order: own slots first, then attached places, then the sheet.
  private mutating func put(_ id: DestinationID, on slot: SlotName) {
    if let index = index(of: slot) { return slots[index].places.append(id) }
    let index = slots.firstIndex { $0.name.rank > slot.rank } ?? slots.count
    slots.insert(Slot(name: slot, places: [id]), at: index)
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
