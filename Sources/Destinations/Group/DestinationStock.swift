#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Destinations that exist already and are to join a tree, with their arrangement.
@MainActor
struct DestinationStock<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  typealias Place = Destinations.Place<DestinationType, ContentType>

  let blueprint: Blueprint<Place>
  let destinations: [AnyDestination]

  init(_ blueprint: Blueprint<Place>, _ destinations: [AnyDestination]) {
    self.blueprint = blueprint
    self.destinations = destinations
  }

  /// Takes stock of a destination and of what it contains.
  init(_ destination: AnyDestination) {
    guard let home = destination.membership.home else {
      let place = Place(destination.type)
      blueprint = Blueprint(empty: place, kind: destination.nodeKind, id: destination.id)
      destinations = [destination]
      return
    }
    let tree = home.arrangedTree
    blueprint = Blueprint(copying: tree) ?? .screen(Place(destination.type), id: destination.id)
    destinations = tree.subtree(of: destination.id).compactMap { home.destination(for: $0) }
  }

  /// Whether there is more than the destination itself.
  var hasChildren: Bool { destinations.count > 1 }
}

extension Blueprint {
  /// A place of a kind that has nothing in it yet.
  init(empty payload: Payload, kind: NodeKind, id: UUID) {
    switch kind {
    case .screen: self = .screen(payload, id: id)
    case .stack: self = .stack(payload, id: id)
    case .tabs: self = .tabs(payload, [], id: id)
    case .split: self = .split(payload, [:], id: id)
    case .group: self = .group(payload, id: id)
    }
  }
}
