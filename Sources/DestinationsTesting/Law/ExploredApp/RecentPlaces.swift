internal import Destinations

/// The places that have appeared last, held weakly.
///
/// A late callback may still reach them.
@MainActor
struct RecentPlaces {
  /// A place that has been on screen.
  private struct Entry {
    let place: PresentedPlace
    /// The object of the place, as long as something keeps it after the place has left the tree.
    weak var remains: (any Destinationable)?
  }

  /// The places, newest last.
  private var entries: [Entry] = []

  private static var capacity: Int { 8 }

  /// Records a place that has appeared.
  mutating func add(_ place: PresentedPlace) {
    if entries.contains(where: { $0.place.id == place.id }) { return }
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(place: place))
  }

  /// Records a place that has left.
  mutating func keep(_ place: Site) {
    for index in entries.indices where entries[index].place.id == place.id {
      entries[index].remains = place.destination
    }
  }

  /// Returns the places that are not on screen any more, newest first.
  func hidden(in places: FlowEngine) -> [PlaceOccupant] {
    entries.reversed().compactMap { entry in
      guard let destination = places.site(for: entry.place.id)?.destination ?? entry.remains,
        !places.isVisible(entry.place.id)
      else { return nil }
      return PlaceOccupant(
        id: entry.place.id, route: entry.place.route, destination: destination)
    }
  }
}
