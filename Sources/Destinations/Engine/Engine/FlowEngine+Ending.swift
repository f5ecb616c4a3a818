/// Pending work, cancelling it, and ending the flow.
extension FlowEngine {
  /// All pending work; empty if the engine is idle.
  var pending: [PendingWork] {
    let shown = isAwaiting ? state.shown : nil
    let acknowledgement = shown.map { PendingWork.acknowledgement(transition: $0.number) }
    let custom = state.suspension.map { PendingWork.customPresentation(request: $0.request.number) }
    return [acknowledgement, custom].compactMap(\.self)
      + held.compactMap(\.pending)
      + queue.elements.map { .queued(request: $0.number) } + ledger.entries
      + handedOver.map { .handedOver(request: $0.request.number) }
      + embedded.inOrder.flatMap(\.pending)
  }

  /// Cancels a queued or suspended request.
  func cancel(_ number: Int) {
    if let request = queue.remove(where: { $0.number == number })
      ?? takeHeld(where: { $0.request.number == number }).first?.request
    {
      finish(request, .cancelled)
    } else if state.suspension?.request.number == number {
      abandonSuspended()
    } else {
      cancelHandedOver { $0.number == number }
    }
    drain()
  }

  /// Removes everything with all hooks, and refuses later requests.
  ///
  /// If a transition is running, it is finished first.
  func end() {
    state.endSoon()
    if isRunning { return window.wait(self) }
    endNow()
  }

  /// Ends the flow, and starts it again if app code has started it meanwhile.
  func endNow() {
    state.leave()
    cancelAll()
    if let root = tree.rootID { run(newRequest(.arranging(.remove(id: root)))) }
    clear()
    guard let restart = state.restart else { return }
    state.startAgain(with: restart)
    drain()
  }

  /// Cancels pending work; requests from the one with which the flow starts again stay in the queue.
  private func cancelAll() {
    abandonSuspended()
    end(takeHeld { _ in true })
    let waiting = queue.elements
    while queue.next(onlyFacts: false) != nil {}
    for request in waiting {
      if let restart = state.restart, request.number >= restart {
        queue.append(request, isFact: request.isFact)
      } else {
        finish(request, .cancelled)
      }
    }
    cancelHandedOver()
    state.shown = nil
  }

  /// Cancels pending work and releases everything, even if the flow is being released.
  ///
  /// Later requests are refused, and so are starts.
  func finish() {
    state.endSoon(forGood: true)
    clear()
  }

  private func clear() {
    state.end()
    cancelAll()
    letEverythingGo()
    for lock in locksInOrder where lock.placeID != nil { lock.release() }
    endMeanwhiles()
    tellDismissals()
    window.passOn()
    wake()
  }

  private func letEverythingGo() {
    guard let root = tree.structure.root else { return }
    if isOnScreen {
      tree.structure.visible().reversed().compactMap { sites[$0] }.forEach(disappear)
    }
    let leaving: Few<Site> =
      .several(tree.structure.subtree(of: root).reversed().compactMap { sites[$0] })
    sheets.remove(leaving)
    remove(leaving)
    tree = PresentationTree()
    sites.removeAll()
    faces.tellAll()
    endQuestions(of: leaving)
  }

  private func abandonSuspended() {
    guard let suspension = state.takeSuspended() else { return }
    suspension.built.letGo()
    finish(suspension.request, .cancelled)
  }
}
