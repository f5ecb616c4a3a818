package import Destinations

/// A tree that is kept, to be compared with a later one.
package typealias KeptTree = PresentationTree<ErasedPayload>

/// A presented place, by its identifier and the name of its route.
struct PresentedPlace {
  let id: DestinationID
  let route: String
  /// The request that has presented or removed the place, if it is known.
  var request: Int?
}

/// The occupant of a place: its identifier, the name of its route, and its destination.
struct PlaceOccupant {
  let id: DestinationID
  let route: String
  let destination: any Destinationable
  /// The name of the route that hosts the flow of the place; nil if it is in the flow itself.
  var host: String?

  /// The route, with that of the host if there is one, because the flow of a host may have other declarations.
  var kind: String { host.map { "\(route) in \($0)" } ?? route }
}

extension FlowEngine {
  var currentID: DestinationID? { shownTree.currentID }

  /// The current place.
  var current: PresentedPlace? { shownTree.currentID.flatMap(place) }

  /// The places on screen, in document order; those of embedded flows follow.
  var visibleIDs: [DestinationID] { ([self] + shownWithin).flatMap(\.shownTree.visibleIDs) }

  /// Returns whether a place is on screen, here or in an embedded flow.
  func isVisible(_ id: DestinationID) -> Bool {
    shownTree.isVisible(id: id) || shownWithin.contains { $0.shownTree.isVisible(id: id) }
  }

  /// Every place, in document order.
  var all: [PresentedPlace] { shownTree.rootID.map(shownTree.subtree)?.compactMap(place) ?? [] }

  private func place(_ id: DestinationID) -> PresentedPlace? {
    route(of: id).map { PresentedPlace(id: id, route: $0) }
  }

  /// Returns these places if a place is among them, else those of the embedded flow on screen that it is in.
  func home(of id: DestinationID) -> FlowEngine? {
    shownTree.contains(id: id) ? self : shownWithin.first { $0.shownTree.contains(id: id) }
  }

  /// Returns a place with its destination, here or in an embedded flow on screen; nil if it is not presented.
  func occupant(of id: DestinationID) -> PlaceOccupant? { home(of: id)?.ownOccupant(id) }

  private func ownOccupant(_ id: DestinationID) -> PlaceOccupant? {
    guard let route = route(of: id), let site = site(for: id) else { return nil }
    return PlaceOccupant(id: id, route: route, destination: site.destination, host: hostRoute)
  }

  /// Returns the place on screen with a route: the current place if it has the route, else the first such place in
  /// document order, else the first in an embedded flow.
  func occupant(visible route: String) -> PlaceOccupant? {
    let ids = [currentID].compactMap(\.self) + shownTree.visibleIDs
    if let id = ids.first(where: { self.route(of: $0) == route }) { return ownOccupant(id) }
    return shownWithin.lazy.compactMap { $0.occupant(visible: route) }.first
  }

  /// Returns the contents that the interface of a place offers, by the names of the interactions; nil if there is no such
  /// place.
  func offers(at id: DestinationID) -> [String: [(any ContentTypeable)?]]? {
    home(of: id).map { $0.interface(of: id)?.offers ?? [:] }
  }

  /// Returns the rows that the interface of a place offers, as texts, by the names of the interactions.
  func rows(at id: DestinationID) -> [String: [String]] {
    (offers(at: id) ?? [:]).reduce(into: [:]) { rows, offer in
      rows[offer.key] = offer.value.compactMap { $0.map { "\(offer.key) with \($0)" } }
    }
  }

  /// The current place of the embedded flow that the current place hosts, at any depth; nil if it hosts none.
  var innerCurrentID: DestinationID? {
    guard let inner = shownTree.currentID.flatMap(embedded(at:)) else { return nil }
    return inner.innerCurrentID ?? inner.shownTree.currentID
  }
}
