/// Resolving places that modules ask for to routes with providers.
extension AppWorld {
  /// All offers, of all places and of the setup.
  package var allOffers: [DestinationOffers] {
    (offersAtPlaces ? entries.map { $0.provider.services.offers } : []) + [setup.services.offers]
  }

  /// Returns whether a route has a provider, or may have an offer.
  func answers(_ route: DestinationType) -> Bool {
    serves(route) || (try? resolution(of: route, by: allOffers)) != nil
  }

  /// Resolves a place with some offers, the nearest first.
  ///
  /// An offer may return another place to ask for, such as one of another module, which is resolved
  /// in turn.
  ///
  /// - Returns: The route that is presented for the place, and whether it is a placeholder, because no route is offered.
  /// - Throws: The error with which requests for the place are refused.
  package func resolution(
    of place: any RoutableDestinations, by offers: [DestinationOffers]
  ) throws(DestinationError) -> (route: DestinationType, isPlaceholder: Bool) {
    var asked: [any RoutableDestinations] = []
    var seen: Set<AnyRoute> = []
    var next = place.unwrapped
    while true {
      if let route = DestinationType.holding(next), serves(route) { return (route, false) }
      guard seen.insert(AnyRoute(wrapping: next)).inserted, asked.count < 100 else {
        let reason = "The offer for \(place.unwrapped.qualifiedName) leads back to itself."
        throw DestinationError(.endlessOffer, reason)
      }
      asked.append(next)
      guard let answer = offers.lazy.compactMap({ $0.answer(to: next) }).first else { break }
      next = answer.unwrapped
    }
    // The placeholder of the last place that has one.
    let placeholder = asked.reversed().lazy
      .compactMap { ($0 as? any ProvidedDestination)?.placeholder }
      .compactMap { DestinationType.holding($0.unwrapped) }
      .first { serves($0) }
    if let placeholder { return (placeholder, true) }
    throw missing(asked, by: offers)
  }

  private func missing(
    _ asked: [any RoutableDestinations], by offers: [DestinationOffers]
  ) -> DestinationError {
    let names = asked.map(qualifiedName).joined(separator: ", offered as ")
    // Unless offers are meant to supply the route, it just has no provider.
    guard let last = asked.last,
      last is any ProvidedDestination || offers.contains(where: { $0.cover(type(of: last)) })
    else {
      return DestinationError(.noProvider, "No provider is registered for \(names).")
    }
    return DestinationError(.notProvided, "Nothing is offered for \(names).")
  }

  /// Returns the type and the value of a place, with the module if the name of the type is not enough.
  private func qualifiedName(of place: any RoutableDestinations) -> String {
    if let route = DestinationType.holding(place), name(of: route) != route.rawValue {
      return name(of: route)
    }
    return place.qualifiedName
  }
}
