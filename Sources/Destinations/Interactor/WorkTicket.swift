/// Lets work on behalf of a place report to its flow.
///
/// It is a task-local value while the work runs.
package struct WorkTicket: Sendable {
  /// The ticket of the work that runs in this task.
  @TaskLocal package static var current: WorkTicket?

  /// The work as listed in `pending`.
  package let work: PendingWork

  private let onPark: @MainActor @Sendable (_ isParked: Bool) -> Void

  init(
    _ work: PendingWork,
    onPark: @escaping @MainActor @Sendable (_ isParked: Bool) -> Void = { _ in }
  ) {
    self.work = work
    self.onPark = onPark
  }

  /// Reports whether the work waits for something outside, so that waiting for it would never end.
  @MainActor
  package func park(_ isParked: Bool) {
    onPark(isParked)
  }
}
