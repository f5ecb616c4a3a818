/// Holds a piece of text of one style.
struct StyledSpan: Hashable, Sendable {
  /// The text, on one line.
  var text: String
  /// How it looks.
  var style: Style

  /// Takes a text and how it looks.
  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}
