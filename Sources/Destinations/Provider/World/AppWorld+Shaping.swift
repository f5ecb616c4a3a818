/// Converting routes to blueprints, according to the shapes of their providers.
extension AppWorld {
  /// The largest depth to which shapes may be nested.
  private static var depthLimit: Int { 100 }

  /// Returns the blueprint of a place inside the shapes of some routes, with everything that its own shape says, and
  /// the provider of the place.
  ///
  /// If there is no provider for the place, the offer for it is used.
  func blueprint(
    for place: PlaceBox, _ scope: OfferScope = OfferScope(), within outer: Set<DestinationType> = []
  ) throws(DestinationError) -> (place: Blueprint<ErasedPayload>, provider: Box) {
    if place.isAlert, let prompt = place.prompt {
      return (.alert(place.payload), Self.box(AlertDestination.provider(of: prompt)))
    }
    let (place, box) = try served(place, scope)
    if !outer.isEmpty { try checkNesting(of: place.route, within: outer) }
    let shape = box.shape(place)
    let payload = place.payload
    switch shape.kind {
    case .screen, .alert: return (.screen(payload), box)
    case .stack(keepsFirst: false): return (.stack(payload), box)
    case .stack, .tabs, .split, .group:
      return (try filled(payload, place, shape, of: box, scope, within: outer), box)
    }
  }

  /// Returns the blueprint of a container, with the places that its shape contains.
  private func filled(
    _ payload: ErasedPayload, _ place: PlaceBox, _ shape: Shape, of box: Box, _ scope: OfferScope,
    within outer: Set<DestinationType>
  ) throws(DestinationError) -> Blueprint<ErasedPayload> {
    if let fault = shape.fault(of: place.name) { throw fault }
    let (scope, around) = (scope.inside(box.provider.services.offers), outer.union([place.route]))
    var slots: [Blueprint<ErasedPayload>.Slot] = []
    for slot in shape.slots {
      if let tab = slot.tab { register(tab) }
      var places: [Blueprint<ErasedPayload>] = []
      if let root = slot.root {
        places.append(try blueprint(for: PlaceBox(root), scope, within: around).place)
      }
      slots.append(.init(name: slot.name, places: places))
    }
    return Blueprint(payload, kind: shape.kind, slots: slots, focusing: shape.focus)
  }

  private func checkNesting(
    of route: DestinationType, within outer: Set<DestinationType>
  ) throws(DestinationError) {
    guard !outer.contains(route) else {
      let reason = "The shape of \(route.rawValue) contains \(route.rawValue) itself."
      throw DestinationError(.endlessShape, reason)
    }
    // Routes with values can be nested without end and without a repetition.
    guard outer.count < Self.depthLimit else {
      let reason = "The shape around \(route.rawValue) is nested deeper than \(outer.count) places."
      throw DestinationError(.endlessShape, reason)
    }
  }

  /// Returns a place for which there is a provider, with the provider.
  func served(
    _ place: PlaceBox, _ scope: OfferScope
  ) throws(DestinationError) -> (place: PlaceBox, box: Box) {
    if let box = box(for: place.route) { return (place, box) }
    let offered = try resolution(of: place.route, by: offers(in: scope)).route
    return (place.replaced(by: offered), try provider(for: offered))
  }

  /// Returns the route that is presented for another one; the same one if it has a provider, or if there is
  /// no offer.
  func standIn(
    for route: DestinationType, _ scope: OfferScope
  ) throws(DestinationError) -> DestinationType {
    if serves(route) { return route }
    let offers = try offers(in: scope)
    return (try? resolution(of: route, by: offers))?.route ?? route
  }

  /// Returns the route that is presented for another one, considering all offers.
  func standIn(for route: DestinationType) -> DestinationType {
    if serves(route) { return route }
    return (try? resolution(of: route, by: allOffers))?.route ?? route
  }
}
