extension FlowEngine {
  @discardableResult
  func lock(
    _ placeID: DestinationID?, because reason: String, named name: String? = nil
  ) -> NavigationLock {
    lastLock += 1
    let number = lastLock
    let lock = NavigationLock(reason, name: name, placeID: placeID) { [link] in
      link.engine?.locks[number] = nil
    }
    locks[number] = lock
    return lock
  }

  var locksInOrder: [NavigationLock] { locks.sorted(on: \.key).map(\.value) }
}
