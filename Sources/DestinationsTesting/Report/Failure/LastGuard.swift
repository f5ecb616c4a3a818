internal import Destinations

/// A last resort against waiting forever.
///
/// The limit is in real time, not in the time of a test clock.
enum LastGuard {
  /// Waits in a hundred turns of the main actor, so that a busy machine gets more time.
  ///
  /// - Returns: False if the task was cancelled first.
  @MainActor
  static func waits(_ limit: Duration) async -> Bool {
    for _ in 1...100 {
      guard (try? await Task.sleep(for: limit / 100)) != nil else { return false }
    }
    return true
  }
}

extension FlowEngine {
  /// Waits until a condition is met, up to a limit.
  ///
  /// - Returns: Whether the condition is met.
  func rest(within limit: Duration, until isMet: (FlowEngine) -> Bool) async -> Bool {
    if isMet(self) { return true }
    var isOver = false
    let guardian = Task { @MainActor in
      guard await LastGuard.waits(limit) else { return }
      isOver = true
      wake()
    }
    while !isMet(self) && !isOver { await nextRest() }
    guardian.cancel()
    return !isOver
  }
}
