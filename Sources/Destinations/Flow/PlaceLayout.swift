/// The contents of a presented place, by identifiers and names.
package struct PlaceLayout: Equatable {
  /// A slot with its places, bottom first.
  package struct Slot: Equatable {
    package let name: SlotName
    package var places: [DestinationID]

    package init(name: SlotName, places: [DestinationID] = []) {
      self.name = name
      self.places = places
    }
  }

  /// The name of the place's route.
  package let route: String
  package var slots: [Slot]
  /// The focused slot.
  package var focus: SlotName?

  package init(route: String, slots: [Slot] = [], focus: SlotName? = nil) {
    self.route = route
    self.slots = slots
    self.focus = focus
  }
}

extension NodeTable {
  /// The layout of a node that is in the table.
  ///
  /// - Complexity: O(*n*) for *n* nodes in its slots.
  func layout(of ref: NodeRef, route: String) -> PlaceLayout {
    let record = record(ref)
    var slots: [PlaceLayout.Slot] = []
    slots.reserveCapacity(record.slots.count)
    for slot in record.slots {
      slots.append(PlaceLayout.Slot(name: slot.name, places: ids(of: members(of: slot))))
    }
    return PlaceLayout(route: route, slots: slots, focus: record.focus)
  }

  /// Whether a node has the slots and the focus of a layout; nothing is copied to compare them.
  func isArranged(_ ref: NodeRef, as layout: PlaceLayout) -> Bool {
    let record = record(ref)
    guard record.focus == layout.focus, record.slots.count == layout.slots.count else {
      return false
    }
    for index in layout.slots.indices where !isSame(record.slots[index], layout.slots[index]) {
      return false
    }
    return true
  }

  private func isSame(_ slot: SlotRecord, _ other: PlaceLayout.Slot) -> Bool {
    guard slot.name == other.name else { return false }
    var next = slot.top
    for id in other.places.reversed() {
      guard let ref = next, self.id(of: ref) == id else { return false }
      next = glance(ref).below
    }
    return next == nil
  }
}
