/// What happens when a sheet is asked for where one is already.
public struct ModalPolicy: Sendable, Hashable {
  /// What happens when the place that asks presents a sheet already.
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

  /// Whether a place in a sheet may present another sheet.
  public var allowsNesting: Bool

  /// What happens when the place that asks presents a sheet already.
  public var whenOccupied: Occupied

  /// Creates a policy; without arguments sheets may be nested, and an occupied place refuses.
  public init(allowsNesting: Bool = true, whenOccupied: Occupied = .refuse) {
    self.allowsNesting = allowsNesting
    self.whenOccupied = whenOccupied
  }
}
