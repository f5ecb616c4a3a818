extension FlowEngine {
  @discardableResult
  func lock(
    _ placeID: DestinationID?, because reason: String, named name: String? = nil
  ) -> NavigationLock {
    lastLock += 1
    let number = lastLock
    let lock = NavigationLock(reason, name: name, placeID: placeID) { [link] in
      link.engine?.set(nil, for: number)
    }
    set(lock, for: number)
    return lock
  }

  /// Stores a lock under its number, or removes the lock with that number.
  private func set(_ lock: NavigationLock?, for number: Int) {
    var all = locks
    locks = [:]
    all[number] = lock
    locks = all
  }

  var locksInOrder: [NavigationLock] { locks.sorted(on: \.key).map(\.value) }
}
