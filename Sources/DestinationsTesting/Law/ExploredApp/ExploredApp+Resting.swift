internal import Destinations

/// Waiting until the app is idle.
extension ExploredApp {
  /// Waits until the app is idle, and records the work that has not ended.
  ///
  /// It gives a turn to the work that waits for the main actor, then to the work that this starts there, and more turns as
  /// long as work is in progress or places that have left still exist. That is enough for work that needs no time. For
  /// other work it waits for at most `patience`.
  func rest() async {
    log?.rest()
    await finishWork()
    if let screen { await settle(screen) }
    let isWaiting = isWaiting
    record.unanswered = isWaiting ? unanswered : []
    record.isIdle = !isWaiting && !interface.isHolding
    openAtRest = witness.open.count
  }

  /// Lets a simulated screen show everything, including what the app presents meanwhile.
  private func settle(_ screen: any ScreenModel) async {
    for _ in 0..<100 {
      let count = record.transitionCount
      record.hasScreenSettled = await screen.settle(ticks: 1_000)
      await finishWork()
      if record.transitionCount == count { return }
    }
  }

  private func finishWork() async {
    await mainTurns()
    var turns = 0
    while isWaiting || isLettingGo, turns < 100 {
      await Task.yield()
      turns += 1
    }
    if isWaiting { await restPatiently() }
    tasks.removeAll { $0.mark == nil }
    // A task that has neither ended nor gone to sleep may follow a stream.
    if !tasks.isEmpty && !running(tasks).isEmpty { await letOthersWork() }
  }

  /// Gives other threads turns until no more results of streams arrive: a result that is there already comes by way of
  /// another thread, and waiting for it does not count as work.
  private func letOthersWork() async {
    for _ in 0..<100 {
      let count = flow.engine.ledger.last
      for _ in 0..<4 {
        await Task.detached {}.value
        await mainTurns()
      }
      if isWaiting { await restPatiently() }
      if flow.engine.ledger.last == count { return }
    }
  }

  /// Gives a turn to the work that waits for the main actor, then to the work that this starts there; unlike a yield, it
  /// does not change threads.
  private func mainTurns() async {
    await withCheckedContinuation { over in Task { Task { over.resume() } } }
  }

  /// Wakes up the next sleepers, and waits until their tasks have ended or sleep again.
  ///
  /// The marks of the tasks tell when this has happened, however busy the machine is. The time is limited only for
  /// tasks that wait for something else, and for those that cannot be distinguished from others: detached tasks, and
  /// several tasks of the same step.
  func passTime() async {
    await turns(isSleeping ? 20 : 100) { self.running(self.tasks).isEmpty }
    tasks = []
    let sleepers = clock.sleepers(until: clock.nextDeadline)
    carryOut(.letTimePass)
    let marked = sleepers.filter { $0.mark != nil && !running([$0]).isEmpty }
    let isClear = marked.count == sleepers.count
    await turns(isClear ? patientTurns : 20) {
      self.running(marked).isEmpty && (isClear || self.record.requestCount > 0)
    }
    let asleep = Set(clock.sleepers().compactMap { $0.mark?.origin.number })
    let woken = marked.compactMap { $0.mark?.origin.number }
    record.sleepers = (asleep, asleep.intersection(woken))
    tickers.formUnion(record.sleepers.again)
  }

  /// Returns the tasks of a list that have neither ended nor gone to sleep.
  private func running(_ tasks: [TaskMark.Reference]) -> [TaskMark.Reference] {
    let sleeping = clock.sleepers()
    return tasks.filter { task in
      task.mark.map { mark in !sleeping.contains { $0.mark === mark } } ?? false
    }
  }

  /// Waits until a condition is met, in turns of a millisecond, of which there is a limit; returns the number of turns
  /// taken.
  @discardableResult
  private func turns(_ limit: Int, until isMet: () -> Bool) async -> Int {
    var count = 0
    while count < limit, !isMet() {
      try? await Task.sleep(for: .milliseconds(1))
      Heartbeat.beat()
      count += 1
    }
    return count
  }

  /// The work that has not ended; not the work of interactors that sleep on the clock.
  private var unanswered: [PendingWork] {
    flow.pending.filter { $0.shouldEnd(whileBusy: isBusy) }
  }

  /// Whether there is work that should finish on its own.
  private var isWaiting: Bool {
    isBusy || answers.isAsking || (isOpen && !unanswered.isEmpty)
  }

  /// Whether a place that has left is not released yet, for example because of a task that is being
  /// cancelled.
  private var isLettingGo: Bool { !interface.isHolding && watches.contains(where: \.isWaiting) }

  /// Waits in turns of a millisecond, and counts the turns instead of the time, so that a busy
  /// machine gets more time.
  private func restPatiently() async {
    let count = await turns(patientTurns) { !self.isWaiting }
    if !isWaiting { longestWait = max(longestWait, count) }
  }

  private var patientTurns: Int { Int(patience / .milliseconds(1)) }
}

extension PendingWork {
  /// Returns whether the work ends without an action of the user or a signal for a guard.
  ///
  /// A request or a cleanup counts as busy while it is in progress.
  fileprivate func shouldEnd(whileBusy isBusy: Bool) -> Bool {
    switch self {
    case .request, .cleanup: isBusy
    case .customPresentation, .result, .lookUp: true
    case .acknowledgement, .held, .queued, .handedOver: false
    }
  }
}
