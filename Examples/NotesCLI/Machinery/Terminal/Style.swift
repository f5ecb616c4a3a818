/// The style of a piece of text; several can be combined.
struct Style: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = Style(rawValue: 1)
  static let dim = Style(rawValue: 2)
  static let italic = Style(rawValue: 4)
  static let underline = Style(rawValue: 8)
  static let inverse = Style(rawValue: 16)
  /// The one colour of the app, left out where colours are not wanted.
  static let accent = Style(rawValue: 32)

  static let struck = Style(rawValue: 64)

  /// No style.
  static let plain: Style = []
}
