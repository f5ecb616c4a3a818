internal import Destinations

/// Checks that no two places share an interface or a state model.
final class SharingWatch: LawWatch, PlaceWatching {
  /// The interface and the state model of each place, which no other place may have.
  private var owned: [DestinationID: [ObjectIdentifier]] = [:]
  private var all: Set<ObjectIdentifier> = []
  private var complaint: Complaint?

  func welcome(_ place: PresentedPlace, among places: PresentedPlaces) {
    add(places.interface(for: place.id)?.state, of: place, "an interface")
    add(places.stateModel(for: place.id), of: place, "a state model")
  }

  private func add(_ object: AnyObject?, of place: PresentedPlace, _ what: String) {
    guard let object = object.map({ ObjectIdentifier($0) }) else { return }
    owned[place.id, default: []].append(object)
    if all.insert(object).inserted { return }
    complaint = Complaint(
      "\(place.route) shares \(what) with another place", about: place.route,
      cure: "create it where the provider builds the place, not once for all places")
  }

  func release(_ place: ReleasedPlace) {
    for object in owned.removeValue(forKey: place.id) ?? [] { all.remove(object) }
  }

  override var occasions: StepAspects { .arrival }

  override func after(_ record: StepRecord) -> Complaint? { complaint }
}

extension DestinationInterfacing {
  /// The connection of the interface with its destination, which is an object even if the interface
  /// is not.
  var state: AnyObject { destinationState }
}
