#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Making the change, and everything that follows from it in a fixed order.
extension Flow {
  /// A change that was made, with the destinations that it concerns.
  struct Change {
    /// New destinations, containers before what they contain.
    var arriving: [(destination: AnyDestination, element: Int)] = []
    /// Visible before and not after, in the order in which they hear of it.
    let hiding: [AnyDestination]
    /// Visible after and not before, in the order in which they hear of it.
    var showing: [AnyDestination] = []
    /// Places that have left, deepest and last first.
    let leaving: [Site]
    let steps: [TreeStep]
    /// The places that left, by the positions that they had.
    let departed: [NodeRef: Site]
    let elements: [Presentation]
    let isCurrentChanged: Bool
    var landing: UUID?
  }

  /// Commits a plan.
  func commit(
    _ plan: TreePlan<Place>, _ built: Built, elements: [Presentation]
  ) -> Change {
    let departed = Dictionary(
      plan.departures.compactMap { ref in sites[ref].map { (ref, $0) } }) { $1 }
    var change = Change(
      hiding: plan.hiding.reversed().compactMap { sites[$0]?.destination },
      leaving: plan.departures.compactMap { departed[$0] },
      steps: plan.steps, departed: departed, elements: elements,
      isCurrentChanged: plan.currentBefore != plan.currentAfter
        || plan.currentBefore.map { departed[$0] != nil } ?? false)
    let (arrivals, showing, landing) = (plan.arrivals, plan.showing, plan.landing)
    for ref in plan.departures { sites[ref] = nil }
    arrangedTree.commit(plan)
    for arrival in arrivals {
      guard let destination = built.destination(for: arrival) else { continue }
      settle(destination, at: arrival.ref, built)
      change.arriving.append((destination, arrival.element))
    }
    change.showing = showing.compactMap { sites[$0]?.destination }
    change.landing = landing.map(arrangedTree.id)
    return change
  }

  /// Makes a destination that has joined the tree known to the flow, and the flow to it.
  private func settle(_ destination: AnyDestination, at ref: NodeRef, _ built: Built) {
    let membership = destination.membership
    let kept = built.interfaces[destination.id] ?? destination.currentInterface()
    sites[ref] = Site(destination: destination, interface: kept)
    membership.ownInterface = nil
    membership.home = nil
    membership.join(self, as: destination.id)
  }

  /// Runs the hooks of a change: presented, disappearing, passing, appearing.
  func runHooks(of change: Change) {
    for (destination, _) in change.arriving {
      destination.prepareForPresentation()
      journal.emit(.presented(id: destination.id, route: destination.type.rawValue))
    }
    for destination in change.hiding {
      destination.prepareForDisappearance(wasVisible: true)
      journal.emit(.disappeared(id: destination.id, route: destination.type.rawValue))
    }
    for destination in passing(in: change) {
      destination.prepareForAppearance(isVisible: false)
      destination.prepareForDisappearance(wasVisible: false)
    }
    for destination in change.showing {
      destination.prepareForAppearance(isVisible: true)
      journal.emit(.appeared(id: destination.id, route: destination.type.rawValue))
    }
  }

  /// The places that elements in the middle of a path brought, and that later elements cover.
  private func passing(in change: Change) -> [AnyDestination] {
    guard change.elements.count > 1 else { return [] }
    let shown = Set(change.showing.map(\.id))
    var seen: Set<Int> = []
    return change.arriving.filter { seen.insert($0.element).inserted }
      .map(\.destination).filter { !shown.contains($0.id) }
  }
}
