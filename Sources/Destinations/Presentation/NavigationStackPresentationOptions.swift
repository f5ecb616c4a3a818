/// How a stack shows a change.
///
/// The library passes these options to the interface and does not interpret them.
public struct NavigationStackPresentationOptions: Sendable, Hashable {
  /// Whether the change is animated.
  public var shouldAnimate: Bool

  /// Creates options.
  public init(shouldAnimate: Bool) {
    self.shouldAnimate = shouldAnimate
  }
}

extension NavigationStackPresentationOptions: PrintedByProperties {}
