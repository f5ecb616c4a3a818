internal import Destinations

/// Checks that no two places share an interface or a state model.
final class SharingWatch: LawWatch {
  /// The interface and the state model of each place, which no other place may have.
  private var owned: [DestinationID: [ObjectIdentifier]] = [:]
  private var all: Set<ObjectIdentifier> = []

  override func take(_ event: NavigationEvent, isEmbedded: Bool, _ record: StepRecord) {
    guard case .presented(let id, let route) = event.kind, !isEmbedded else { return }
    add(record.places.interface(of: id)?.state, of: id, route, "an interface")
    add(record.places.site(for: id)?.stateModel, of: id, route, "a state model")
  }

  private func add(_ object: AnyObject?, of id: DestinationID, _ route: String, _ what: String) {
    guard let object = object.map({ ObjectIdentifier($0) }) else { return }
    owned[id, default: []].append(object)
    if all.insert(object).inserted { return }
    complaint = Complaint(
      "\(route) shares \(what) with another place", about: route,
      cure: "create it where the provider builds the place, not once for all places")
  }

  override func take(_ place: Site) {
    for object in owned.removeValue(forKey: place.id) ?? [] { all.remove(object) }
  }
}

extension DestinationInterfacing {
  /// The connection of the interface with its destination, which is an object even if the interface
  /// is not.
  var state: AnyObject { destinationState }
}
