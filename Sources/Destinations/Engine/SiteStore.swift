/// What a host keeps for the nodes of its tree, by the positions that the tree's structure gives them.
///
/// The list is only ever replaced as a whole, so that reading it needs no watching.
@MainActor
final class SiteStore {
  private var sites: [Site?] = []

  /// What is kept for several nodes, as far as anything is.
  func sites(at refs: Few<NodeRef>) -> Few<Site> {
    var found: Few<Site> = .none
    refs.each { if let site = self[$0] { found.append(site) } }
    return found
  }

  /// Hands over what is kept for several nodes, as far as anything is, and keeps it no longer.
  func take(_ refs: [NodeRef]) -> [Site] {
    if refs.isEmpty { return [] }
    var rest: [Site?] = []
    swap(&rest, &sites)
    var taken: [Site] = []
    taken.reserveCapacity(refs.count)
    for ref in refs where rest.indices.contains(ref.offset) {
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
