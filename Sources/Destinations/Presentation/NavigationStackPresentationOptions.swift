/// How a stack shows a change; data for the interface, which the core never interprets.
public struct NavigationStackPresentationOptions: Sendable, Hashable {
  /// Whether the change is animated.
  public var shouldAnimate: Bool

  /// Creates options.
  public init(shouldAnimate: Bool) {
    self.shouldAnimate = shouldAnimate
  }
}
