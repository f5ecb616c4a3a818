/// Requests that wait outside the queue: adding, replacing, continuing and ending them.
extension FlowEngine {
  /// Lets a request wait.
  func hold(
    _ request: EngineRequest, _ wait: HeldRequest.Wait, _ meanwhile: Meanwhile? = nil,
    replacesLinks: Bool = true
  ) throws(DestinationError) {
    guard held.count < policies.heldLimit else {
      throw DestinationError(.queueFull, "\(held.count) requests are already held.")
    }
    var request = request
    request.ends = nil
    if request.resumption == nil {
      request.resumption = EngineRequest.Resumption(madeAt: origin(of: request) ?? placeOfMaking)
    }
    var entries = exchange(&held, with: [])
    entries.append(
      HeldRequest(
        request: request, wait: wait, meanwhile: meanwhile, replacesLinks: replacesLinks))
    held = entries
    request.handle?.advance(to: .held)
  }

  /// Removes and returns requests that wait.
  func takeHeld(where matches: (HeldRequest) -> Bool) -> [HeldRequest] {
    if held.isEmpty { return [] }
    let taken = held.filter(matches)
    if !taken.isEmpty { held = held.filter { !matches($0) } }
    return taken
  }

  /// Ends requests that waited.
  func end(_ entries: [HeldRequest], by outcome: RequestOutcome = .cancelled) {
    for entry in entries {
      let error = outcome.error.map { located($0, entry.request) }
      finish(entry.request, error.map { .refused($0) } ?? outcome)
    }
  }

  /// Queues requests that waited.
  private func resume(_ entries: [HeldRequest], ending meanwhile: Meanwhile? = nil) {
    for entry in entries {
      var request = entry.request
      if let meanwhile, meanwhile.link === link, !request.work.beginsAnew {
        request.ends = meanwhile
      }
      queue.append(request, isFact: false)
    }
  }

  /// Cancels the requests that wait for a signal.
  func cancelHeld(_ signal: GuardSignal) {
    end(takeHeld { $0.wait == .signal(signal) })
    drain()
  }

  /// Cancels held requests of places that have left.
  ///
  /// If a place presented meanwhile has replaced a requester, the request starts from the root.
  func cancelHeld(of leaving: Few<Site>, after request: EngineRequest) {
    if held.isEmpty { return }
    let ids = Set(leaving.map(\.id))
    let presented = request.presents?.chain ?? []
    held = held.map { entry in
      guard presented.contains(where: { $0 === entry.meanwhile }),
        let id = origin(of: entry.request), ids.contains(id)
      else { return entry }
      var entry = entry
      entry.request.requesterID = nil
      entry.request.resumption?.hasLostRequester = true
      return entry
    }
    end(takeHeld { $0.request.requesterID.map(ids.contains) ?? false })
  }
}

// MARK: - Waiting for a signal

extension FlowEngine {
  /// Holds a request for a guard, and presents the places that the guard asks for, once for each
  /// signal.
  func hold(
    _ request: EngineRequest, by hold: GuardHold, of engine: FlowEngine
  ) throws(DestinationError) {
    let known = window.meanwhile(until: hold.signal)
    try check(request, hold, known)
    for engine in flowsInWindow {  // Requests whose places have left wait for the signal in vain.
      engine.end(
        engine.takeHeld { $0.wait == .signal(hold.signal) && $0.meanwhile?.hasLeft == true })
    }
    let meanwhile = hold.meanwhile.map { _ in
      known
        ?? Meanwhile(
          hold, in: engine, from: origin(of: request, in: engine), outer: request.presents)
    }
    guard try holdNewest(request, .signal(hold.signal), meanwhile, hold.replacesLinks) else {
      return
    }
    restoreInterface(after: request)
    if let meanwhile, let work = hold.meanwhile, meanwhile.handle == nil, !isVisible(meanwhile) {
      let presenting = meanwhile.link.engine ?? engine
      // If another flow presents, it runs requests meanwhile, and those of this one wait.
      let present = { presenting.present(work, as: meanwhile, ending: request.ends) }
      if presenting === self { present() } else { whileOthersRun(present) }
    }
    if tree.isEmpty, let standIn = request.work.current.standIn {
      take(newRequest(standIn), first: true)
    }
  }

  /// Refuses a request that waits for itself, and the second half of a double tap.
  private func check(
    _ request: EngineRequest, _ hold: GuardHold, _ known: Meanwhile?
  ) throws(DestinationError) {
    let chain = request.presents?.chain ?? []
    let isWithin = around.contains { known?.contains($0.hostID, in: $0.engine) ?? false }
    if chain.count >= 8 || chain.contains(where: { $0.hold.signal == hold.signal }) || isWithin {
      let what = "the places presented until \(hold.signal.rawValue)"
      throw DestinationError(
        .guardLoop, "The guard \(hold.guardName) holds \(what), for which requests wait.")
    }
    guard let known, !known.isShown, request.cause == .user, let id = request.requesterID else {
      return
    }
    if held.contains(where: { $0.request.requesterID == id && $0.meanwhile === known }) {
      let reason = "A request of \(TreeTextToken.id(id)) is held already."
      throw DestinationError(.requesterHidden, reason)
    }
  }

  /// Holds a request; of links that replace each other, only the newest.
  ///
  /// - Returns: Whether the request is held; otherwise, a newer link has superseded it.
  private func holdNewest(
    _ request: EngineRequest, _ wait: HeldRequest.Wait, _ meanwhile: Meanwhile?,
    _ replacesLinks: Bool
  ) throws(DestinationError) -> Bool {
    let replaces = replacesLinks && request.cause == .link
    let isOther = { (entry: HeldRequest) in entry.request.cause == .link && entry.wait == wait }
    let links = replaces ? flowsInWindow.flatMap(\.held).filter(isOther).map(\.request) : []
    let newest = links.max { $0.number < $1.number }
    if let newest, newest.number > request.number {
      supersede(request, by: newest)
      return false
    }
    if newest != nil { supersedeHeld(by: request, where: isOther) }
    meanwhile?.isOver = false
    try hold(request, wait, meanwhile, replacesLinks: replacesLinks)
    return true
  }

  private func supersede(_ request: EngineRequest, by newer: EngineRequest) {
    if let handle = newer.handle { request.handle?.adopt(handle) }
    finish(request, .superseded(by: newer.number))
  }

  /// Ends older links that wait anywhere in the window.
  private func supersedeHeld(by newer: EngineRequest, where isOther: (HeldRequest) -> Bool) {
    for engine in flowsInWindow {
      for entry in engine.takeHeld(where: isOther) { engine.supersede(entry.request, by: newer) }
    }
  }

  /// Holds a link until the signal, if the places presented until then lack a container or a place that the link
  /// needs.
  ///
  /// The same applies to a request that waited before, and to one of the program that needs tabs or columns.
  /// - Throws: The reason if the request cannot wait.
  func waitsForSignal(
    _ request: EngineRequest, after error: DestinationError
  ) throws(DestinationError) -> Bool {
    let mayWait =
      request.cause == .program && [.noTabBar, .noSplitView].contains(error.code)
      || request.cause == .link || request.resumption != nil
    guard mayWait, !window.meanwhiles.isEmpty, error.isForLackOfContainer,
      request.requesterID == nil,
      let id = origin(of: request) ?? tree.currentID, let meanwhile = meanwhile(around: id),
      meanwhile !== request.ends
    else { return false }
    _ = try holdNewest(
      request, .signal(meanwhile.hold.signal), meanwhile, meanwhile.hold.replacesLinks)
    return true
  }

  /// Continues the requests of the window that wait for a signal, in order.
  ///
  /// Each is planned and guarded again. The places that were presented until the signal leave.
  func give(_ signal: GuardSignal) {
    let meanwhile = window.meanwhile(until: signal)
    meanwhile?.isOver = true
    let engines = flowsInWindow
    for engine in engines { engine.resume(waitingFor: signal, ending: meanwhile) }
    meanwhile?.handle?.cancel()
    for engine in engines { engine.drain() }
    if let meanwhile { meanwhile.link.engine?.endPresenting(meanwhile) }
  }

  private func resume(waitingFor signal: GuardSignal, ending meanwhile: Meanwhile?) {
    if let meanwhile {
      end(
        takeHeld { entry in
          let requester = entry.request.requesterID
          return entry.wait == .signal(signal)
            && (requester.map { meanwhile.contains($0, in: self) } ?? false)
        })
    }
    let entries = takeHeld { $0.wait == .signal(signal) }
    if let first = entries.first, let meanwhile, !first.request.work.beginsAnew {
      startAnew(insteadOf: meanwhile)
    }
    resume(entries, ending: meanwhile)
  }
}

// MARK: - Waiting for the start

extension FlowEngine {
  /// Holds a link as long as the start is held, because the link needs the places of the start.
  ///
  /// The same applies to a request that waited until a signal.
  func waitsForStart(_ request: EngineRequest) throws(DestinationError) -> Bool {
    guard !held.isEmpty,
      request.cause == .link || request.resumption != nil && !request.work.beginsAnew,
      let start = held.first(where: { $0.request.work.isStart }), let signal = start.signal
    else { return false }
    _ = try request.work.lookUp?.isNeeded()  // An unknown link is refused at once.
    _ = try holdNewest(
      request, .start(request: start.request.number, signal), nil, start.replacesLinks)
    return true
  }

  /// Continues the requests that wait for a start, or cancels them with it.
  func startHasEnded(_ request: EngineRequest, _ outcome: RequestOutcome) {
    let waiting = takeHeld { if case .start(request.number, _) = $0.wait { true } else { false } }
    if case .cancelled = outcome { end(waiting) } else { resume(waiting) }
  }
}

// MARK: - Waiting for a look-up

extension FlowEngine {
  /// Lets a link wait until its target is found, and ends older links that are being looked up, or that
  /// were looked up and wait for their turn.
  func waitsForLookUp(_ request: EngineRequest) throws(DestinationError) -> Bool {
    guard let lookUp = request.work.lookUp else { return false }
    let isNeeded = try lookUp.isNeeded()
    supersedeHeld(by: request) { $0.wait == .lookUp && $0.request.number < request.number }
    for engine in flowsInWindow {
      while let older = engine.queue.remove(where: {
        $0.work.lookUp?.hasBegun == true && $0.number < request.number
      }) {
        engine.supersede(older, by: request)
      }
    }
    if !isNeeded { return false }
    try hold(request, .lookUp)
    let number = request.number
    lookUp.begin(for: number, in: ledger) { [link] in link.engine?.continueLookedUp(number) }
    return true
  }

  /// Queues a link whose look-up has ended, with or without a target.
  func continueLookedUp(_ number: Int) {
    resume(takeHeld { $0.wait == .lookUp && $0.request.number == number })
    drain()
  }
}

// MARK: - Waiting for a sheet to leave

extension FlowEngine {
  /// Holds a request for a sheet if one is presented already and the policy queues it.
  ///
  /// - Throws: The reason if the request cannot wait.
  func waitsForSheet(
    _ request: EngineRequest, after error: DestinationError
  ) throws(DestinationError) -> Bool {
    guard policies.modal.queues(error.code) else { return false }
    var request = request
    if error.code == .modalRefused { request.requesterID = presenterOfSheet(around: request) }
    try hold(request, .sheet)
    return true
  }

  /// Returns the presenter of the sheet around the requester: a place that stays when the sheet leaves.
  private func presenterOfSheet(around request: EngineRequest) -> DestinationID? {
    let asker = (origin(of: request) ?? tree.currentID).flatMap(tree.structure.ref)
    return asker.flatMap(tree.structure.sheetHolder).map(tree.id)
  }

  /// Retries the requests that wait for a sheet to leave.
  func retrySheets() {
    if held.isEmpty { return }
    resume(takeHeld { $0.wait == .sheet })
    drain()
  }
}
