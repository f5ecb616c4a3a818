/// The sites of a host, by the positions of their nodes in the tree.
///
/// The list is only replaced as a whole, which needs no exclusivity check.
@MainActor
final class SiteStore {
  private var sites: [Site?] = []

  /// The existing sites of several nodes.
  func sites(at refs: Few<NodeRef>) -> Few<Site> {
    var found: Few<Site> = .none
    refs.each { if let site = self[$0] { found.append(site) } }
    return found
  }

  /// Removes and returns the existing sites of several nodes.
  func take(_ refs: Few<NodeRef>) -> Few<Site> {
    if refs.isEmpty { return .none }
    var rest: [Site?] = []
    swap(&rest, &sites)
    var taken: Few<Site> = .none
    refs.each { ref in
      guard rest.indices.contains(ref.offset) else { return }
      var site: Site?
      swap(&site, &rest[ref.offset])
      if let site { taken.append(site) }
    }
    swap(&rest, &sites)
    return taken
  }

  func removeAll() {
    sites = []
  }

  subscript(ref: NodeRef) -> Site? {
    get { sites.indices.contains(ref.offset) ? sites[ref.offset] : nil }
    set {
      var changed: [Site?] = []
      swap(&changed, &sites)
      while changed.count <= ref.offset { changed.append(nil) }
      changed[ref.offset] = newValue
      swap(&changed, &sites)
    }
  }
}
