/// Lets work on behalf of a place report to its flow.
///
/// It is a task-local value while the work runs.
package struct WorkTicket: Sendable {
  /// The ticket of the work that runs in this task.
  @TaskLocal package static var current: WorkTicket?

  /// The work as listed in `pending`.
  package let work: PendingWork

  /// The entry of the assistant that does the work; nil for all other work.
  private let assistance: Int?

  private let onPark: @MainActor @Sendable (_ isParked: Bool) -> Void

  init(
    _ work: PendingWork, assistance: Int? = nil,
    onPark: @escaping @MainActor @Sendable (_ isParked: Bool) -> Void = { _ in }
  ) {
    self.work = work
    self.assistance = assistance
    self.onPark = onPark
  }

  /// The role of work that begins in this task, which may be that of an assistant.
  static func role(of work: PendingWork) -> WorkRole {
    guard let current, current.work == work, let assistance = current.assistance else {
      return .own
    }
    return .assisted(by: assistance)
  }

  /// Reports whether the work waits for something outside, so that waiting for it would never end.
  @MainActor
  package func park(_ isParked: Bool) {
    onPark(isParked)
  }
}
