/// The appearance of a change in a stack.
///
/// The library passes these options to the interface and does not interpret them.
public struct NavigationStackPresentationOptions: Sendable, Hashable, PrintedByProperties {
  /// Whether the change is animated.
  public var shouldAnimate: Bool

  /// Whether the interface shows a replacement like a push.
  public var looksLikePush: Bool

  /// Creates options.
  public init(shouldAnimate: Bool, looksLikePush: Bool = false) {
    self.shouldAnimate = shouldAnimate
    self.looksLikePush = looksLikePush
  }
}
