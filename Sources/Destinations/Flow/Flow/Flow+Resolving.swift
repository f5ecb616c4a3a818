/// Resolving places that modules ask for.
extension Flow {
  /// Returns the route that would be presented for a place of a module, without presenting it.
  ///
  /// - Parameters:
  ///   - place: The place, usually of a ``ProvidedDestination``.
  ///   - id: The requester, or nil for the current place.
  /// - Returns: The route, and whether it is only the placeholder, because none is offered.
  /// - Throws: The error with which a request for the place is refused.
  /// - Complexity: O(*d*) for a requester inside *d* containers.
  public func resolution(
    of place: some RoutableDestinations, from id: DestinationID? = nil
  ) throws(DestinationError) -> (route: DestinationType, isPlaceholder: Bool) {
    let offers = try world.offers(in: OfferScope(host: engine, asker: id))
    return try world.resolution(of: place, by: offers)
  }

  /// Offers a route for every place of a type, for the whole app, from now on.
  ///
  /// The offer replaces that of the setup for the type, which is reported as an event. Offers that providers declare
  /// for their places take precedence. Places that are already presented do not change.
  /// - Parameters:
  ///   - type: The type of places.
  ///   - offer: Returns the route for a place; see ``ServiceDeclaring/provides(_:by:)``.
  public func provides<Need: RoutableDestinations>(
    _ type: Need.Type, by offer: @escaping @MainActor (Need) -> (any RoutableDestinations)?
  ) {
    let isReplaced = world.setup.services.offers.cover(type)
    world.setup.services.offers.add(type, offer)
    if isReplaced { engine.tell(.offerReplaced(type: "\(type)")) }
  }
}
