/// Work of a place, which the flow counts while it is in progress.
@MainActor
final class WorkCount {
  private let work: PendingWork
  private let role: WorkRole
  private let link: HostLink?
  private var key: Int?

  /// Creates work that is not in progress yet.
  ///
  /// Its role is that of the assistant in whose task it is created, unless it has one of its own.
  init(_ work: PendingWork, at link: HostLink?, as role: WorkRole? = nil) {
    self.work = work
    self.link = link
    self.role = role ?? WorkTicket.role(of: work)
  }

  func begin() {
    if key == nil { key = link?.host?.begin(work, as: role) }
  }

  func end() {
    if let key { link?.host?.end(key) }
    key = nil
  }

  /// Notes whether the work waits for something outside.
  func park(_ isParked: Bool) {
    if let key { link?.host?.park(key, isParked) }
  }

  /// Does the work with a ticket, and ends it.
  func run(
    onPark: @escaping @MainActor @Sendable (Bool) -> Void, _ body: @MainActor () async -> Void
  ) async {
    let ticket = WorkTicket(work, assistance: role == .assistance ? key : nil, onPark: onPark)
    await WorkTicket.$current.withValue(ticket) { await body() }
    end()
  }
}
