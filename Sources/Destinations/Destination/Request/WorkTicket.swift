/// Work on behalf of a place, which its flow counts while it is in progress.
///
/// It is a task-local value while the work runs.
package final class WorkTicket: Sendable {
  /// The ticket of the work that runs in this task.
  @TaskLocal package static var current: WorkTicket?

  /// The work as listed in `pending`.
  package let work: PendingWork

  private let role: WorkRole
  private let ledger: WorkLedger?
  private let restsWhenParked: Bool
  @MainActor private var key: Int?
  @MainActor private var isOver = false

  /// Creates work, which begins at once.
  ///
  /// Work without a role of its own has the role of the assistant in whose task it is created. Work with
  /// `restsWhenParked` is not listed while it is parked.
  @MainActor
  init(
    _ work: PendingWork, in ledger: WorkLedger? = nil, as role: WorkRole? = nil,
    restsWhenParked: Bool = false
  ) {
    self.work = work
    self.ledger = ledger
    self.role = role ?? Self.current?.role(of: work) ?? .own
    self.restsWhenParked = restsWhenParked
    begin()
  }

  @MainActor
  private func role(of work: PendingWork) -> WorkRole? {
    role == .assistance && self.work == work ? key.map { .assisted(by: $0) } : nil
  }

  @MainActor
  func begin() {
    if key == nil, !isOver { key = ledger?.begin(work, as: role) }
  }

  @MainActor
  func end() {
    if let key { ledger?.end(key) }
    key = nil
  }

  /// Reports whether the work waits for an external event, so that waiting for the work would never
  /// end.
  @MainActor
  package func park(_ isParked: Bool) {
    if restsWhenParked {
      if isParked { end() } else { begin() }
    } else if let key {
      ledger?.park(key, isParked)
    }
  }

  /// Does the work, and ends it.
  @MainActor
  func run(_ body: @MainActor () async -> Void) async {
    await Self.$current.withValue(self) { await body() }
    end()
    isOver = true
  }
}
