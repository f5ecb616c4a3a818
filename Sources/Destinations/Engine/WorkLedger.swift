/// Work in progress, in the order in which it began.
struct WorkLedger {
  private var running: [Int: PendingWork] = [:]
  private var last = 0

  /// What is in progress, oldest first.
  var entries: [PendingWork] { running.sorted { $0.key < $1.key }.map(\.value) }

  mutating func begin(_ work: PendingWork) -> Int {
    last += 1
    running[last] = work
    return last
  }

  mutating func end(_ key: Int) {
    running[key] = nil
  }
}
