/// The tasks that end with their destination.
@MainActor
final class RequestTasks {
  private var running: [Int: (name: String, task: Task<Void, Never>)] = [:]
  private var started = 0

  /// Starts a task that is removed when it ends.
  @discardableResult
  func start(
    named name: String, _ work: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    started += 1
    let number = started
    let task = Task { [weak self] in
      await work()
      self?.running[number] = nil
    }
    running[number] = (name, task)
    return task
  }

  /// Cancels the tasks with a name.
  func cancel(named name: String) {
    for entry in running.values where entry.name == name { entry.task.cancel() }
  }

  /// Cancels all tasks.
  func cancelAll() {
    for entry in running.values { entry.task.cancel() }
    running = [:]
  }
}
