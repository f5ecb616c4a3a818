/// Presenting places while requests wait for signals, and noticing that they leave.
extension FlowEngine {
  /// Presents places while requests wait, before requests that are queued already.
  ///
  /// If the places are presented already, they move to where the user is, or are revealed if they cannot move.
  func present(_ work: RequestWork, as meanwhile: Meanwhile, ending other: Meanwhile?) {
    let handle = newHandle()
    var request = newRequest(revealing(meanwhile) ?? work, handle: handle)
    request.presents = meanwhile
    request.ends = meanwhile.isShown ? meanwhile : other
    window.note(meanwhile)
    follow(handle, of: meanwhile)
    take(request, first: true)
  }

  /// Returns the request that reveals the places presented meanwhile; nil if there are none, or if they can move.
  private func revealing(_ meanwhile: Meanwhile) -> RequestWork? {
    guard meanwhile.isShown, ending(meanwhile, returningTo: nil) == nil,
      let ref = meanwhile.placeIDs.lazy.compactMap(tree.structure.ref).first
    else { return nil }
    return .arranging(.reveal(id: tree.id(tree.structure.current(within: ref))))
  }

  private func follow(_ handle: RequestHandle, of meanwhile: Meanwhile) {
    meanwhile.handle = handle
    handle.whenEnded { [link] outcome in
      guard let engine = link.engine else { return }
      if case .superseded = outcome, let next = handle.successor {
        engine.follow(next, of: meanwhile)
      } else {
        engine.wasPresented(meanwhile, outcome)
      }
    }
  }

  /// Ends the waiting requests if the presentation that `meanwhile` asks for failed.
  private func wasPresented(_ meanwhile: Meanwhile, _ outcome: RequestOutcome) {
    meanwhile.handle = nil
    if meanwhile.isShown { return endPresenting(meanwhile) }
    window.forget(meanwhile)
    switch outcome {
    case .done: break
    case .refused(let error): endWaiting(for: meanwhile, by: .refused(meanwhile.refusal(error)))
    case .cancelled, .superseded: endWaiting(for: meanwhile)
    }
  }

  /// Ends the requests of the window that wait while the places of a meanwhile are presented.
  private func endWaiting(for meanwhile: Meanwhile, by outcome: RequestOutcome = .cancelled) {
    for engine in flowsInWindow {
      let waiting = engine.takeHeld { $0.meanwhile === meanwhile }
      engine.end(waiting, by: outcome)
      if !waiting.isEmpty { engine.drain() }
    }
  }

  /// Whether requests are about to be cancelled because the places presented meanwhile have left.
  var isLapsing: Bool {
    !held.isEmpty && held.contains { $0.meanwhile?.isLapsing ?? false }
  }
}

// MARK: - Its places

extension FlowEngine {
  /// Records the places that a change has added while requests wait.
  func note(_ arrivals: [TreeArrival], as meanwhile: Meanwhile) {
    let places = tree.structure.brought(by: arrivals)
    if places.isEmpty { return }
    meanwhile.link = link
    meanwhile.placeIDs = places.map(tree.id)
  }

  /// Records the places that a change has removed, and ends the requests that waited with them.
  func noteDepartures(in plan: TreePlan, by request: EngineRequest) {
    for meanwhile in window.meanwhiles where meanwhile.link === link && !meanwhile.placeIDs.isEmpty
    {
      meanwhile.placeIDs = meanwhile.placeIDs.compactMap {
        tree.contains(id: $0) ? $0 : successor(of: $0, in: plan)
      }
      if meanwhile.placeIDs.isEmpty, meanwhile.handle == nil {
        hasLeft(meanwhile, isFact: request.isFact)
      }
    }
  }

  /// Returns the place that took the exact place of another one in a sheet, in a path, or among attached
  /// places.
  private func successor(of id: DestinationID, in plan: TreePlan) -> DestinationID? {
    for case .replace(let old, let new, _?, let slot) in plan.steps
    where [.sheet, .path, .attached].contains(slot) {
      if sites[old]?.id == id, tree.structure.holds(new) { return tree.id(new) }
    }
    return nil
  }

  /// Cancels the requests that wait with places that have left: at once if the user made them leave, else when the
  /// interface has shown that they left, unless the signal is given immediately afterwards.
  private func hasLeft(_ meanwhile: Meanwhile, isFact: Bool) {
    window.forget(meanwhile)
    meanwhile.hasLeft = true
    if isFact { return endWaiting(for: meanwhile) }
    sheets.whenShown { [link] in
      meanwhile.isLapsing = true
      Task { link.engine?.endWaiting(for: meanwhile) }
    }
  }

  /// Ends the requests that wait while this flow presents places, because the flow ends.
  func endMeanwhiles() {
    for meanwhile in window.meanwhiles where meanwhile.link === link {
      window.forget(meanwhile)
      endWaiting(for: meanwhile)
    }
  }

  /// Returns the meanwhile whose places include, contain or are covered by a place; nil if there is
  /// none.
  func meanwhile(around id: DestinationID) -> Meanwhile? {
    if window.meanwhiles.isEmpty { return nil }
    return window.meanwhiles.first { $0.contains(id, in: self) }
  }

  /// Returns whether a place that is presented meanwhile, or one on top of it, is on screen.
  func isVisible(_ meanwhile: Meanwhile) -> Bool {
    guard let engine = meanwhile.link.engine else { return false }
    let tree = engine.tree
    return tree.structure.visible().contains { meanwhile.contains(tree.id($0), in: engine) }
  }

  /// The place where a request without a requester is made.
  ///
  /// Places presented meanwhile do not count, because they will have left when the request continues.
  var placeOfMaking: DestinationID? {
    guard let id = tree.currentID else { return nil }
    if let meanwhile = meanwhile(around: id) { return meanwhile.origin }
    return id
  }

  /// The place that would be current if the flow had just been started: without sheets, attached places, and places
  /// presented meanwhile.
  var placeOfColdStart: DestinationID? {
    let structure = tree.structure
    guard var ref = structure.root.map(structure.firstShown) else { return nil }
    while let meanwhile = meanwhile(around: tree.id(ref)) {
      let place = structure.firstBeneath(ref) { meanwhile.placeIDs.contains(tree.id($0)) }
      guard let glance = place.map(structure.glance),
        let next = glance.below.map(structure.firstShown) ?? glance.container
      else { break }
      ref = next
    }
    return tree.id(ref)
  }

  /// Returns the place from which a request acts, from the point of view of the flow that holds it.
  func origin(of request: EngineRequest, in engine: FlowEngine) -> DestinationID? {
    if engine === self { return origin(of: request) ?? placeOfMaking }
    return around.first { $0.engine === engine }?.hostID ?? engine.placeOfMaking
  }
}

extension Meanwhile {
  /// Returns whether a place is one of those presented meanwhile, is in one of them, or is on top of one.
  func contains(_ id: DestinationID, in engine: FlowEngine) -> Bool {
    guard isShown, link === engine.link, let ref = engine.tree.structure.ref(of: id) else {
      return false
    }
    return engine.tree.structure.firstBeneath(ref) { placeIDs.contains(engine.tree.id($0)) } != nil
  }

  /// Returns the error that ends the waiting requests if the presentation of the guard was refused.
  fileprivate func refusal(_ error: DestinationError) -> DestinationError {
    let reason =
      "The presentation that the guard \(hold.guardName) makes meanwhile was refused: \(error.reason)"
    return DestinationError(error.code, reason, underlying: error.underlying)
  }
}
