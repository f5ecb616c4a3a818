#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Locks.
extension Flow {
  /// Locks a place, which may not leave, or everything, so that nothing may change.
  ///
  /// A locked place may be covered and hidden, and may present; what it lies in may not leave either. Locks of flows
  /// around and within count too, as far as a change concerns them. The flow keeps the lock until it is released.
  /// - Parameters:
  ///   - placeID: The place; nil for everything in this flow.
  ///   - reason: Why, one sentence, for errors.
  /// - Returns: The lock, by which to release it.
  @discardableResult
  public func lock(_ placeID: UUID? = nil, because reason: String) -> NavigationLock {
    engine.lock(placeID, because: reason)
  }

  /// The locks that are not released, in the order in which they were made.
  public var locks: [NavigationLock] { engine.locks }
}

extension Destinationable {
  /// Locks this place, which may not leave until the lock is released; see ``Flow/lock(_:because:)``.
  ///
  /// - Parameter reason: Why, one sentence, for errors.
  /// - Returns: The lock, by which to release it; outside the library's own flow it locks nothing.
  @discardableResult
  public func lockNavigation(because reason: String) -> NavigationLock {
    (internalState.host as? FlowEngine)?.lock(id, because: reason)
      ?? NavigationLock(reason, placeID: id, engine: nil)
  }
}

extension FlowEngine {
  func lock(_ placeID: UUID?, because reason: String) -> NavigationLock {
    let lock = NavigationLock(reason, placeID: placeID, engine: self)
    locks = locks + [lock]
    return lock
  }
}
