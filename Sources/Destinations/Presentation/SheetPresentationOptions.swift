/// How a sheet is shown; data for the interface, which the core never interprets.
public struct SheetPresentationOptions: Sendable, Hashable {
  /// How much a sheet covers.
  public enum Style: String, Sendable, CaseIterable, Codable {
    /// A sheet that leaves some of what is behind it in sight.
    case sheet
    /// A cover of the whole screen.
    case fullScreenCover
  }

  /// A height at which a sheet rests.
  public enum Detent: Sendable, Hashable {
    /// About half of the height.
    case medium
    /// All of the height.
    case large
    /// A part of the height, from 0 to 1.
    case fraction(Double)
    /// A height in points, or in whatever unit the interface counts in.
    case height(Double)
  }

  /// How much the sheet covers.
  public var style: Style

  /// The heights at which it rests; the interface's own choice if empty.
  public var detents: [Detent]

  /// Whether it comes and goes with an animation.
  public var shouldAnimate: Bool

  /// Whether a person may dismiss it by a gesture.
  public var allowsInteractiveDismissal: Bool

  /// Creates options; without arguments an animated sheet that may be dismissed.
  public init(
    style: Style = .sheet, detents: [Detent] = [], shouldAnimate: Bool = true,
    allowsInteractiveDismissal: Bool = true
  ) {
    self.style = style
    self.detents = detents
    self.shouldAnimate = shouldAnimate
    self.allowsInteractiveDismissal = allowsInteractiveDismissal
  }
}
