#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What is known while the destinations of a request are built, before they are in the tree.
///
/// It also notes what providers make, until it is known whether the request is built: if the building fails, all that was
/// made for it is let go. Tasks are cancelled and interactors cleaned up, whatever the provider has done before it threw
/// or returned nothing.
@MainActor
final class Construction {
  /// The building that goes on; nobody else has a turn on the main actor before it is over.
  private static var current: Construction?

  /// Where the destination goes that is being built now.
  private var current: DestinationSite?
  private var latest: Site?
  private var earlier: [UUID: Site] = [:]

  /// The interfaces of destinations that are not known yet by identifiers of their own.
  private(set) var interfaces: [UUID: any DestinationInterfacing] = [:]

  /// What was given an interactor or an interface.
  private var made: Few<any Destinationable> = .none
  private var lastMade: ObjectIdentifier?

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

// MARK: - What is made in its course

extension Construction {
  /// Builds, and lets everything go that providers made if the building throws.
  func run<Built>(
    _ build: () throws(DestinationError) -> Built
  ) throws(DestinationError) -> Built {
    let outer = Self.current
    Self.current = self
    do throws(DestinationError) {
      let built = try build()
      Self.current = outer
      return built
    } catch {
      Self.current = outer
      for destination in made.reversed() { letGo(destination) }
      throw error
    }
  }

  /// Notes a destination that was given an interactor or an interface.
  static func note<Destination: Destinationable>(_ destination: Destination) {
    current?.note(destination)
  }

  private func note<Destination: Destinationable>(_ destination: Destination) {
    if lastMade == ObjectIdentifier(destination) { return }
    lastMade = ObjectIdentifier(destination)
    made.append(destination)
  }

  private func letGo(_ destination: some Destinationable) {
    if !destination.isInTree { SiteOf(destination).release() }
  }
}

extension Destinationable {
  fileprivate var isInTree: Bool { membership.host?.tree.contains(id: id) ?? false }
}
