/// A place that is being released, with the objects that must be released too; tests refer to them weakly.
@MainActor
package struct ReleasedPlace {
  private let site: Site

  init(_ site: Site) {
    self.site = site
  }

  /// The identifier of the place.
  package var id: DestinationID { site.id }

  /// The name of its route.
  package var route: String { site.routeName }

  /// The destination.
  package var destination: AnyObject { site.destination }

  /// The interface of the place.
  package var interface: (any DestinationInterfacing)? { site.interface }

  /// The state model.
  package var stateModel: AnyObject? { site.membership.parts?.stateModel }

  /// The destination and its objects, each with its role.
  package var parts: [(role: String, object: AnyObject)] {
    let optional: [(role: String, object: AnyObject?)] = [
      ("interface", interface as AnyObject?), ("state model", stateModel),
    ]
    let own = optional.compactMap { part in part.object.map { (role: part.role, object: $0) } }
    return [("destination", destination)] + own + site.membership.interactorParts
  }
}
