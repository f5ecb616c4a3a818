/// Existing destinations that join a tree, with their arrangement.
@MainActor
struct GroupStock {
  let blueprint: Blueprint<ErasedPayload>

  /// The destination itself, followed by its contents.
  let sites: [Site]
}

extension GroupStock {
  /// Collects a destination and its contents.
  init<D: RoutableDestinations, C: ContentTypeable, T: TabTypeable>(
    _ destination: any Destinationable<D, C, T>
  ) {
    let site = SiteOf(destination)
    if let stock = GroupStock(of: site) {
      self = stock
    } else {
      let place = ErasedPayload(Place<D, C>(destination.type))
      var kind = destination.nodeKind
      if case .stack = kind { kind = .stack }
      let blueprint = Blueprint(place, kind: kind, id: destination.id)
      self.init(blueprint: blueprint, sites: [site])
    }
  }

  /// Collects a group that is in no flow; nil if it has no tree of its own.
  init?(of site: Site) {
    guard let home = site.membership.parts?.home, let blueprint = Blueprint(copying: home.tree)
    else {
      return nil
    }
    let inside = home.tree.subtree(of: site.id).dropFirst().compactMap { home.site(for: $0) }
    self.init(blueprint: blueprint, sites: [site] + inside)
  }
}
