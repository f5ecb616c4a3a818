/// What a host keeps for the nodes of its tree, by the positions that the tree's structure gives them.
///
/// The list is only ever replaced as a whole, so that reading it needs no watching.
@MainActor
final class SiteStore {
  private var sites: [Site?] = []

  /// The same as ``sites(at:)``, for what may be many.
  func all(at refs: [NodeRef]) -> [Site] {
    refs.compactMap { self[$0] }
  }

  /// What is kept for several nodes, as far as anything is.
  func sites(at refs: Few<NodeRef>) -> Few<Site> {
    var found: Few<Site> = .none
    for ref in refs {
      if let site = self[ref] { found.append(site) }
    }
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
