extension FlowEngine {
  @discardableResult
  func lock(
    _ placeID: DestinationID?, because reason: String, named name: String? = nil
  ) -> NavigationLock {
    let lock = NavigationLock(reason, name: name, placeID: placeID) { [link] lock in
      link.engine?.locks.removeAll { $0 === lock }
    }
    locks.append(lock)
    return lock
  }
}
