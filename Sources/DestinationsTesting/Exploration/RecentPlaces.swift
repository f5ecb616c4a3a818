internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The places that came last, kept alive by nobody here: a late callback may still reach them.
@MainActor
struct RecentPlaces {
  private struct Entry {
    let id: UUID
    let route: String
    weak var destination: AnyObject?
  }

  private var entries: [Entry] = []
  private var next = 0
  private static var capacity: Int { 8 }

  /// Notes a place that has come.
  mutating func add(_ id: UUID, _ route: String, _ destination: AnyObject?) {
    let entry = Entry(id: id, route: route, destination: destination)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.capacity
    }
  }

  /// The newest destination of a route that is not on screen any more.
  func hidden(_ route: String, in places: PresentedPlaces) -> AnyObject? {
    hidden(in: places) { $0 == route }.first
  }

  /// The destinations that are not on screen any more, newest first.
  func hidden(in places: PresentedPlaces, where matches: (String) -> Bool) -> [AnyObject] {
    (0..<entries.count).reversed().compactMap { offset in
      let entry = entries[(next + offset) % entries.count]
      guard matches(entry.route), let destination = entry.destination,
        !places.isVisible(entry.id)
      else { return nil }
      return destination
    }
  }
}
