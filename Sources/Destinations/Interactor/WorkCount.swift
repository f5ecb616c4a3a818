/// Work of a place that is interrupted at times.
///
/// The flow counts it only while it is in progress.
@MainActor
final class WorkCount {
  private let work: PendingWork
  private let role: WorkRole
  private let link: HostLink?
  private var key: Int?

  init(_ work: PendingWork, at link: HostLink?) {
    self.work = work
    self.link = link
    role = WorkTicket.role(of: work)
  }

  /// What the work is known by where it runs; there it may say that its next piece has come.
  var ticket: WorkTicket {
    WorkTicket(work) { [weak self] isParked in isParked ? self?.end() : self?.begin() }
  }

  func begin() {
    if key == nil { key = link?.host?.begin(work, as: role) }
  }

  func end() {
    if let key { link?.host?.end(key) }
    key = nil
  }
}
