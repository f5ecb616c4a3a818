#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Making the change, and everything that follows from it in a fixed order.
extension FlowEngine {
  /// A change that was made, with the places that it concerns.
  struct Change {
    /// What was done, by positions in the tree.
    let plan: TreePlan<ErasedPayload>
    /// New places, containers before what they contain.
    let arriving: Few<Site>
    /// Visible before and not after, in the order in which they hear of it.
    let hiding: Few<Site>
    /// On their way through: brought by the middle of a path and covered by its end.
    let passing: Few<Site>
    /// Visible after and not before, in the order in which they hear of it.
    let showing: Few<Site>
    /// Places that have left, deepest and last first.
    let leaving: [Site]
    let options: InterfaceChange.Options
    /// How the places are to be shown that the elements of a path brought, where there is an interface.
    let arrivalOptions: [NodeRef: InterfaceChange.Options]
    /// The tab bars of which another tab is selected now, with its name.
    let selectedTabs: Few<(container: NodeRef, name: String)>
    let landing: UUID?

    /// The positions of the places that have left.
    var departures: [NodeRef] { plan.departures }
    var steps: [TreeStep] { plan.steps }
  }

  /// Commits a plan whose identifiers are assigned.
  func commit(
    _ plan: consuming TreePlan<ErasedPayload>, _ built: Built, _ resolved: ResolvedMove
  ) -> Change {
    let hiding = sites.sites(at: plan.hiding.turned())
    let selectedTabs = selectedTabs(in: plan)
    let leaving = sites.take(plan.departures)
    write(plan)
    let arriving = settle(built, of: plan.arrivals)
    noteSheets(of: plan.arrivals, resolved)
    let passing = passing(in: plan, before: resolved.elements.count - 1)
    let showing = sites.sites(at: plan.showing)
    let arrivalOptions = coordinator == nil ? [:] : resolved.arrivalOptions(in: plan)
    let landing = plan.landing.map(tree.id)
    return Change(
      plan: plan, arriving: arriving, hiding: hiding, passing: passing, showing: showing,
      leaving: leaving, options: resolved.options, arrivalOptions: arrivalOptions,
      selectedTabs: selectedTabs, landing: landing)
  }

  /// The tab bars of which a plan selects another tab in the end.
  private func selectedTabs(
    in plan: TreePlan<ErasedPayload>
  ) -> Few<(container: NodeRef, name: String)> {
    var selected: Few<(container: NodeRef, name: String)> = .none
    for case .focus(.tab(let name), let container) in plan.steps {
      if !selected.isEmpty { selected = selected.filter { $0.container != container } }
      // Only the steps of a path may lead back to what was selected before.
      if plan.steps.count == 1 || selectedTab(of: container) != name {
        selected.append((container, name))
      }
    }
    return selected
  }

  /// The tab that is selected in a tab bar; nil for one that is not in the tree.
  private func selectedTab(of container: NodeRef) -> String? {
    let isThere = tree.structure.holds(container)
    return isThere ? tree.structure.record(container).focus?.tabName : nil
  }

  /// Makes the places that have joined the tree known to the engine, and returns them.
  private func settle(
    _ built: Built, of arrivals: [TreePlan<ErasedPayload>.Arrival]
  ) -> Few<Site> {
    var arriving: Few<Site> = .none
    for index in arrivals.indices {
      guard let site = built.site(of: arrivals, at: index) else { continue }
      settle(site, at: arrivals[index].ref)
      arriving.append(site)
    }
    return arriving
  }

  /// Makes a place that has joined the tree known to the engine, and the engine to it.
  private func settle(_ site: Site, at ref: NodeRef) {
    site.takeOwnInterface()
    site.bringTabs(to: world)
    site.membership.home = nil
    site.membership.join(self, as: site.id)
    sites[ref] = site
  }

  /// The places that elements in the middle of a path brought, and that later elements cover.
  private func passing(in plan: TreePlan<ErasedPayload>, before lastElement: Int) -> Few<Site> {
    guard lastElement > 0 else { return .none }
    let (arrivals, showing) = (plan.arrivals, plan.showing)
    var passing: Few<Site> = .none
    var element = -1
    for index in arrivals.indices where arrivals[index].element != element {
      element = arrivals[index].element
      if element >= lastElement { break }
      let ref = arrivals[index].ref
      if !showing.contains(ref), let site = sites[ref] { passing.append(site) }
    }
    return passing
  }

  /// Runs the hooks of a change: presented, disappearing, passing, appearing.
  func runHooks(of change: Change) {
    change.arriving.each(present)
    if isOnScreen { change.hiding.each(disappear) }
    change.passing.each(pass)
    if isOnScreen { change.showing.each(appear) }
  }

  /// Tells a place that it has joined the tree.
  private func present(_ site: Site) {
    site.destination.prepareForPresentation()
    outlet.emit(.presented(id: site.id, route: site.routeName))
  }

  /// Tells a place that it came on screen and left it at once.
  private func pass(_ site: Site) {
    let destination = site.destination
    destination.prepareForAppearance(isVisible: false)
    destination.prepareForDisappearance(wasVisible: false)
  }

  /// Tells a place that it comes on screen.
  func appear(_ site: Site) {
    site.destination.prepareForAppearance(isVisible: true)
    outlet.emit(.appeared(id: site.id, route: site.routeName))
  }

  /// Tells a place that it leaves the screen.
  func disappear(_ site: Site) {
    site.destination.prepareForDisappearance(wasVisible: true)
    outlet.emit(.disappeared(id: site.id, route: site.routeName))
  }

  /// Lets go of what left, with the requests that it made, and lets those go on that waited for it to leave.
  func letGo(_ leaving: [Site]) {
    sheets.remove(leaving)
    remove(leaving)
    cancelHeld(of: leaving)
    retrySheets()
  }

  /// Lets go of what left, deepest and last first.
  func remove(_ leaving: [Site]) {
    for site in leaving {
      let id = site.id
      endFlow(embeddedAt: id)
      if outlet.isHeard { outlet.emit(.removed(id: id, route: site.routeName)) }
      site.release()
    }
  }
}

extension TreePlan {
  /// Whether another place is current afterwards; positions of places that left may be used again.
  var isCurrentChanged: Bool {
    currentBefore != currentAfter
      || currentAfter.map { ref in arrivals.contains { $0.ref == ref } } ?? true
  }
}

extension ResolvedMove {
  /// How a place that a plan brings is to be shown.
  func options(of arrival: TreePlan<ErasedPayload>.Arrival) -> InterfaceChange.Options {
    if !sheetOptions.isEmpty {
      let sheet = sheetOptions[ObjectIdentifier(arrival.payload.keeper)]
      return sheet.map { InterfaceChange.Options(isAnimated: false, sheet: $0) } ?? options
    }
    let isOfPath = elements.count > 1 && elements.indices.contains(arrival.element)
    return isOfPath ? elements[arrival.element].options(inPath: true) : options
  }

  /// How the places that a plan brings are to be shown, where not all are alike.
  fileprivate func arrivalOptions(
    in plan: TreePlan<ErasedPayload>
  ) -> [NodeRef: InterfaceChange.Options] {
    guard !sheetOptions.isEmpty || elements.count > 1 else { return [:] }
    return Dictionary(plan.arrivals.map { ($0.ref, options(of: $0)) }) { $1 }
  }
}
