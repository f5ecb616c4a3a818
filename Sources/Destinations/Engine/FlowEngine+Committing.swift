/// Committing a change, and what follows from it, in a fixed order.
extension FlowEngine {
  /// A committed change, with the places that it concerns.
  struct Change: ~Copyable {
    /// The plan, by positions in the tree.
    let plan: TreePlan<ErasedPayload>
    let resolved: ResolvedMove
    /// New places, containers before what they contain.
    let arriving: Few<Site>
    /// Places visible before and not after, in the order of their hooks.
    let hiding: Few<Site>
    /// Places that the middle of a path brought and its end covers.
    let passing: Few<Site>
    /// Places visible after and not before, in the order of their hooks.
    let showing: Few<Site>
    /// Places that have left, deepest and last first.
    let leaving: Few<Site>
    /// The tab bars whose selected tab has changed, with the name of the new one.
    let selectedTabs: Few<(container: NodeRef, name: String)>
    let landing: DestinationID?

    /// The positions of the places that have left.
    var departures: Few<NodeRef> { plan.departures }
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
    let landing = plan.landing.map(tree.id)
    return Change(
      plan: plan, resolved: resolved, arriving: arriving, hiding: hiding, passing: passing,
      showing: showing, leaving: leaving, selectedTabs: selectedTabs, landing: landing)
  }

  /// The tab bars whose selected tab a plan changes.
  private func selectedTabs(
    in plan: TreePlan<ErasedPayload>
  ) -> Few<(container: NodeRef, name: String)> {
    var selected: Few<(container: NodeRef, name: String)> = .none
    if plan.steps.count == 1, case .focus(.tab(let name), let container) = plan.steps[0] {
      return .one((container, name))
    }
    // Only the last selection counts, and a path can return to the tab that was selected before.
    var seen: Set<NodeRef> = []
    for case .focus(.tab(let name), let container) in plan.steps.reversed()
    where seen.insert(container).inserted && selectedTab(of: container) != name {
      selected.append((container, name))
    }
    return selected.turned()
  }

  /// The selected tab of a tab bar; nil for a tab bar that is not in the tree.
  private func selectedTab(of container: NodeRef) -> String? {
    let isThere = tree.structure.holds(container)
    return isThere ? tree.structure.record(container).focus?.tabName : nil
  }

  /// Registers the places that have joined the tree, and returns them.
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

  /// Registers a place that has joined the tree with the engine, and the engine with the place.
  private func settle(_ site: Site, at ref: NodeRef) {
    site.takeOwnInterface()
    site.bringTabs(to: world)
    if hasNamesakes { site.takeName(from: world) }
    site.membership.home = nil
    site.membership.join(self, as: site.id)
    sites[ref] = site
  }

  /// The places that elements in the middle of a path brought and later elements cover.
  private func passing(in plan: TreePlan<ErasedPayload>, before lastElement: Int) -> Few<Site> {
    guard lastElement > 0 else { return .none }
    let (arrivals, showing) = (plan.arrivals, plan.showing)
    let manyShowing = showing.count > 8 ? Set(showing) : nil
    var passing: Few<Site> = .none
    var element = -1
    for index in arrivals.indices where arrivals[index].element != element {
      element = arrivals[index].element
      if element >= lastElement { break }
      let ref = arrivals[index].ref
      let isShown = manyShowing?.contains(ref) ?? showing.contains(ref)
      if !isShown, let site = sites[ref] { passing.append(site) }
    }
    return passing
  }

  /// Runs the hooks of a change: presented, disappearing, passing, appearing.
  func runHooks(of change: borrowing Change) {
    change.arriving.each(present)
    if isOnScreen { change.hiding.each(disappear) }
    change.passing.each(pass)
    if isOnScreen { change.showing.each(appear) }
  }

  /// Runs the hook of a place that has joined the tree.
  private func present(_ site: Site) {
    site.destination.prepareForPresentation()
    outlet.emit(.presented(id: site.id, route: site.routeName))
  }

  /// Runs the appearance hooks of a place that the same path covers.
  private func pass(_ site: Site) {
    let destination = site.destination
    destination.prepareForAppearance(isVisible: false)
    destination.prepareForDisappearance(wasVisible: false)
  }

  /// Runs the hook of a place that appears.
  func appear(_ site: Site) {
    site.destination.prepareForAppearance(isVisible: true)
    outlet.emit(.appeared(id: site.id, route: site.routeName))
  }

  /// Runs the hook of a place that disappears.
  func disappear(_ site: Site) {
    site.destination.prepareForDisappearance(wasVisible: true)
    outlet.emit(.disappeared(id: site.id, route: site.routeName))
  }

  /// Releases the places that left, cancels their held requests, and retries requests that waited for them.
  func letGo(_ change: borrowing Change, by request: EngineRequest) {
    let leaving = change.leaving
    sheets.remove(leaving)
    remove(leaving)
    cancelHeld(of: leaving, after: request)
    if !turn.meanwhiles.isEmpty { noteDepartures(in: change, by: request) }
    retrySheets()
  }

  /// Releases the places that left, deepest and last first.
  func remove(_ leaving: Few<Site>) {
    leaving.each { site in
      let id = site.id
      endFlow(embeddedAt: id)
      if outlet.isHeard { outlet.emit(.removed(id: id, route: site.routeName)) }
      site.release()
    }
  }
}

extension TreePlan {
  /// Whether the current place changes; a new place may have the position of one that left.
  var isCurrentChanged: Bool {
    currentBefore != currentAfter
      || currentAfter.map { ref in arrivals.contains { $0.ref == ref } } ?? true
  }
}

extension ResolvedMove {
  /// The display options of an arriving place.
  func options(of arrival: TreePlan<ErasedPayload>.Arrival) -> InterfaceChange.Options {
    if !sheetOptions.isEmpty {
      let sheet = sheetOptions[ObjectIdentifier(arrival.payload.keeper)]
      return sheet.map { InterfaceChange.Options(isAnimated: false, sheet: $0) } ?? options
    }
    let isOfPath = isPath && elements.indices.contains(arrival.element)
    return isOfPath ? elements[arrival.element].options(inPath: true) : options
  }

  /// The display options of the arriving places, if they are not all the same.
  func arrivalOptions(
    in plan: TreePlan<ErasedPayload>
  ) -> [NodeRef: InterfaceChange.Options] {
    guard !sheetOptions.isEmpty || isPath else { return [:] }
    return Dictionary(plan.arrivals.map { ($0.ref, options(of: $0)) }) { $1 }
  }
}
