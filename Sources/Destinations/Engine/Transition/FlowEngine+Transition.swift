/// One transition, in the nine steps that the documentation names.
extension FlowEngine {
  /// Carries out a request as far as possible now.
  ///
  /// - Returns: The outcome; nil if it is not known yet.
  func carryOut(_ request: EngineRequest) throws(DestinationError) -> RequestOutcome? {
    if try waitsForStart(request) { return nil }
    if try waitsForLookUp(request) { return nil }
    let (resolved, origin) = try resolve(request)
    var plan = try plan(resolved, from: origin, for: request)
    if let (ruling, engine) = objection(to: plan, of: request) {
      return try follow(ruling, of: engine, request)
    }
    let mustAsk = request.work.current.mustAsk
    if mustAsk, state.suspension != nil {
      queue.append(request, isFact: false)
      outlet.emit(.queued, request: request.number)
      return nil
    }
    let built = try build(plan.arrivals, for: request)
    do throws(DestinationError) {
      if !built.contents.isEmpty {
        plan = try planAgain(resolved, request, with: built.contents)
        if let (ruling, engine) = objection(to: plan, of: request) {
          built.letGo()
          return try follow(ruling, of: engine, request)
        }
      }
      if mustAsk { return try ask(request, plan, built) }
      try assignIDs(in: &plan, of: built, request)
      return finish(request, .done(id: complete(request, resolved, plan, built)))
    } catch {
      built.letGo()
      throw error
    }
  }

  /// Commits the built places, runs the hooks, and notifies observers and the interface.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - resolved: The move of the request.
  ///   - plan: The plan of the move, in which every place has its identifier.
  ///   - built: The built places.
  /// - Returns: The place that was created or revealed.
  func complete(
    _ request: EngineRequest, _ resolved: ResolvedMove, _ plan: TreePlan, _ built: Built
  ) -> DestinationID? {
    if plan.isEmpty {
      if request.isFact && !resolved.isNothing { outlet.emit(.unchanged) }
      return plan.landing.map(tree.id)
    }
    let leaving = sites.sites(at: plan.departures)
    let selections = selections(in: plan)
    commit(plan, built, resolved, by: request)
    let landing = plan.landing.map(tree.id)
    let transition = transition(of: plan, resolved, leaving, cause: request.cause)
    runHooks(of: plan, passing: passing(in: plan, before: resolved.elements.count - 1))
    if !leaving.isEmpty { letGo(leaving, by: plan, request) }
    tellObservers(of: plan, leaving, selections)
    if let transition = consume transition { show(transition) }
    tellDismissals()
    if !leaving.isEmpty {
      endQuestions(of: leaving, after: plan, answer: request.work.answer)
      sites.remove(plan.departures)
    }
    return landing
  }
}

// MARK: - 1. Resolve

extension FlowEngine {
  /// Returns the move of a request, and the place that it acts from; nil for the current one.
  func resolve(
    _ request: EngineRequest
  ) throws(DestinationError) -> (ResolvedMove, origin: NodeRef?) {
    var origin = try checkOrigin(of: request)
    try request.original?.checkPresence()
    let resolved = try request.work.resolve(in: self, from: requester(of: request))
    // For some work, the place to act from is known only after resolving it.
    if origin == nil { origin = try checkPresence(of: request) }
    return (resolved, origin)
  }

  /// Refuses requests from places that have left or, for interactions, are not on screen.
  ///
  /// - Returns: The place that the request acts from; nil for the current one.
  func checkOrigin(of request: EngineRequest) throws(DestinationError) -> NodeRef? {
    guard let ref = try checkPresence(of: request) else { return nil }
    let isInteraction = request.requesterID != nil && request.cause == .user
    if isInteraction, request.resumption == nil, !policies.allowsHiddenRequesters,
      !isOnScreen || !tree.structure.isVisible(ref), request.work.box?.content.mayBeCovered != true
    {
      throw DestinationError(
        .requesterHidden, "The requester \(tree.name(ref)) is not on screen.")
    }
    return ref
  }

  /// Returns the place that a request acts from, which must be presented; nil for the current one.
  @discardableResult
  func checkPresence(of request: EngineRequest) throws(DestinationError) -> NodeRef? {
    guard let id = origin(of: request) else { return nil }
    if let ref = tree.structure.ref(of: id) { return ref }
    let reason = "The requester \(TreeTextToken.id(id)) is not presented."
    throw DestinationError(.requesterGone, reason)
  }

  /// Returns the place that a request acts from: its requester, else the place that it names, else nil.
  ///
  /// A held request without such a place acts from the place where it was made, or else from the one that
  /// would be current if the flow had just been started.
  func origin(of request: EngineRequest) -> DestinationID? {
    let resumption = request.resumption
    if resumption?.hasLostRequester != true, let id = request.requesterID ?? request.origin {
      return id
    }
    guard let resumption, !request.work.isStart else { return nil }
    if let id = resumption.madeAt, tree.contains(id: id) { return id }
    return placeOfColdStart
  }

  /// Returns the requester from which a request is resolved; nil if it has none and was not held.
  func requester(of request: EngineRequest) -> DestinationID? {
    request.resumption == nil ? request.requesterID : origin(of: request)
  }
}

// MARK: - 2. Plan, and ask the gate

extension FlowEngine {
  /// Plans a resolved move in the current tree.
  func plan(
    _ resolved: ResolvedMove, from origin: NodeRef?, for request: EngineRequest,
    overrides: consuming [Int64: Blueprint<ErasedPayload>] = [:]
  ) throws(DestinationError) -> TreePlan {
    if resolved.isNothing { return .nothing }
    let planner = TreePlanner(
      TreeDraft(tree.structure), policy: policies.modal, requesterID: asker(of: request),
      overrides: consume overrides)
    let clearing = request.ends == nil ? [] : clearing(for: request, from: origin)
    return try planner.plan(
      resolved.move, resolved.link, from: origin, startsAnew: request.work.isStart,
      after: clearing)
  }

  /// Plans a request in the current tree, with the places that providers have added to groups that they built.
  func planAgain(
    _ resolved: ResolvedMove, _ request: EngineRequest,
    with contents: [Int64: Blueprint<ErasedPayload>] = [:]
  ) throws(DestinationError) -> TreePlan {
    let origin = try checkPresence(of: request)
    return try plan(resolved, from: origin, for: request, overrides: contents)
  }
}

// MARK: - 3. Build

extension FlowEngine {
  /// Builds the arriving places of a plan, all or none.
  func build(
    _ arrivals: [TreeArrival], for request: EngineRequest
  ) throws(DestinationError) -> Built {
    if arrivals.isEmpty { return Built() }
    let construction = Construction()
    self.construction = construction
    defer { self.construction = nil }
    let (work, context) = (request.work, context(arrivals, of: request))
    return try construction.run { () throws(DestinationError) in
      try work.current.build(context)
    }
  }

  func context(
    _ arrivals: [TreeArrival], of request: EngineRequest
  ) -> BuildContext {
    BuildContext(
      arrivals: arrivals, host: self, ids: ids, requesterID: asker(of: request))
  }

  /// Returns the requester that is passed to providers.
  private func asker(of request: EngineRequest) -> DestinationID? {
    if request.work.isStart { return request.work.outsideParentID }
    return origin(of: request) ?? tree.currentID
  }

  /// Completes a plan with the identifiers of the built places.
  func assignIDs(
    in plan: inout TreePlan, of built: Built, _ request: EngineRequest
  ) throws(DestinationError) {
    if plan.arrivals.isEmpty { return }
    // Identifiers were new when the places were built, so they can be in the tree only if app code ran meanwhile.
    let mayBeKnown = !built.found.isEmpty || request.work.current.mustAsk
    for index in plan.arrivals.indices {
      guard let site = built.site(for: plan.arrivals[index]) else {
        throw DestinationError(
          .shapeMismatch, "The places that were built are not those that were planned.")
      }
      if mayBeKnown, tree.contains(id: site.id) { throw DestinationError(duplicate: site.id) }
      let blueprint = plan.arrivals[index].blueprint
      if blueprint.kind == .tabs, !blueprint.slotNames.contains(where: { $0.tabName != nil }) {
        throw DestinationError(.emptyTabBar, "The tab bar \(blueprint.payload) has no tabs.")
      }
      plan.assign(site.id, to: plan.arrivals[index])
    }
  }
}

// MARK: - 4. Commit

extension FlowEngine {
  /// Commits a plan whose identifiers are assigned.
  ///
  /// The sites of places that leave stay in the store until the transition is over.
  private func commit(
    _ plan: TreePlan, _ built: Built, _ resolved: ResolvedMove, by request: EngineRequest
  ) {
    recorder?.willCommit(plan, in: self)
    write(plan)
    settle(built, of: plan.arrivals, resolved)
    if let meanwhile = request.presents { note(plan.arrivals, as: meanwhile) }
    request.work.current.committed(plan, wasHeld: request.resumption != nil, in: self)
    recorder?.didCommit(plan, by: request, in: self)
    if request.work.isStart {
      outsideParent = tree.rootID.map { ($0, request.work.outsideParentID) }
    }
  }

  /// Returns the steps of a plan that may change the selected tab of a tab bar.
  private func selections(in plan: TreePlan) -> [TreeStep] {
    if plan.steps.count == 1 { return plan.steps }
    // Only the last selection counts, and a path can return to the tab that was selected before.
    var selections: [TreeStep] = []
    var seen: Set<NodeRef> = []
    for case .focus(let slot, let container) in plan.steps.reversed()
    where seen.insert(container).inserted {
      let old = tree.structure.holds(container) ? tree.structure.record(container).focus : nil
      if old != slot { selections.append(.focus(slot, container: container)) }
    }
    return selections.reversed()
  }

  /// Registers the places that have joined the tree with the engine, and the engine with them; records new sheets with
  /// their display options.
  private func settle(_ built: Built, of arrivals: [TreeArrival], _ resolved: ResolvedMove) {
    for index in arrivals.indices {
      guard let site = built.site(for: arrivals[index]) else { continue }
      if hasNamesakes { site.takeName(from: world) }
      let ref = arrivals[index].ref
      adopt(site, at: ref)
      let record = tree.structure.record(ref)
      guard record.slot == .sheet, record.below == nil, let presenter = record.container,
        let membership = sites[presenter]?.membership
      else { continue }
      sheets.add(site.id, presenter: membership, resolved.options(of: arrivals[index]).sheet)
    }
  }

  /// Returns the arriving places of a path that later elements of the path cover.
  private func passing(in plan: TreePlan, before lastElement: Int) -> Few<Site> {
    guard lastElement > 0 else { return .none }
    let arrivals = plan.arrivals
    let showing = Set(plan.showing)
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
}

// MARK: - 5. Hooks

extension FlowEngine {
  /// Runs the hooks of a change: presented, disappearing, passing, appearing.
  private func runHooks(of plan: TreePlan, passing: Few<Site>) {
    for index in plan.arrivals.indices {
      if let site = sites[plan.arrivals[index].ref] { present(site) }
    }
    if isOnScreen {
      for ref in plan.hiding.reversed() { if let site = sites[ref] { disappear(site) } }
    }
    passing.each(pass)
    if isOnScreen {
      plan.showing.each { if let site = sites[$0] { appear(site) } }
    }
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
}

// MARK: - 6. Removal

extension FlowEngine {
  /// Releases the places that left, cancels their held requests, and retries requests that waited for them.
  private func letGo(_ leaving: Few<Site>, by plan: TreePlan, _ request: EngineRequest) {
    let sheetLeaves = sheets.remove(leaving)
    remove(leaving)
    cancelHeld(of: leaving, after: request)
    if !window.meanwhiles.isEmpty { noteDepartures(in: plan, by: request) }
    if sheetLeaves { retrySheets() }
  }

  /// Releases the places that left, deepest and last first.
  func remove(_ leaving: Few<Site>) {
    leaving.each { site in
      let id = site.id
      if !embedded.isEmpty, let inner = embedded.remove(at: id) {
        inner.finish()
        inner.surroundings = nil
      }
      if outlet.isHeard { outlet.emit(.removed(id: id, route: site.routeName)) }
      site.release()
    }
  }
}

// MARK: - 7. Observers

extension FlowEngine {
  /// Notifies the app's code that observes the tree.
  private func tellObservers(
    of plan: TreePlan, _ leaving: Few<Site>, _ selections: [TreeStep]
  ) {
    customizeTabs(of: plan)
    if !embedded.isEmpty { embedded.noteCurrent(tree.currentID) }
    for index in selections.indices { tellSelectedTab(by: selections[index]) }
    faces.tell(isCurrentChanged: plan.isCurrentChanged)
    if !faces.isEmpty { tellFaces(of: plan, leaving) }
  }

  /// Lets interfaces customize the tabs of new tab bars, and new tabs.
  private func customizeTabs(of plan: TreePlan) {
    for index in plan.arrivals.indices where plan.arrivals[index].kind == .tabs {
      let ref = plan.arrivals[index].ref
      let names = tree.structure.record(ref).slots.compactMap(\.name.tabName)
      sites[ref]?.customizeTabs(named: names)
    }
    for index in plan.steps.indices {
      guard case .addSlot(.tab(let name), let container, _) = plan.steps[index] else { continue }
      sites[container]?.customizeTabs(named: [name])
    }
  }

  private func tellSelectedTab(by step: TreeStep) {
    guard case .focus(.tab(let name), let container) = step, let site = sites[container]
    else { return }
    outlet.emit(.selected(container: site.id, slot: name))
    site.membership.parts?.selectedTabClosure?(name)
  }

  /// Notifies the observers of each part of a place that has changed, once.
  private func tellFaces(of plan: TreePlan, _ leaving: Few<Site>) {
    var changed: Set<TreeFace> = []
    for step in plan.steps {
      guard let container = step.container, let id = sites[container]?.id else { continue }
      changed.formUnion(step.faces(of: id))
    }
    faces.tell(changed)
    for site in leaving { faces.forget(site.id) }
  }
}

extension TreeStep {
  /// Returns the observable parts of the container that change.
  fileprivate func faces(of id: DestinationID) -> [TreeFace] {
    switch self {
    case .insert(_, _, .sheet), .remove(_, _, .sheet), .replace(_, _, _, .sheet): [.sheet(of: id)]
    case .insert, .remove, .replace: [.children(of: id)]
    case .focus, .addSlot, .removeSlot, .orderSlots: [.tabs(of: id), .children(of: id)]
    }
  }
}

// MARK: - 8. Interface

extension FlowEngine {
  /// Returns the transition that an interface gets for a change; it owns the interfaces of leaving places.
  private func transition(
    of plan: TreePlan, _ resolved: ResolvedMove, _ leaving: Few<Site>, cause: NavigationCause
  ) -> InterfaceTransition? {
    if coordinator == nil { return nil }
    let names = ChangeNames(
      engine: self, resolved: resolved, firsts: plan.predecessors,
      arrivalOptions: resolved.arrivalOptions(in: plan))
    var changes: [InterfaceChange] = []
    changes.reserveCapacity(plan.steps.count)
    for step in plan.steps {
      if let change = names.interfaceChange(for: step) { changes.append(consume change) }
    }
    return transition(changes, cause: cause, leaving: leaving.isEmpty ? [] : leaving.map(\.id))
  }

  /// Returns a transition that its interface acknowledges.
  func transition(
    _ changes: [InterfaceChange], cause: NavigationCause, leaving: [DestinationID] = []
  ) -> InterfaceTransition {
    lastTransition += 1
    return InterfaceTransition(
      number: lastTransition, cause: cause, changes: changes, leavingIDs: leaving
    ) { [link] in link.engine?.acknowledge($0) }
  }

  /// Shows a transition, and waits until it is acknowledged.
  func show(_ transition: InterfaceTransition) {
    state.shown = transition
    coordinator?.show(transition)
  }
}

// MARK: - 9. Outcome

extension FlowEngine {
  /// Ends a request: reports its outcome to listeners and to the caller.
  ///
  /// This is the only place where requests end.
  @discardableResult @inline(never)
  func finish(_ request: EngineRequest, _ outcome: RequestOutcome) -> RequestOutcome {
    if request.isFact { trackGesture(after: request, isDone: outcome.isDone) }
    whileOthersWait {
      // The flow reports a refused start itself, and another flow what it has handed over.
      if let error = outcome.error, error.code.isMistake, request.original == nil,
        !request.work.isStart
      {
        outlet.report(outcome.event, request: request.number)
      } else {
        outlet.emit(outcome.event, request: request.number)
      }
      listeners.onOutcome?(request.number, outcome)
      if request.original == nil { request.work.end(isDone: outcome.isDone) }
      request.handle?.end(outcome)
    }
    if !held.isEmpty, request.work.isStart { startHasEnded(request, outcome) }
    return outcome
  }
}

extension RequestOutcome {
  fileprivate var event: NavigationEvent.Kind {
    switch self {
    case .done: .done
    case .refused(let error): .refused(EventError(error))
    case .cancelled: .cancelled
    case .superseded(let number): .superseded(by: number)
    }
  }
}
