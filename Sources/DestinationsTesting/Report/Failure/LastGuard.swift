/// A last resort against waiting forever.
///
/// Only this depends on real time.
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
