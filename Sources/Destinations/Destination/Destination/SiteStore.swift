/// The sites of a host, by the positions of their nodes in the tree.
@MainActor
final class SiteStore {
  private var sites: [Site?] = []

  /// The existing sites of several nodes.
  func sites(at refs: Few<NodeRef>) -> Few<Site> {
    var found: Few<Site> = .none
    refs.each { if let site = self[$0] { found.append(site) } }
    return found
  }

  /// Removes the existing sites of several nodes.
  func remove(_ refs: Few<NodeRef>) {
    refs.each { if self[$0] != nil { sites[$0.offset] = nil } }
  }

  func removeAll() {
    sites = []
  }

  subscript(ref: NodeRef) -> Site? {
    get { sites.indices.contains(ref.offset) ? sites[ref.offset] : nil }
    set {
      while sites.count <= ref.offset { sites.append(nil) }
      sites[ref.offset] = newValue
    }
  }
}
