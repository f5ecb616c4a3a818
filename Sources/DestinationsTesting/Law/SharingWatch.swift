internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Checks that no two places share an interface or a state model.
final class SharingWatch: LawWatch, PlaceWatching {
  /// The objects of the presented places; a list, because few places are presented at a time.
  private var owned: [(object: ObjectIdentifier, owner: UUID)] = []
  private var complaint: Complaint?

  func welcome(_ place: PresentedPlace, among places: PresentedPlaces) {
    if let state = places.interface(for: place.id)?.state { add(state, of: place, "an interface") }
    if let model = places.stateModel(for: place.id) { add(model, of: place, "a state model") }
  }

  private func add(_ object: AnyObject, of place: PresentedPlace, _ what: String) {
    let object = ObjectIdentifier(object)
    for other in owned where other.object == object {
      complain(place.route, what)
      break
    }
    owned.append((object, place.id))
  }

  private func complain(_ route: String, _ what: String) {
    complaint = Complaint(
      "\(route) shares \(what) with another place", about: route,
      cure: "create it where the provider builds the place, not once for all places")
  }

  func release(_ place: ReleasedPlace) {
    let id = place.id
    for index in owned.indices.reversed() where owned[index].owner == id {
      owned.remove(at: index)
    }
  }

  override var occasions: StepAspects { .arrival }

  override func after(_ record: StepRecord) -> Complaint? { complaint }
}

extension DestinationInterfacing {
  /// The connection of the interface with its destination, which is an object even if the interface
  /// is not.
  var state: AnyObject { destinationState }
}
