/// Holds one line of text in several styles.
struct StyledLine: Hashable, Sendable {
  /// The pieces from left to right.
  private(set) var spans: [StyledSpan] = []

  /// Joins pieces; neighbours of one style become one, empty ones are dropped.
  init(_ spans: [StyledSpan]) {
    for span in spans { append(span) }
  }

  /// Creates a line from a text of one style.
  init(_ text: String = "", _ style: Style = .plain) {
    append(StyledSpan(text, style))
  }
}

extension StyledLine: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {
    self.init(value)
  }
}

extension StyledLine {
  /// The text without styles.
  var plainText: String { spans.map(\.text).joined() }

  /// The number of columns.
  var columns: Int { spans.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }

  /// Whether there is no text.
  var isEmpty: Bool { spans.isEmpty }

  /// Adds a piece at the end.
  mutating func append(_ span: StyledSpan) {
    guard !span.text.isEmpty else { return }
    if let last = spans.indices.last, spans[last].take(span) { return }
    spans.append(span)
  }

  /// Adds a text at the end.
  mutating func append(_ text: String, _ style: Style = .plain) {
    append(StyledSpan(text, style))
  }

  private func styled(_ change: (Style) -> Style) -> StyledLine {
    StyledLine(spans.map { StyledSpan($0.text, change($0.style)) })
  }

  /// Returns the whole line with a style inverted.
  func toggling(_ style: Style) -> StyledLine {
    styled { $0.symmetricDifference(style) }
  }

  /// Returns the line with one style replaced by another.
  func replacing(_ style: Style, with other: Style) -> StyledLine {
    styled { $0.contains(style) ? $0.subtracting(style).union(other) : $0 }
  }

  /// Returns the line with a style added to all of it.
  func adding(_ style: Style) -> StyledLine {
    styled { $0.union(style) }
  }

  /// Returns the line with a style inverted in ranges of UTF-8 bytes.
  func toggling(_ style: Style, at places: [Range<Int>]) -> StyledLine {
    guard !places.isEmpty else { return self }
    var line = StyledLine()
    var offset = 0
    for span in spans {
      for character in span.text {
        let isThere = places.contains { $0.contains(offset) }
        line.append(
          String(character), isThere ? span.style.symmetricDifference(style) : span.style)
        offset += character.utf8.count
      }
    }
    return line
  }

  /// Returns the line with the positions of its pieces in an unbroken text, counted from a byte.
  func numbered(from start: Int) -> StyledLine {
    var next = start
    return StyledLine(
      spans.map { span in
        defer { next += span.text.utf8.count }
        return StyledSpan(span.text, span.style, origin: next)
      })
  }

  /// Returns the line with some of its styles inverted: those that `style` gives for each byte of the unbroken text.
  ///
  /// The pieces of the line no longer have origins.
  func toggling(_ style: (_ byte: Int) -> Style) -> StyledLine {
    var line = StyledLine()
    for span in spans.flatMap(\.characters) {
      let change = span.origin.map(style) ?? .plain
      line.append(span.text, span.style.symmetricDifference(change))
    }
    return line
  }

  /// Returns the pieces of both lines, one after the other.
  static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    StyledLine(left.spans + right.spans)
  }
}
