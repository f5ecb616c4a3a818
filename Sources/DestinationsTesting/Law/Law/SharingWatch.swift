internal import Destinations

/// Checks that no two places share an interface or a state model.
final class SharingWatch: LawWatch, PlaceWatching {
  /// The objects of a place that no other place may have.
  private struct Objects {
    let interface: ObjectIdentifier?
    let stateModel: ObjectIdentifier?
  }

  private var owned: [DestinationID: Objects] = [:]
  private var all: Set<ObjectIdentifier> = []
  private var complaint: Complaint?

  func welcome(_ place: PresentedPlace, among places: PresentedPlaces) {
    let objects = Objects(
      interface: places.interface(for: place.id).map { ObjectIdentifier($0.state) },
      stateModel: places.stateModel(for: place.id).map { ObjectIdentifier($0) })
    owned[place.id] = objects
    add(objects.interface, of: place, "an interface")
    add(objects.stateModel, of: place, "a state model")
  }

  private func add(_ object: ObjectIdentifier?, of place: PresentedPlace, _ what: String) {
    if let object, !all.insert(object).inserted { complain(place.route, what) }
  }

  private func complain(_ route: String, _ what: String) {
    complaint = Complaint(
      "\(route) shares \(what) with another place", about: route,
      cure: "create it where the provider builds the place, not once for all places")
  }

  func release(_ place: ReleasedPlace) {
    guard let objects = owned.removeValue(forKey: place.id) else { return }
    if let object = objects.interface { all.remove(object) }
    if let object = objects.stateModel { all.remove(object) }
  }

  override var occasions: StepAspects { .arrival }

  override func after(_ record: StepRecord) -> Complaint? { complaint }
}

extension DestinationInterfacing {
  /// The connection of the interface with its destination, which is an object even if the interface
  /// is not.
  var state: AnyObject { destinationState }
}
