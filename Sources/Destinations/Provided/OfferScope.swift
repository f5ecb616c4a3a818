#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where offers are looked for when something is asked for that has no provider.
///
/// Nothing is looked up before that is the case. It knows no app's types, so that making one costs nothing.
@MainActor
struct OfferScope {
  /// What the elements of a path offer that stand before the one that asks.
  struct Path {
    /// The offers of the places that they bring, the latest first.
    var offers: [DestinationOffers] = []
    /// Whether one of them replaces the root, so that nothing of the tree is around.
    var beginsAnew = false
  }

  /// Where the place lives that asks; nil for nowhere.
  var host: TreeHost?

  /// The place that asks; nil for the current one.
  var asker: UUID?

  /// The path before the element that asks; nil for none.
  var path: (@MainActor () -> Path)?

  /// The offers of places that come with the one that is asked for, and contain it; the nearest first.
  var around: [DestinationOffers] = []

  /// Returns the scope of what a place contains that offers something.
  func inside(_ offers: DestinationOffers) -> Self {
    if offers.isEmpty { return self }
    var inside = self
    inside.around.insert(offers, at: 0)
    return inside
  }
}

extension ProviderRegistry {
  /// The offers that count, the nearest first: those around, of the path, of the tree, and of the setup.
  func offers(in scope: OfferScope) -> [DestinationOffers] {
    guard offersAtPlaces else { return scope.around + [offers] }
    let path = scope.path?() ?? OfferScope.Path()
    let living = path.beginsAnew ? [] : offersOfPlaces(from: scope.asker, in: scope.host)
    return scope.around + path.offers + living + [offers]
  }

  /// The offers of the place that asks and of all that is around it.
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
