/// How a sheet is shown; data for the interface, which the core never interprets.
public struct SheetPresentationOptions: Sendable, Hashable, Codable {
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

extension SheetPresentationOptions.Detent: Codable {
  /// Reads a detent from its text: `medium`, `large`, `fraction 0.5` or `height 200`.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let words = text.split(separator: " ")
    switch (words.first, words.dropFirst().first.flatMap { Double($0) }) {
    case ("medium", nil): self = .medium
    case ("large", nil): self = .large
    case ("fraction", let part?): self = .fraction(part)
    case ("height", let height?): self = .height(height)
    default:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(text) is no detent."))
    }
  }

  /// Writes the detent as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .medium: try container.encode("medium")
    case .large: try container.encode("large")
    case .fraction(let part): try container.encode("fraction \(part)")
    case .height(let height): try container.encode("height \(height)")
    }
  }
}
