/// Work of a place that is not in progress all the time; its flow counts it only while it is.
@MainActor
final class WorkCount {
  private let work: PendingWork
  private weak var host: TreeHost?
  private var key: Int?

  init(_ work: PendingWork, at host: TreeHost?) {
    self.work = work
    self.host = host
  }

  func begin() {
    if key == nil { key = host?.begin(work) }
  }

  func end() {
    if let key { host?.end(key) }
    key = nil
  }
}
