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
  private var sites: Few<Site> = .none
  /// The same by identifiers, once somebody has asked.
  private var found: [UUID: Site]?

  /// The interfaces of destinations that are not known yet by identifiers of their own.
  private(set) var interfaces: [UUID: any DestinationInterfacing] = [:]

  /// What was given an interactor or an interface.
  private var made: Few<any Destinationable> = .none
  private var lastMade: ObjectIdentifier?

  /// Notes that a destination is being built.
  func begin(_ site: DestinationSite) {
    current = site
  }

  /// Whether an identifier is the one meant for the destination that is being built now.
  func isBuilding(_ id: UUID) -> Bool { current?.id == id }

  /// Takes over what was built, with the interface that was assigned meanwhile.
  func add(_ site: Site) {
    if let current, current.id == site.id {
      site.interface = current.interface
      self.current = nil
    } else {
      takeInterface(for: site)
    }
    note(site)
  }

  // What follows is only ever replaced as a whole, so that reading it needs no watching.

  private func note(_ site: Site) {
    var all: Few<Site> = .none
    swap(&all, &sites)
    all.append(site)
    swap(&all, &sites)
    guard var known = found else { return }
    found = nil
    known[site.id] = site
    found = known
  }

  private func takeInterface(for site: Site) {
    if interfaces.isEmpty { return }
    var others = interfaces
    interfaces = [:]
    site.interface = others.removeValue(forKey: site.id)
    interfaces = others
  }

  func site(for id: UUID) -> Site? {
    if sites.isEmpty { return nil }
    let found = found ?? Dictionary(sites.map { ($0.id, $0) }) { $1 }
    self.found = found
    return found[id]
  }

  func interface(of id: UUID) -> (any DestinationInterfacing)? {
    if let current, current.id == id { return current.interface }
    return interfaces[id]
  }

  func keep(_ interface: (any DestinationInterfacing)?, of id: UUID) {
    if let current, current.id == id {
      current.interface = interface
    } else if let site = site(for: id) {
      site.interface = interface
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
    var all: Few<any Destinationable> = .none
    swap(&all, &made)
    all.append(destination)
    swap(&all, &made)
  }

  private func letGo(_ destination: some Destinationable) {
    if !destination.isInTree { SiteOf(destination).release() }
  }
}

extension Destinationable {
  fileprivate var isInTree: Bool { membership.host?.tree.contains(id: id) ?? false }
}
