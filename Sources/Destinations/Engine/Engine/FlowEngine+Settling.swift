/// Waiting until nothing is in progress, by counting what has begun and not ended.
extension FlowEngine {
  /// Whether nothing is pending.
  package var isIdle: Bool {
    !isRunning && !isDraining && !isAwaiting && state.suspension == nil
      && queue.isEmpty && !isLapsing
      && ledger.isEmpty && embedded.engines.allSatisfy(\.isIdle)
  }

  /// Whether any work is in progress that can end by itself, here or in an embedded flow.
  ///
  /// Work that waits for a test, such as a gated request, does not count, nor do acknowledgements.
  package var isBusy: Bool {
    if ledger.isBusy || isLapsing { return true }
    return !embedded.isEmpty && embedded.engines.contains(where: \.isBusy)
  }

  /// Waits until some work has ended, or until ``wake()``.
  package func nextRest() async {
    await withCheckedContinuation { waiting = waiting + [$0] }
  }

  /// Resumes every waiting task, which checks the state again.
  package func wake() {
    for continuation in exchange(&waiting, with: []) { continuation.resume() }
  }

  /// Resumes every waiting task, if nothing is in progress that can end by itself.
  func wakeIfResting() {
    if !waiting.isEmpty && !isRunning && !isBusy { wake() }
    surroundings?.engine?.wakeIfResting()
  }
}
