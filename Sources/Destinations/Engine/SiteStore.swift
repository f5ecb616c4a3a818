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
