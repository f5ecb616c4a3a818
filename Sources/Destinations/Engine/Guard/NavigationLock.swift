/// Prevents changes until it is released, for example during a payment, a recording, or an update.
///
/// Every request that would change a locked flow or remove a locked place is refused with `locked`,
/// whatever its cause, before guards are asked. Facts reported by the interface are reverted, and
/// gestures cannot begin. Only ending the flow is still possible.
@MainActor
public final class NavigationLock {
  /// The reason, as one sentence for errors.
  public let reason: String

  /// The name by which a presentation releases the lock; nil for a lock of the app's code.
  public let name: String?

  /// The place that cannot leave; nil if the whole flow is locked.
  public let placeID: DestinationID?

  /// Whether the lock has been released.
  public var isReleased: Bool { onRelease == nil }

  /// Called on release; nil afterwards.
  private var onRelease: (() -> Void)?

  /// Creates a lock; without a closure to call on release, the lock is released already.
  init(
    _ reason: String, name: String? = nil, placeID: DestinationID?, onRelease: (() -> Void)?
  ) {
    self.reason = reason
    self.name = name
    self.placeID = placeID
    self.onRelease = onRelease
  }

  /// Ends the lock.
  ///
  /// Requests that were refused are not repeated.
  ///
  /// Only the first call has an effect.
  public func release() {
    exchange(&onRelease, with: nil)?()
  }
}
