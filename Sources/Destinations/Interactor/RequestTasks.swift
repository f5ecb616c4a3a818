/// The tasks that live no longer than their destination.
@MainActor
final class RequestTasks {
  private var running: [Int: Task<Void, Never>] = [:]
  private var started = 0

  /// Starts a task that is forgotten when it ends.
  func start(_ work: @escaping @MainActor () async -> Void) {
    started += 1
    let number = started
    running[number] = Task { [weak self] in
      await work()
      self?.running[number] = nil
    }
  }

  /// Cancels every task.
  func cancelAll() {
    for task in running.values { task.cancel() }
    running = [:]
  }
}
