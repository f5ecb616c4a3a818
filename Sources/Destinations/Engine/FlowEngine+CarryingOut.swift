/// The steps of a request: resolve, plan, build, commit, notify.
extension FlowEngine {
  /// How far a request was carried out.
  enum Progress {
    /// It was done, and created or revealed the place.
    case done(DestinationID?)
    /// Closures of the app have not answered yet.
    case waits
    /// A guard holds it; another request may run meanwhile.
    case held(GuardHold, in: FlowEngine)
    /// A guard replaced it by another request.
    case redirected(EngineRequest, in: FlowEngine)
  }

  /// Carries out a request as far as possible now.
  func carryOut(_ request: EngineRequest) throws(DestinationError) -> Progress {
    let draft = TreeDraft(tree.structure)
    let before = draft.look()
    var origin = try checkOrigin(of: request, in: draft, onScreen: before.visible)
    try request.original?.checkPresence()
    let resolved = try request.work.resolve(in: self, from: requester(of: request))
    // Some work has determined only now where it acts from.
    if origin == nil { origin = try checkPresence(of: request, in: draft) }
    var plan = try plan(resolved, from: origin, for: request, on: consume draft, seeing: before)
    if let detour = try detour(around: plan, of: request) { return detour }
    let built = try build(plan.arrivals, for: request)
    if let contents = built.contents {
      do throws(DestinationError) {
        plan = try planAgain(resolved, request, with: contents)
        if let detour = try detour(around: plan, of: request) {
          built.letGo()
          return detour
        }
      } catch {
        built.letGo()
        throw error
      }
    }
    guard request.work.mustAsk else {
      return .done(try complete(request, resolved, consume plan, built))
    }
    return try ask(request, plan, built)
  }

  /// Refuses requests from places that have left or, for interactions, are not on screen.
  ///
  /// - Returns: The place that the request acts from; nil for the current one.
  private func checkOrigin(
    of request: EngineRequest, in draft: borrowing TreeDraft, onScreen: Few<NodeRef>
  ) throws(DestinationError) -> NodeRef? {
    guard let ref = try checkPresence(of: request, in: draft) else { return nil }
    let isInteraction = request.requesterID != nil && request.cause == .user
    if isInteraction, request.resumption == nil, !policies.allowsHiddenRequesters,
      !isOnScreen || !onScreen.contains(ref)
    {
      let name = tree.name(ref)
      throw DestinationError(.requesterHidden, telling: "The requester \(name) is not on screen.")
    }
    return ref
  }

  /// Returns the place that a request acts from, which must be presented; nil for the current one.
  @discardableResult
  func checkPresence(
    of request: EngineRequest, in draft: borrowing TreeDraft
  ) throws(DestinationError) -> NodeRef? {
    guard let id = origin(of: request) else { return nil }
    if let ref = draft.base.ref(of: id) { return ref }
    let reason = "The requester \(TreeTextToken.id(id)) is not presented."
    throw DestinationError(.requesterGone, reason)
  }

  /// The place that a request acts from: its requester, else the place that it names, else nil.
  func origin(of request: EngineRequest) -> DestinationID? {
    guard let resumption = request.resumption else {
      return request.requesterID ?? request.origin
    }
    return origin(of: request, after: resumption)
  }

  /// The place that a request acts from after it was held.
  ///
  /// Without a requester, it is the place where the request was made, else the one that would be
  /// current if the flow had just been started.
  private func origin(
    of request: EngineRequest, after resumption: EngineRequest.Resumption
  ) -> DestinationID? {
    if !resumption.hasLostRequester, let id = request.requesterID ?? request.origin {
      return id
    }
    if request.work.isStart { return nil }
    if let id = resumption.madeAt, tree.contains(id: id) { return id }
    return placeOfColdStart
  }

  /// The requester from which a request is resolved; nil if it has none and was not held.
  private func requester(of request: EngineRequest) -> DestinationID? {
    request.resumption == nil ? request.requesterID : origin(of: request)
  }

  /// Plans a resolved move on a draft of the current tree.
  private func plan(
    _ resolved: ResolvedMove, from origin: NodeRef?, for request: EngineRequest,
    on draft: consuming TreeDraft, seeing before: TreeLook,
    overrides: consuming [Int: Blueprint<ErasedPayload>] = [:]
  ) throws(DestinationError) -> TreePlan<ErasedPayload> {
    if resolved.isNothing { return .nothing }
    let planner = TreePlanner(
      consume draft, policy: policies.modal, requesterID: asker(of: request),
      overrides: consume overrides)
    let clearing = request.ends == nil ? [] : clearing(for: request, from: origin)
    if let link = resolved.link {
      return try planner.plan(link, seeing: before, after: clearing)
    }
    if clearing.isEmpty { return try planner.plan(resolved.move, from: origin, seeing: before) }
    return try planner.plan(resolved.move, from: origin, seeing: before, after: clearing)
  }

  /// Plans a request in the tree as it is now, with what providers have filled into groups that they built.
  private func planAgain(
    _ resolved: ResolvedMove, _ request: EngineRequest,
    with contents: [Int: Blueprint<ErasedPayload>] = [:]
  ) throws(DestinationError) -> TreePlan<ErasedPayload> {
    let draft = TreeDraft(tree.structure)
    let before = draft.look()
    let origin = try checkPresence(of: request, in: draft)
    return try plan(
      resolved, from: origin, for: request, on: consume draft, seeing: before,
      overrides: contents)
  }

  private func build(
    _ arrivals: [TreePlan<ErasedPayload>.Arrival], for request: EngineRequest
  ) throws(DestinationError) -> Built {
    if arrivals.isEmpty { return Built() }
    let construction = Construction()
    self.construction = construction
    defer { self.construction = nil }
    let (work, context) = (request.work, context(arrivals, of: request))
    let built = try construction.run { () throws(DestinationError) in try work.build(context) }
    if let found = built.found {
      for (id, interface) in construction.interfaces { found.sites[id]?.interface = interface }
    }
    return built
  }

  private func context(
    _ arrivals: [TreePlan<ErasedPayload>.Arrival], of request: EngineRequest
  ) -> BuildContext {
    BuildContext(arrivals: arrivals, engine: self, requesterID: asker(of: request))
  }

  /// The requester that is passed to providers.
  private func asker(of request: EngineRequest) -> DestinationID? {
    if request.work.isStart { return request.work.outsideParentID }
    return origin(of: request) ?? tree.currentID
  }

  /// Commits the built places, runs the hooks, and notifies observers and the interface.
  private func complete(
    _ request: EngineRequest, _ resolved: ResolvedMove, _ plan: consuming TreePlan<ErasedPayload>,
    _ built: Built
  ) throws(DestinationError) -> DestinationID? {
    if !plan.arrivals.isEmpty { try assignIDs(in: &plan, of: built, request) }
    if plan.isEmpty {
      if request.isFact && !resolved.isNothing { outlet.emit(.unchanged) }
      return plan.landing.map(tree.id)
    }
    recorder?.willCommit(plan, in: self)
    let change = commit(plan, built, resolved)
    if let meanwhile = request.presents { note(change, as: meanwhile) }
    request.work.committed(change.plan, by: request, in: self)
    recorder?.didCommit(change.plan, by: request, in: self)
    if request.work.isStart {
      outsideParent = tree.rootID.map { ($0, request.work.outsideParentID) }
    }
    let transition = transition(of: change, cause: request.cause)
    runHooks(of: change)
    if !change.leaving.isEmpty { letGo(change, by: request) }
    customizeTabs(of: change)
    noteCurrentHost()
    tellFaces(of: change)
    if let transition { show(transition) }
    tellDismissals()
    endQuestions(after: change, by: request)
    return change.landing
  }

  /// Completes a plan with the identifiers of the built places.
  ///
  /// If that is refused, the built places are released.
  private func assignIDs(
    in plan: inout TreePlan<ErasedPayload>, of built: Built, _ request: EngineRequest
  ) throws(DestinationError) {
    do throws(DestinationError) {
      if request.work.mustAsk || built.found != nil { try checkNewness(of: built, in: plan) }
      try plan.checkTabBars()
      try plan.assignIDs(of: built)
    } catch {
      built.letGo()
      throw error
    }
  }

  /// Refuses built places whose identifiers are in the tree already.
  ///
  /// They were new when they were built, so they can be in the tree only if app code ran meanwhile.
  private func checkNewness(
    of built: Built, in plan: TreePlan<ErasedPayload>
  ) throws(DestinationError) {
    for index in plan.arrivals.indices {
      guard let site = built.site(of: plan.arrivals, at: index), tree.contains(id: site.id) else {
        continue
      }
      let id = TreeTextToken.id(site.id)
      throw DestinationError(.duplicateID, "A place with the identifier \(id) already exists.")
    }
  }
}

extension TreePlan<ErasedPayload> {
  /// Refuses tab bars that neither their shapes nor their providers have given a tab.
  fileprivate func checkTabBars() throws(DestinationError) {
    let empty = arrivals.first { arrival in
      arrival.kind == .tabs && !arrival.blueprint.slotNames.contains { $0.tabName != nil }
    }
    guard let empty else { return }
    throw DestinationError(.emptyTabBar, "The tab bar \(empty.payload) has no tabs.")
  }

  /// Assigns the identifiers of the built places.
  @MainActor
  fileprivate mutating func assignIDs(of built: Built) throws(DestinationError) {
    for index in arrivals.indices {
      guard let site = built.site(of: arrivals, at: index) else {
        throw DestinationError(
          .shapeMismatch, "The places that were built are not those that were planned.")
      }
      assign(site.id, to: arrivals[index])
    }
  }
}

// MARK: - Closures of the app that answer before the change is made

extension FlowEngine {
  /// Calls the closures, and continues at once if all of them answer at once.
  private func ask(
    _ request: EngineRequest, _ plan: TreePlan<ErasedPayload>, _ built: Built
  ) throws(DestinationError) -> Progress {
    let suspension = Suspension(request: request, built: built, arrivals: plan.arrivals)
    suspended = suspension
    let number = request.number  // The app may keep its answer; it must not keep the request.
    var isAnswered = false
    // An immediate answer is recorded as one that arrives while a request runs; it resumes nothing.
    request.work.ask(context(plan.arrivals, of: request), built) { [link] in
      isAnswered = true
      link.engine?.resume(number)
    }
    guard isAnswered else { return .waits }
    suspended = nil
    return .done(try conclude(suspension))
  }

  /// Continues a suspended request, or waits until the running fact is done.
  func resume(_ number: Int) {
    guard let suspended, suspended.request.number == number else { return }
    guard !isRunning else {
      answered = number
      return
    }
    self.suspended = nil
    isRunning = true
    outlet.request = number
    defer { drain() }
    do throws(DestinationError) {
      finish(suspended.request, .done(id: try conclude(suspended)))
    } catch {
      finish(suspended.request, .refused(located(error, suspended.request)))
    }
    outlet.request = nil
    isRunning = false
  }

  /// Places the built places as answered; the tree may have changed since the closures were called.
  ///
  /// Places of routes that only the answers name are built now.
  private func conclude(_ suspension: Suspension) throws(DestinationError) -> DestinationID? {
    let request = suspension.request
    var built = suspension.built
    let resolved: ResolvedMove
    var plan: TreePlan<ErasedPayload>
    do throws(DestinationError) {
      let onScreen = tree.structure.look().visible
      _ = try checkOrigin(of: request, in: TreeDraft(tree.structure), onScreen: onScreen)
      try request.original?.checkPresence()
      resolved = try request.work.resolveAnswered(in: self, from: requester(of: request))
      plan = try planAgain(resolved, request)
      built.renumber(from: suspension.arrivals, to: plan.arrivals)
      if let contents = built.contents {
        plan = try planAgain(resolved, request, with: contents)
      }
      if let obstacle = obstacle(to: plan, request) { throw obstacle }
      let missing = plan.arrivals.indices.filter { built.site(of: plan.arrivals, at: $0) == nil }
      let late = try build(missing.map { plan.arrivals[$0] }, for: request)
      built.add(late)
      if late.contents != nil {
        plan = try planAgain(resolved, request, with: built.contents ?? [:])
        if let obstacle = obstacle(to: plan, request) { throw obstacle }
      }
      built.letGo(exceptFor: plan.arrivals)
    } catch {
      built.letGo()
      throw error
    }
    return try complete(request, resolved, plan, built)
  }
}
