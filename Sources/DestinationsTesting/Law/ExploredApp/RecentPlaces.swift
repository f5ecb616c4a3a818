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
    weak var remains: AnyObject?
  }

  private var entries: [Entry] = []
  private var next = 0
  private static var capacity: Int { 8 }

  /// Records a place that has appeared.
  mutating func add(_ place: PresentedPlace) {
    if entries.contains(where: { $0.place.id == place.id }) { return }
    if entries.count < Self.capacity {
      entries.append(Entry(place: place))
    } else {
      entries[next] = Entry(place: place)
      next = (next + 1) % Self.capacity
    }
  }

  /// Records a place that has left.
  mutating func keep(_ place: ReleasedPlace) {
    for index in entries.indices where entries[index].place.id == place.id {
      entries[index].remains = place.destination
    }
  }

  /// Returns the destinations that are not on screen any more, newest first.
  func hidden(in places: PresentedPlaces) -> [(route: String, destination: AnyObject)] {
    var found: [(route: String, destination: AnyObject)] = []
    for offset in entries.indices.reversed() {
      let entry = entries[(next + offset) % entries.count]
      guard let destination = places.destination(for: entry.place.id) ?? entry.remains,
        !places.isVisible(entry.place.id)
      else { continue }
      found.append((entry.place.route, destination))
    }
    return found
  }
}
