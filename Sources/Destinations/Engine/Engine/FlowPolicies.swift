/// Settings that apply to every request of a flow.
public struct FlowPolicies: Sendable, Hashable, PrintedByProperties {
  /// The policy for a sheet that is requested where there is one already.
  public var modal: ModalPolicy

  /// Whether interactions of places that are not on screen may present something.
  ///
  /// By default they are refused with `requesterHidden`, so the second half of a double tap does
  /// nothing.
  public var allowsHiddenRequesters: Bool

  /// The number of requests that may wait, and that may run in a row before the flow yields.
  ///
  /// A value below 1 counts as 1. Further requests are refused with `queueFull`; facts of the interface may always wait.
  public var queueLimit: Int {
    didSet { queueLimit = max(queueLimit, 1) }
  }

  /// The number of requests that may be held at the same time: until a signal, or until a sheet has
  /// left.
  ///
  /// A value below 1 counts as 1. Further requests are refused with `queueFull`.
  public var heldLimit: Int {
    didSet { heldLimit = max(heldLimit, 1) }
  }

  /// Creates policies.
  ///
  /// - Parameters:
  ///   - modal: The policy for a sheet that is requested where there is one already.
  ///   - allowsHiddenRequesters: Whether interactions of places that are not on screen may present
  ///     something.
  ///   - queueLimit: The number of requests that may wait, or run in a row. A value below 1 counts as 1.
  ///   - heldLimit: The number of requests that may be held at the same time. A value below 1 counts as 1.
  public init(
    modal: ModalPolicy = ModalPolicy(), allowsHiddenRequesters: Bool = false,
    queueLimit: Int = 1_000, heldLimit: Int = 1_000
  ) {
    self.modal = modal
    self.allowsHiddenRequesters = allowsHiddenRequesters
    self.queueLimit = max(queueLimit, 1)
    self.heldLimit = max(heldLimit, 1)
  }
}
