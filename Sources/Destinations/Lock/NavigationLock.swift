#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeps a place, or everything, as it is until it is released: for a payment that runs, a recording, an update.
///
/// Every request that would change what it locks is refused with `locked`, whatever its verb and cause, before any
/// guard is asked. Facts that the interface tells are undone, and gestures do not begin. Only ending the flow passes.
@MainActor
public final class NavigationLock {
  /// Why it is locked, one sentence, for errors.
  public let reason: String

  /// The place that may not leave; nil if nothing may change.
  public let placeID: UUID?

  /// Whether it locks nothing any more.
  public private(set) var isReleased = false

  private let link: HostLink?

  init(_ reason: String, placeID: UUID?, engine: FlowEngine?) {
    self.reason = reason
    self.placeID = placeID
    link = engine?.link
    if engine == nil { isReleased = true }
  }

  /// Lets changes pass again.
  ///
  /// What was refused meanwhile stays refused. Only the first call counts.
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
