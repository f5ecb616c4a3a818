/// Decides which place presents a sheet, and the effect of a request for a sheet at a place that already presents one.
///
/// The rules of *Detour*, that modals do not nest and belong to the application, are
/// `ModalPolicy(whenNested: .refuse, isApplicationWide: true)`.
public struct ModalPolicy: Sendable, Hashable, PrintedByProperties {
  /// What happens to a sheet whose presenter already presents one.
  public enum Occupied: Sendable {
    /// The request is refused with `alreadyPresenting`.
    case refuse
    /// The request is held until the existing sheet has left; ``Flow/pending`` lists it as `queued`.
    ///
    /// Other requests continue.
    ///
    /// A tree without a flow cannot wait, and refuses.
    case queue
    /// The existing sheet leaves, and the new one takes its place in the same transition.
    case replace
  }

  /// What happens to a sheet whose requester is itself in a sheet.
  public enum Nested: Sendable {
    /// The requester presents the new sheet on top of its own.
    case allow
    /// The request is refused with `modalRefused`.
    case refuse
    /// The request is held until the sheet around the requester has left.
    ///
    /// Then the presenter of that sheet presents the new one.
    ///
    /// A tree without a flow cannot wait, and refuses.
    case queue
    /// The sheet around the requester leaves, and the new one takes its place in the same
    /// transition.
    case replace
    /// The root presents the new sheet, on top of everything.
    case hoist
  }

  /// What happens to a sheet whose requester is itself in a sheet.
  public var whenNested: Nested

  /// What happens to a sheet whose presenter already presents one.
  public var whenOccupied: Occupied

  /// Whether a sheet is presented by the root instead of the requester, unless the requester is itself in a sheet.
  public var isApplicationWide: Bool

  /// Creates a policy.
  ///
  /// By default, sheets may nest, a second sheet of the same presenter is refused, and the
  /// requester presents.
  public init(
    whenNested: Nested = .allow, whenOccupied: Occupied = .refuse, isApplicationWide: Bool = false
  ) {
    self.whenNested = whenNested
    self.whenOccupied = whenOccupied
    self.isApplicationWide = isApplicationWide
  }

  /// Returns whether a request that is refused for one cause is to wait until a sheet has left.
  func queues(_ code: DestinationError.Code) -> Bool {
    switch code {
    case .alreadyPresenting: whenOccupied == .queue
    case .modalRefused: whenNested == .queue
    default: false
    }
  }
}
