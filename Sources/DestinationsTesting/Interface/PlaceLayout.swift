internal import Destinations

/// The contents of a presented place, by identifiers and names.
struct PlaceLayout: Equatable {
  /// A slot with its places, bottom first.
  struct Slot: Equatable {
    let name: SlotName
    var places: [DestinationID]

    init(name: SlotName, places: [DestinationID] = []) {
      self.name = name
      self.places = places
    }
  }

  /// The name of the place's route.
  let route: String
  var slots: [Slot]
  /// The focused slot.
  var focus: SlotName?

  init(route: String, slots: [Slot] = [], focus: SlotName? = nil) {
    self.route = route
    self.slots = slots
    self.focus = focus
  }
}

extension PresentedPlaces {
  /// The route of a place with what is in it; nil if it is not presented.
  ///
  /// - Complexity: O(*n*) for *n* places in its slots.
  func layout(of id: DestinationID) -> PlaceLayout? {
    route(of: id).map { route in
      let slots = slots(of: id).map { PlaceLayout.Slot(name: $0, places: members(of: $0, in: id)) }
      return PlaceLayout(route: route, slots: slots, focus: focus(of: id))
    }
  }
}
