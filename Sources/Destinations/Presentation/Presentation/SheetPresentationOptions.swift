/// The appearance of a sheet.
///
/// The library passes these options to the interface and does not interpret them.
public struct SheetPresentationOptions: Sendable, Hashable, Codable, PrintedByProperties {
  /// The ways in which a sheet covers the place behind it.
  public enum Style: String, Sendable, CaseIterable, Codable {
    /// A sheet that leaves part of the place behind it visible.
    case sheet
    /// A cover of the whole screen.
    case fullScreenCover
    /// A bubble that points to its origin; a sheet if there is no room for a bubble.
    case popover
  }

  /// A height at which a sheet rests.
  public enum Detent: Sendable, Hashable {
    /// About half of the available height.
    case medium
    /// The whole available height.
    case large
    /// A fraction of the available height, from 0 to 1.
    case fraction(Double)
    /// A height in points, or in the unit of the interface.
    case height(Double)
  }

  /// The way in which the sheet covers the place behind it.
  public var style: Style

  /// The heights at which the sheet rests.
  ///
  /// If empty, the interface chooses.
  public var detents: [Detent]

  /// Whether the sheet appears and disappears with an animation.
  public var shouldAnimate: Bool

  /// Whether the user may dismiss the sheet with a gesture; no gesture dismisses a cover of the whole screen.
  public var allowsInteractiveDismissal: Bool

  /// Creates options; by default, an animated sheet that the user may dismiss.
  public init(
    style: Style = .sheet, detents: [Detent] = [], shouldAnimate: Bool = true,
    allowsInteractiveDismissal: Bool = true
  ) {
    self.style = style
    self.detents = detents
    self.shouldAnimate = shouldAnimate
    self.allowsInteractiveDismissal = allowsInteractiveDismissal
  }

  /// Whether the interface offers a gesture that dismisses the sheet.
  package var isDraggable: Bool { allowsInteractiveDismissal && style != .fullScreenCover }
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
        .init(codingPath: decoder.codingPath, debugDescription: "\"\(text)\" is not a detent."))
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
