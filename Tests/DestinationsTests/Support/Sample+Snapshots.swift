import Destinations

extension Sample {
  /// A table that keeps every place under the name of its route, with its content, and some more entries.
  static func snapshots(
    revision: Int = 1, policy: SnapshotPolicy = .drop,
    migrations: KeyValuePairs<Int, Snapshots.Migration> = [:],
    besides omitted: Set<DestinationType> = []
  ) -> Snapshots {
    Snapshots(revision: revision, policy: policy, migrations: migrations) {
      for route in DestinationType.allCases where !omitted.contains(route) {
        Restorable(route.rawValue, route)
        Restorable("\(route.rawValue) of note", route) {
          if case .note(let number) = $0 { number } else { nil }
        } content: {
          ContentType.note($0)
        }
      }
    }
  }
}

extension PresentationTree<Sample.Place> {
  /// The arrangement with contents, whatever the identifiers.
  var shape: String {
    text(showsIDs: false) { place in
      place.content.map { "\(place.route)(\($0))" } ?? "\(place.route)"
    }
  }
}
