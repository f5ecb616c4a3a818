/// What a host keeps for the nodes of its tree, by the positions that the tree's structure gives them.
struct SiteStore {
  private var sites: [Site?] = []

  /// The same as ``sites(at:)``, for what may be many.
  func all(at refs: [NodeRef]) -> [Site] {
    refs.compactMap { self[$0] }
  }

  /// What is kept for several nodes, as far as anything is.
  func sites(at refs: some Sequence<NodeRef>) -> Few<Site> {
    var found: Few<Site> = .none
    for ref in refs {
      if let site = self[ref] { found.append(site) }
    }
    return found
  }

  subscript(ref: NodeRef) -> Site? {
    get { sites.indices.contains(ref.offset) ? sites[ref.offset] : nil }
    set {
      while sites.count <= ref.offset { sites.append(nil) }
      sites[ref.offset] = newValue
    }
  }
}
