/// What work on behalf of a place can tell its flow about itself; bound while the work runs.
package struct WorkTicket: Sendable {
  /// The ticket of the work that runs in this task.
  @TaskLocal package static var current: WorkTicket?

  /// What the work is, as `pending` names it.
  package let work: PendingWork

  private let onPark: @MainActor @Sendable (_ isParked: Bool) -> Void

  init(
    _ work: PendingWork,
    onPark: @escaping @MainActor @Sendable (_ isParked: Bool) -> Void = { _ in }
  ) {
    self.work = work
    self.onPark = onPark
  }

  /// Tells whether the work waits for somebody outside, so that waiting for it would never end.
  @MainActor
  package func park(_ isParked: Bool) {
    onPark(isParked)
  }
}
