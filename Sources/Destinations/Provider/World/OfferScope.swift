/// The places in which to search for offers for a route without a provider.
///
/// The search begins only when there is such a route. A scope does not depend on the types of an app.
@MainActor
struct OfferScope {
  /// The host of the requester; nil if there is none.
  var host: TreeHost?

  /// The requester; nil for the current place.
  var asker: DestinationID?

  /// The payloads of the place from which an element of a path acts, and of everything around it, the
  /// nearest first; nil outside of a path.
  var path: (@MainActor () throws(DestinationError) -> [ErasedPayload])?

  /// The offers of new places that contain the requested one, the nearest first.
  var around: [DestinationOffers] = []

  /// Returns the scope inside a place that offers routes.
  func inside(_ offers: DestinationOffers) -> Self {
    offers.isEmpty ? self : changed(self) { $0.around.insert(offers, at: 0) }
  }

  /// Returns the payloads of the place that asks and of everything around it, the nearest first.
  fileprivate func payloads() throws(DestinationError) -> [ErasedPayload] {
    if let path { return try path() }
    guard let structure = host?.tree.structure else { return [] }
    let place = asker.flatMap(structure.ref) ?? structure.current
    return (place.map(structure.ancestry) ?? []).compactMap(structure.payload)
  }
}

extension AppWorld {
  /// Returns the offers that apply, the nearest first: those of the new ancestors, of the requester with its
  /// ancestors, and of the setup.
  ///
  /// - Throws: ``DestinationError`` if an earlier element of the path is refused.
  func offers(in scope: OfferScope) throws(DestinationError) -> [DestinationOffers] {
    let places = offersAtPlaces ? try scope.payloads() : []
    return scope.around + places.compactMap { box(of: $0)?.provider.services.offers }
      + [setup.services.offers]
  }
}
