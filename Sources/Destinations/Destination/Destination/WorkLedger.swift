/// Work in progress, in the order in which it began.
@MainActor
package final class WorkLedger {
  private var running: [Int: (work: PendingWork, role: WorkRole)] = [:]
  /// Work that waits for an external event, such as the release of a gate by a test.
  private var parked: Set<Int> = []
  /// Called when work has ended, or has begun or ceased to wait for an external event.
  var onEnd: () -> Void = {}
  /// The number of the work that has begun last, counted from 1.
  package private(set) var last = 0

  /// The work in progress, oldest first, each request once.
  var entries: [PendingWork] {
    var requests: Set<PendingWork> = []
    for entry in running.values where entry.role != .preparation { requests.insert(entry.work) }
    return running.sorted(on: \.key).map(\.value).filter { entry in
      switch entry.role {
      case .own, .assistance: true
      case .assisted(let assistant): running[assistant] == nil
      case .preparation: !requests.contains(entry.work)
      }
    }.map(\.work)
  }

  /// Whether nothing is in progress.
  var isEmpty: Bool { running.isEmpty }

  /// Whether anything is in progress that can end by itself.
  var isBusy: Bool { running.count > parked.count }

  /// Whether the preparation and the clean-up of interactors are the only work.
  package var isHousekeeping: Bool {
    running.values.allSatisfy { entry in
      if case .cleanup = entry.work { true } else { entry.role == .preparation }
    }
  }

  /// Records that work begins; returns the key to end it with.
  func begin(_ work: PendingWork, as role: WorkRole = .own) -> Int {
    last += 1
    running[last] = (work, role)
    return last
  }

  func end(_ key: Int) {
    running[key] = nil
    parked.remove(key)
    onEnd()
  }

  /// Records whether work waits for an external event, so that it cannot end by itself.
  func park(_ key: Int, _ isParked: Bool) {
    guard running[key] != nil else { return }
    if isParked { parked.insert(key) } else { parked.remove(key) }
    onEnd()
  }

  /// Records that a place's requests are cancelled, so that parked ones can end by themselves.
  func unpark(at id: DestinationID) {
    if parked.isEmpty { return }
    parked = parked.filter { key in
      if case .request(_, id) = running[key]?.work { false } else { true }
    }
  }
}
