internal import Destinations

/// The contents of a presented place, by identifiers and names.
struct PlaceLayout: Equatable {
  /// A slot with its places, bottom first.
  struct Slot: Equatable {
    let name: SlotName
    var places: [DestinationID] = []
  }

  /// The name of the place's route.
  let route: String
  var slots: [Slot] = []
  /// The focused slot.
  var focus: SlotName?
  /// The number of the transition with which the place arrived, if the layout was read after that transition.
  var arrival = 0

  static func == (left: Self, right: Self) -> Bool {
    left.route == right.route && left.slots == right.slots && left.focus == right.focus
  }
}

extension FlowEngine {
  /// Returns the route of a place and the places in its slots; nil if the place is not presented.
  ///
  /// - Complexity: O(*n*) for *n* places in its slots.
  func layout(of id: DestinationID) -> PlaceLayout? {
    guard let node = shownTree.node(id: id), let route = route(of: id) else { return nil }
    let slots = node.slots.map {
      PlaceLayout.Slot(name: $0, places: shownTree.members(of: $0, in: id))
    }
    return PlaceLayout(route: route, slots: slots, focus: node.focus)
  }
}
