/// The last guard against waiting for ever, which alone goes by the clock of the system.
enum LastGuard {
  /// Waits for a while in a hundred turns of the main actor, so that a busy machine is given more time.
  ///
  /// - Returns: False if the task was cancelled before.
  @MainActor
  static func waits(_ limit: Duration) async -> Bool {
    for _ in 1...100 {
      guard (try? await Task.sleep(for: limit / 100)) != nil else { return false }
    }
    return true
  }
}
