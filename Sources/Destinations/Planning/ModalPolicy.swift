/// What happens when a sheet is asked for where sheets are already, and which place presents it.
///
/// Detour's first two rules, that modals are not nested and belong to the application, are
/// `ModalPolicy(whenNested: .refuse, isApplicationWide: true)`, or one of the other cures for nesting.
public struct ModalPolicy: Sendable, Hashable {
  /// What happens when the place that is to present the sheet presents one already.
  public enum Occupied: Sendable {
    /// The request is refused.
    case refuse
    /// The request is held, without holding up others, until the sheet that is there has left.
    ///
    /// A tree by itself, without a flow, has nobody to wait and refuses.
    case queue
    /// The sheet that is there leaves, and the new one takes its place in the same transition.
    case replace
  }

  /// What happens when the place that asks is in a sheet itself.
  public enum Nested: Sendable {
    /// It presents the sheet on top of its own.
    case allow
    /// The request is refused.
    case refuse
    /// The request is held until the sheet around the place has left; then whoever presented that one
    /// presents it. A tree by itself, without a flow, has nobody to wait and refuses.
    case queue
    /// The sheet around the place leaves, and the new one takes its place in the same transition.
    case replace
    /// The root presents it, over everything.
    case hoist
  }

  /// What happens when the place that asks is in a sheet itself.
  public var whenNested: Nested

  /// What happens when the place that is to present the sheet presents one already.
  public var whenOccupied: Occupied

  /// Whether the root presents every sheet, and not the place that asks.
  public var isApplicationWide: Bool

  /// Creates a policy.
  ///
  /// Without arguments sheets may be nested, an occupied place refuses, and the place that asks presents.
  public init(
    whenNested: Nested = .allow, whenOccupied: Occupied = .refuse, isApplicationWide: Bool = false
  ) {
    self.whenNested = whenNested
    self.whenOccupied = whenOccupied
    self.isApplicationWide = isApplicationWide
  }

  /// Whether a request that is refused for one cause is to wait until a sheet has left.
  func queues(_ code: DestinationError.Code) -> Bool {
    switch code {
    case .alreadyPresenting: whenOccupied == .queue
    case .modalRefused: whenNested == .queue
    default: false
    }
  }
}
