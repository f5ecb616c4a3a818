internal import Destinations

extension FlowEngine {
  /// Waits until a condition is met, up to a limit of real time, as a last resort against waiting forever.
  ///
  /// It waits in a hundred turns of the main actor, so that a busy machine gets more time.
  ///
  /// - Returns: Whether the condition is met.
  func rest(within limit: Duration, until isMet: (FlowEngine) -> Bool) async -> Bool {
    if isMet(self) { return true }
    var isOver = false
    let guardian = Task { @MainActor in
      for _ in 1...100 {
        guard (try? await Task.sleep(for: limit / 100)) != nil else { return }
      }
      isOver = true
      wake()
    }
    while !isMet(self) && !isOver { await nextRest() }
    guardian.cancel()
    return !isOver
  }
}
