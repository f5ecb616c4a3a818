internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The places that came last, kept alive by nobody here: a late callback may still reach them.
@MainActor
struct RecentPlaces<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>

  private struct Entry {
    weak var place: AnyDestination?
    let route: String
  }

  private var entries: [Entry] = []
  private var next = 0
  private static var capacity: Int { 8 }

  /// Notes a place that has come.
  mutating func add(_ place: AnyDestination?, _ route: String) {
    let entry = Entry(place: place, route: route)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.capacity
    }
  }

  /// The newest place of a route that is not on screen any more.
  func hidden(
    _ route: String, in flow: Flow<DestinationType, TabType, ContentType>
  ) -> AnyDestination? {
    hidden(in: flow) { $0 == route }.first
  }

  /// The places that are not on screen any more, newest first.
  func hidden(
    in flow: Flow<DestinationType, TabType, ContentType>, where matches: (String) -> Bool
  ) -> [AnyDestination] {
    let tree = flow.presentedTree
    return (0..<entries.count).reversed().compactMap { offset in
      let entry = entries[(next + offset) % entries.count]
      guard matches(entry.route), let place = entry.place, !tree.isVisible(id: place.id) else {
        return nil
      }
      return place
    }
  }
}
