#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What can be looked up while the destinations of a request are built, before they are in the tree.
@MainActor
final class Construction {
  /// Where the destination goes that is being built now.
  private var current: DestinationSite?
  private var latest: Site?
  private var earlier: [UUID: Site] = [:]

  /// The interfaces of destinations that are not known yet by identifiers of their own.
  private(set) var interfaces: [UUID: any DestinationInterfacing] = [:]

  /// Begins to build as many places.
  init(of count: Int) {
    if count > 1 { earlier.reserveCapacity(count) }
  }

  /// Notes that a destination is being built.
  func begin(_ site: DestinationSite) {
    current = site
  }

  /// Whether an identifier is the one meant for the destination that is being built now.
  func isBuilding(_ id: UUID) -> Bool { current?.id == id }

  /// Takes over what was built, with the interface that was assigned meanwhile.
  func add(_ site: Site) {
    if let current, current.id == site.id {
      site.interface = current.interface.take()
    } else {
      site.interface = interfaces.removeValue(forKey: site.id)
    }
    if let latest { earlier[latest.id] = latest }
    latest = site
  }

  func site(for id: UUID) -> Site? {
    guard let latest else { return nil }
    return latest.id == id ? latest : earlier[id]
  }

  func interface(of id: UUID) -> (any DestinationInterfacing)? {
    if let current, current.id == id { return current.interface }
    return interfaces[id]
  }

  func keep(_ interface: (any DestinationInterfacing)?, of id: UUID) {
    if let site = site(for: id) {
      site.interface = interface
    } else if let current, current.id == id {
      current.interface = interface
    } else {
      interfaces[id] = interface
    }
  }
}
