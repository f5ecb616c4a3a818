/// Holds a piece of text of one style.
struct StyledSpan: Hashable, Sendable {
  /// The text, on one line.
  var text: String
  /// The style of the piece.
  var style: Style
  /// The position of the piece in its unbroken text, in bytes of UTF-8; nil if it belongs to none.
  var origin: Int?

  /// Creates a span from a text and its style.
  init(_ text: String, _ style: Style = .plain, origin: Int? = nil) {
    self.text = text
    self.style = style
    self.origin = origin
  }
}

extension StyledSpan {
  /// The characters, each as a piece.
  var characters: [StyledSpan] {
    var next = origin
    return text.map { character in
      let piece = StyledSpan(String(character), style, origin: next)
      next = next.map { $0 + character.utf8.count }
      return piece
    }
  }

  /// The words, and each white-space character between them, as pieces.
  var words: [StyledSpan] {
    var pieces: [StyledSpan] = []
    var next = origin
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let word = rest.prefix { !ASCII.isBlank($0) && $0 != ASCII.newline }
      let piece = word.isEmpty ? rest.prefix(1) : word
      pieces.append(StyledSpan(String(Substring(piece)), style, origin: next))
      next = next.map { $0 + piece.count }
      rest = rest[piece.endIndex...]
    }
    return pieces
  }

  /// Appends a piece that continues this one in the same style.
  ///
  /// - Returns: False if the piece does not continue this one; then nothing is added.
  mutating func take(_ next: StyledSpan) -> Bool {
    guard next.style == style, next.origin == origin.map({ $0 + text.utf8.count }) else {
      return false
    }
    text += next.text
    return true
  }
}
