internal import Destinations

/// The record of the locks, each of which some run must release.
struct LockEnds {
  /// The number of locks with each name after the last step.
  private var locks: [String: Int] = [:]
  /// The places whose interactions have taken the locks with a name.
  private var takers: [String: DestinationID] = [:]
  /// The locks that remain although their takers have received an answer, by name.
  private var idle: [String: Matter] = [:]

  @MainActor
  mutating func note(_ record: StepRecord, _ tallies: inout MatterTallies) {
    let isLaunch = record.step.has(.isLaunch)
    if isLaunch { (takers, idle) = ([:], [:]) }
    let names = record.places.lockNames
    if names.isEmpty, locks.isEmpty { return }
    let now = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for matter in idle.values { tallies.noteAttempt(record, toEnd: matter) }
    for (name, count) in locks where now[name, default: 0] < count && !isLaunch {
      tallies.end(.lock(name))
      if let matter = idle.removeValue(forKey: name) { tallies.end(matter) }
    }
    for (name, count) in now {
      tallies.count(.lock(name))
      if count > locks[name, default: 0] {
        takers[name] = record.tappedID
        // The next release is that of the new lock.
        idle[name] = nil
      }
      // The taker has received an answer, and waits for fewer further answers than it holds locks of that name.
      if let taker = takers[name], record.deliveries.contains(where: { $0.placeID == taker }),
        record.places.requestCount(of: taker) < count, let route = record.places.route(of: taker)
      {
        idle[name] = .lockAfterAnswers(name, at: route)
      }
    }
    for (name, matter) in idle {
      tallies.count(matter)
      let route = takers[name].flatMap(record.places.route)
      if let route { tallies[matter].routes.insert(route) }
    }
    locks = now
  }
}

extension Coverage {
  /// The number of steps for which a lock must be held before it counts as lasting.
  private static var manySteps: Int { 1_000 }

  /// The number of steps for which a lock must be held, once all answers have arrived, before it counts as lasting.
  private static var someSteps: Int { 32 }

  /// Returns the locks that were kept for many steps, and that no run has released.
  func lastingLocks() -> [Complaint] {
    complaints { matter, tally in
      let lock: (name: String, limit: Int, when: String)
      switch matter {
      case .lock(let name): lock = (name, Self.manySteps, "")
      case .lockAfterAnswers(let name, let route):
        lock = (name, Self.someSteps, " after the answers to \(route)")
      default: return nil
      }
      guard tally.count >= lock.limit, hasTriedAll(tally) else { return nil }
      return (
        "no run released \(lock.name.isEmpty ? "a lock" : "the lock \"\(lock.name)\"")\(lock.when)",
        "release it on every path, or explore with the value that releases it"
      )
    }
  }
}
