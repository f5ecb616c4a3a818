/// The tree of a group that is in no flow.
///
/// It owns the children of the group, and the group owns it.
final class GroupHome: TreeHost {
  private let ownerID: DestinationID
  private weak var owner: (any Destinationable)?

  /// Creates the home of a group from its future children.
  init(_ owner: any Destinationable, world: AnyObject, stock: GroupStock) {
    ownerID = owner.id
    self.owner = owner
    super.init(world: world)
    link.refer(to: self)
    // The identifiers of a stock differ, so its tree is never refused.
    tree = (try? PresentationTree(root: stock.blueprint)) ?? PresentationTree()
    adopt(stock.sites)
  }

  package override func site(for id: DestinationID) -> Site? {
    id == ownerID ? owner.map { Self.site(of: $0) } : super.site(for: id)
  }

  private static func site(of owner: some Destinationable) -> Site { SiteOf(owner) }

  override func submit(
    _ work: RequestWork, cause: NavigationCause, from id: DestinationID?,
    handle: RequestHandle? = nil
  ) -> RequestOutcome? {
    do throws(DestinationError) {
      guard let work = work.steps as? ArrangementWork else {
        let reason = "The group is not in a flow, and only a flow can present."
        throw DestinationError(.flowEnded, reason)
      }
      try work.checkNewcomer(to: self)
      var plan = try tree.structure.plan(work.move ?? .stay, from: id ?? ownerID)
      plan.assignMissingIDs()
      let leaving = sites.sites(at: plan.departures)
      let groups = tree.structure.tops(of: Array(plan.departures)).compactMap(stock)
      sites.remove(plan.departures)
      write(plan)
      work.committed(plan, wasHeld: false, in: self)
      for site in leaving { letGo(site) }
      for group in groups { settle(group) }
      adopt(work.bringing)
      return .done(id: plan.landing.map(tree.id))
    } catch {
      return .refused(error)
    }
  }

  private func adopt(_ newcomers: [Site]) {
    for site in newcomers where site.id != ownerID {
      guard let ref = tree.structure.ref(of: site.id) else { continue }
      adopt(site, at: ref)
    }
  }

  /// Returns a group that leaves, with the contents that it keeps; nil for a place without contents.
  private func stock(at ref: NodeRef) -> GroupStock? {
    let places = tree.structure.subtree(of: ref)
    guard places.count > 1, let blueprint = Blueprint(copying: tree, from: ref) else { return nil }
    return GroupStock(blueprint: blueprint, sites: places.compactMap { sites[$0] })
  }

  /// Gives a group that has left a home of its own, with its contents.
  private func settle(_ group: GroupStock) {
    let site = group.sites[0]
    site.membership.madeParts.home = GroupHome(site.destination, world: world, stock: group)
  }

  private func letGo(_ site: Site) {
    site.membership.leave()
    guard let interface = site.interface else { return }
    site.membership.madeParts.keep(interface, for: site.destination)
  }
}
