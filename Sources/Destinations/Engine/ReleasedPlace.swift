#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A place that is let go, with the objects that must go with it; for tests, which keep them weakly.
@MainActor
package struct ReleasedPlace {
  private let site: Site

  init(_ site: Site) {
    self.site = site
  }

  /// The identifier of the place.
  package var id: UUID { site.id }

  /// The name of its route.
  package var route: String { site.routeName }

  /// The destination.
  package var destination: AnyObject { site.destination }

  /// What the place is shown by.
  package var interface: (any DestinationInterfacing)? { site.interface }

  /// The state model.
  package var stateModel: AnyObject? { site.membership.stateModel }

  /// The destination, what it has and what it is shown by, each with what it is to the place.
  package var parts: [(role: String, object: AnyObject)] {
    let optional: [(role: String, object: AnyObject?)] = [
      ("interface", interface as AnyObject?), ("state model", stateModel),
    ]
    let own = optional.compactMap { part in part.object.map { (role: part.role, object: $0) } }
    return [("destination", destination)] + own + site.membership.interactorParts
  }
}
