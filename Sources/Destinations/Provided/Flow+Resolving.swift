#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What stands for places that modules ask for.
extension Flow {
  /// Returns what would be presented for a place that is asked for; nothing is presented.
  ///
  /// - Parameters:
  ///   - place: The place, usually of a ``ProvidedDestination``.
  ///   - id: The place that would ask, or nil for the current one.
  /// - Returns: What stands for it: provided, a placeholder, or missing.
  /// - Complexity: O(*d*) for a nesting of *d* containers around the place that asks.
  public func resolution(
    of place: some RoutableDestinations, from id: UUID? = nil
  ) -> ProvidedResolution<DestinationType> {
    let offers = world.providers.offers(in: OfferScope(host: engine, asker: id))
    return world.providers.resolution(of: place, by: offers)
  }

  /// Offers something for every place of a type from now on, for the whole app.
  ///
  /// It replaces what was offered for the type in the set-up, which is told as an event; what places offer stays
  /// nearer. Places that are presented stay as they are.
  /// - Parameters:
  ///   - type: The type of places that are asked for.
  ///   - offer: Returns what stands for a place; see ``DestinationOffering/provides(_:by:)``.
  public func provides<Need: RoutableDestinations>(
    _ type: Need.Type, by offer: @escaping @MainActor (Need) -> (any RoutableDestinations)?
  ) {
    let isReplaced = world.providers.offers.cover(type)
    world.providers.offers.add(type, offer)
    if isReplaced { engine.tell(.offerReplaced(type: "\(type)")) }
  }
}
