/// The destinations of a request while they are built, before they are in the tree.
///
/// It records everything that providers create until the build succeeds. If the build fails, all of it
/// is released: tasks are cancelled and interactors cleaned up, whatever the provider did before it
/// threw or returned nil.
@MainActor
final class Construction {
  /// The build in progress; nothing else runs on the main actor until it ends.
  private static var current: Construction?

  /// The site of the destination that is being built now.
  private var current: DestinationSite?
  private var sites: Few<Site> = .none
  /// The sites by identifier, created at the first look-up.
  private var found: [DestinationID: Site]?

  /// The destinations that have received an interactor or an interface.
  private var made: Few<any Destinationable> = .none

  /// Records that a destination is being built.
  func begin(_ site: DestinationSite) {
    current = site
  }

  /// Returns the site of the destination that is being built now, if the identifier is the one drawn for it.
  func siteInProgress(for id: DestinationID) -> DestinationSite? {
    current?.id == id ? current : nil
  }

  /// Adds a built place, with the interface that was assigned to it during the build.
  func add(_ site: Site) {
    if let current, current.id == site.id {
      site.keep(current.interface)
      self.current = nil
    }
    sites.append(site)
    found?[site.id] = site
  }

  func site(for id: DestinationID) -> Site? {
    if sites.isEmpty { return nil }
    let found = found ?? Dictionary(sites.map { ($0.id, $0) }) { $1 }
    self.found = found
    return found[id]
  }
}

// MARK: - Releasing what a failed build created

extension Construction {
  /// Runs a build, and releases everything that providers created if it throws.
  func run<Built>(
    _ build: () throws(DestinationError) -> Built
  ) throws(DestinationError) -> Built {
    do throws(DestinationError) {
      let outer = exchange(&Self.current, with: self)
      defer { Self.current = outer }
      return try build()
    } catch {
      for destination in made.reversed() { letGo(destination) }
      throw error
    }
  }

  /// Records a destination that has received an interactor or an interface.
  static func note(_ destination: any Destinationable) {
    current?.made.append(destination)
  }

  private func letGo(_ destination: some Destinationable) {
    let isInTree = destination.membership.host?.tree.contains(id: destination.id) ?? false
    if !isInTree { SiteOf(destination).release() }
  }
}
