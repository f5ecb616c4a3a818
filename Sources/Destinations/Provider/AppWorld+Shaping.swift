/// Converting routes to blueprints, according to the shapes of their providers.
extension AppWorld {
  typealias PlaceBox = Destinations.PlaceBox<DestinationType, ContentType>

  /// The largest depth to which shapes may be nested.
  private static var depthLimit: Int { 100 }

  /// The blueprint of a place, with everything that its shape says.
  ///
  /// If there is no provider for the place, the offer for it is used.
  func blueprint(
    for place: PlaceBox, _ scope: OfferScope = OfferScope()
  ) throws(DestinationError) -> Blueprint<ErasedPayload> {
    var provider: Providers.Box?
    return try blueprint(for: place, scope, servedBy: &provider)
  }

  /// The blueprint of a place, and its provider.
  func blueprint(
    for place: PlaceBox, _ scope: OfferScope, servedBy provider: inout Providers.Box?
  ) throws(DestinationError) -> Blueprint<ErasedPayload> {
    let route = place.route
    guard let box = providers.box(for: route) else {
      let standIn = place.replaced(by: try offered(for: route, scope))
      return try blueprint(for: standIn, scope, servedBy: &provider)
    }
    provider = box
    let shape = box.shape(for: route)
    switch shape.kind {
    case .screen: return .screen(ErasedPayload(keeper: place))
    case .stack(keepsFirst: false): return .stack(ErasedPayload(keeper: place))
    case .stack, .tabs, .split, .group:
      return try blueprint(for: place, shape, scope.inside(box.offers), within: [route])
    }
  }

  /// A place for which there is a provider, with the provider.
  func served(
    _ place: PlaceBox, _ scope: OfferScope
  ) throws(DestinationError) -> (place: PlaceBox, route: DestinationType, box: Providers.Box) {
    let route = place.route
    if let box = providers.box(for: route) { return (place, route, box) }
    let offered = try offered(for: route, scope)
    return (place.replaced(by: offered), offered, try providers.provider(for: offered))
  }

  /// What is presented for a route without a provider.
  @inline(never)
  private func offered(
    for route: DestinationType, _ scope: OfferScope
  ) throws(DestinationError) -> DestinationType {
    switch providers.resolution(of: route, by: try providers.offers(in: scope)) {
    case .provided(let route), .placeholder(let route): return route
    case .missing(let error): throw error
    }
  }

  /// The route that is presented for another one; the same one if it has a provider, or if nobody
  /// offers anything.
  func standIn(
    for route: DestinationType, _ scope: OfferScope
  ) throws(DestinationError) -> DestinationType {
    providers.serves(route) ? route : try offeredStandIn(for: route, scope)
  }

  @inline(never)
  private func offeredStandIn(
    for route: DestinationType, _ scope: OfferScope
  ) throws(DestinationError) -> DestinationType {
    providers.resolution(of: route, by: try providers.offers(in: scope)).route ?? route
  }

  /// The route that is presented for another one, considering all offers.
  func standIn(for route: DestinationType) -> DestinationType {
    if providers.serves(route) { return route }
    return providers.resolution(of: route, by: providers.allOffers).route ?? route
  }

  private func blueprint(
    for place: PlaceBox, _ scope: OfferScope, within outer: Set<DestinationType>
  ) throws(DestinationError) -> Blueprint<ErasedPayload> {
    let (place, route, box) = try served(place, scope)
    guard !outer.contains(route) else {
      let reason = "The shape of \(route.rawValue) contains \(route.rawValue) itself."
      throw DestinationError(.endlessShape, reason)
    }
    // Routes with values can go on for ever without one being there twice.
    guard outer.count < Self.depthLimit else {
      let reason = "The shape around \(route.rawValue) is nested deeper than \(outer.count) places."
      throw DestinationError(.endlessShape, reason)
    }
    return try blueprint(
      for: place, box.shape(for: route), scope.inside(box.offers), within: outer.union([route]))
  }

  private func blueprint(
    for place: PlaceBox, _ shape: DestinationShape<DestinationType, TabType>, _ scope: OfferScope,
    within outer: Set<DestinationType>
  ) throws(DestinationError) -> Blueprint<ErasedPayload> {
    let payload = ErasedPayload(keeper: place)
    if let fault = shape.fault(of: place.name) { throw fault }
    if case .tabs(let tabs, _) = shape.inside {
      for tab in tabs { register(tab.tab) }
    }
    var slots: [Blueprint<ErasedPayload>.Slot] = []
    for slot in shape.slots {
      var places: [Blueprint<ErasedPayload>] = []
      if let root = slot.root {
        places.append(try blueprint(for: PlaceBox(root), scope, within: outer))
      }
      slots.append(.init(name: slot.name, places: places))
    }
    return Blueprint(payload, kind: shape.kind, slots: slots, focusing: shape.focus)
  }
}
