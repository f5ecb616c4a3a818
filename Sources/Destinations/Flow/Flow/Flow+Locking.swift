/// Locking navigation.
extension Flow {
  /// Locks a place so that it cannot leave, or the whole flow so that nothing can change.
  ///
  /// A locked place may still be covered or hidden, and may present other places. The containers
  /// around it cannot leave either. Locks of embedded flows and of the flows around also apply to
  /// changes that concern them. The flow keeps the lock until it is released; the lock of a place is
  /// released when the flow ends.
  /// - Parameters:
  ///   - placeID: The place; nil for the whole flow.
  ///   - reason: The reason, as one sentence for errors.
  /// - Returns: The lock. Call its `release()` to end it.
  @discardableResult
  public func lock(_ placeID: DestinationID? = nil, because reason: String) -> NavigationLock {
    engine.lock(placeID, because: reason)
  }

  /// The locks that are in effect, in the order in which they were created.
  public var locks: [NavigationLock] { engine.locksInOrder }
}

extension Destinationable {
  /// Locks this place so that it cannot leave; see ``Flow/lock(_:because:)``.
  ///
  /// - Parameter reason: The reason, as one sentence for errors.
  /// - Returns: The lock. Outside of a ``Flow``, it has no effect.
  @discardableResult
  public func lockNavigation(because reason: String) -> NavigationLock {
    (internalState.host as? FlowEngine)?.lock(id, because: reason)
      ?? NavigationLock(reason, placeID: id, onRelease: nil)
  }
}
