#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A place that is let go, with the objects that must go with it; for tests, which keep them weakly.
@MainActor
package struct ReleasedPlace {
  /// The identifier of the place.
  package let id: UUID

  /// The name of its route.
  package let route: String

  /// The destination, what it has and what it is shown by, each with what it is to the place.
  package let parts: [(role: String, object: AnyObject)]

  init(_ site: Site) {
    id = site.id
    route = site.routeName
    let optional: [(role: String, object: AnyObject?)] = [
      ("interface", site.interface as AnyObject?), ("state model", site.membership.stateModel),
    ]
    let own = optional.compactMap { part in part.object.map { (role: part.role, object: $0) } }
    parts = [("destination", site.destination)] + own + site.membership.interactorParts
  }
}
