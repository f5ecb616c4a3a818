#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where to search for offers for a route without a provider.
///
/// Nothing is searched until that happens. It does not depend on the types of an app, so creating
/// one costs nothing.
@MainActor
struct OfferScope {
  /// What the earlier elements of a path offer.
  struct Path {
    /// The offers of the places that they present, the latest first.
    var offers: [DestinationOffers] = []
    /// Whether one of them replaces the root, so that the existing tree does not count.
    var beginsAnew = false
  }

  /// The host of the requester; nil if there is none.
  var host: TreeHost?

  /// The requester; nil for the current place.
  var asker: UUID?

  /// The earlier elements of the path; nil if there is none.
  var path: (@MainActor () -> Path)?

  /// The offers of new places that contain the requested one, the nearest first.
  var around: [DestinationOffers] = []

  /// Returns the scope inside a place that offers something.
  func inside(_ offers: DestinationOffers) -> Self {
    if offers.isEmpty { return self }
    var inside = self
    inside.around.insert(offers, at: 0)
    return inside
  }
}

extension ProviderRegistry {
  /// The offers that count, the nearest first: those of new places around, of the path, of the
  /// tree, and of the setup.
  func offers(in scope: OfferScope) -> [DestinationOffers] {
    guard offersAtPlaces else { return scope.around + [offers] }
    let path = scope.path?() ?? OfferScope.Path()
    let living = path.beginsAnew ? [] : offersOfPlaces(from: scope.asker, in: scope.host)
    return scope.around + path.offers + living + [offers]
  }

  /// The offers of the requester and of everything around it.
  private func offersOfPlaces(from asker: UUID?, in host: TreeHost?) -> [DestinationOffers] {
    guard let tree = host?.tree else { return [] }
    let place = asker.flatMap(tree.structure.ref) ?? tree.structure.current
    return (place.map(tree.structure.ancestry) ?? []).compactMap { box(at: $0, of: tree)?.offers }
  }

  /// What elements of a path offer to the one after them.
  func offers(
    broughtBy elements: ArraySlice<DestinationPresentation<DestinationType, ContentType, TabType>>
  ) -> OfferScope.Path {
    let start = elements.lastIndex { $0.verb == .replaceRoot }
    let steps = elements[(start ?? elements.startIndex)...].reversed()
    return OfferScope.Path(
      offers: steps.compactMap { $0.destinationType.flatMap(box)?.offers },
      beginsAnew: start != nil)
  }
}
