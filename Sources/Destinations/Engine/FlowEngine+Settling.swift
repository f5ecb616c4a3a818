/// Waiting until nothing is going on any more, by counting what has begun and has not ended.
extension FlowEngine {
  /// Whether nothing is waited for.
  var isIdle: Bool {
    !isRunning && !isDraining && (unacknowledged == nil || coordinator == nil) && suspended == nil
      && queue.isEmpty
      && ledger.isEmpty && embedded.entries.allSatisfy(\.engine.isIdle)
  }

  /// Whether anything is in progress that can end by itself, here or in a flow within.
  var isBusy: Bool { ledger.isBusy || embedded.entries.contains { $0.engine.isBusy } }

  /// Waits until something has ended, or until ``wake()``.
  func nextRest() async {
    await withCheckedContinuation { waiting = waiting + [$0] }
  }

  /// Lets everybody look again who waits.
  func wake() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// Lets everybody look again who waits, if nothing runs that can end by itself.
  func wakeIfResting() {
    if !waiting.isEmpty && !isRunning && !isBusy { wake() }
    surroundings?.engine?.wakeIfResting()
  }
}
