/// The sites of a host, by the positions of their nodes in the tree.
@MainActor
final class SiteStore {
  private var sites: [Site?] = []

  /// Returns the existing sites of several nodes.
  func sites(at refs: Few<NodeRef>) -> Few<Site> {
    var found: Few<Site> = .none
    refs.each { if let site = self[$0] { found.append(site) } }
    return found
  }

  /// Removes the existing sites of several nodes.
  func remove(_ refs: Few<NodeRef>) {
    refs.each { if self[$0] != nil { self[$0] = nil } }
  }

  func removeAll() {
    sites = []
  }

  subscript(ref: NodeRef) -> Site? {
    get { sites.indices.contains(ref.offset) ? sites[ref.offset] : nil }
    set {
      var (all, site) = (exchange(&sites, with: []), newValue)
      while all.count <= ref.offset { all.append(nil) }
      swap(&all[ref.offset], &site)
      sites = all
    }
  }
}
