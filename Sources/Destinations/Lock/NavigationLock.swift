/// Prevents changes until it is released, for example during a payment, a recording, or an update.
///
/// Every request that would change what is locked is refused with `locked`, whatever causes it,
/// before guards are asked. Facts reported by the interface are reverted, and gestures cannot
/// begin. Only ending the flow is still possible.
@MainActor
public final class NavigationLock {
  /// The reason, as one sentence for errors.
  public let reason: String

  /// The place that cannot leave; nil if nothing can change.
  public let placeID: DestinationID?

  /// Whether the lock has been released.
  public private(set) var isReleased = false

  private let link: HostLink?

  init(_ reason: String, placeID: DestinationID?, engine: FlowEngine?) {
    self.reason = reason
    self.placeID = placeID
    link = engine?.link
    if engine == nil { isReleased = true }
  }

  /// Ends the lock.
  ///
  /// Requests that were refused are not repeated.
  ///
  /// Only the first call has an effect.
  public func release() {
    isReleased = true
    if let engine = link?.engine { engine.locks = engine.locks.filter { $0 !== self } }
  }

  /// Whether it forbids a change that is planned.
  func forbids(_ question: GateQuestion) -> Bool {
    guard let placeID else { return true }
    return question.leaving.contains { $0.id == placeID }
  }
}
