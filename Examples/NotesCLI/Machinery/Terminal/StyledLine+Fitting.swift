extension StyledLine {
  /// Returns the line cut to a width, with `…` at the end if text was cut off.
  func truncated(to width: Int) -> StyledLine {
    guard columns > width else { return self }
    guard width > 0 else { return StyledLine() }
    var cut = prefix(columns: width - 1)
    cut.append("…", cut.spans.last?.style ?? .plain)
    return cut
  }

  /// The number of columns of the longest word.
  var columnsOfLongestWord: Int {
    plainText.split(whereSeparator: \.isWhitespace).map(TextWidth.columns).max() ?? 0
  }

  /// Returns the line with spaces after it up to a width, in the style of its last piece.
  func padded(to width: Int) -> StyledLine {
    let missing = width - columns
    guard missing > 0 else { return self }
    let style = spans.last?.style.intersection(.inverse) ?? .plain
    return self + StyledLine(String(repeating: " ", count: missing), style)
  }

  /// Returns as much of the beginning as fits into a width.
  func prefix(columns width: Int) -> StyledLine {
    var result = StyledLine()
    var room = width
    for span in spans {
      let fitting = TextWidth.prefix(of: span.text, columns: room)
      result.append(fitting, span.style)
      room -= TextWidth.columns(of: fitting)
      if fitting.count < span.text.count { break }
    }
    return result
  }

  /// Returns the line without characters that would move the cursor or turn the direction, and without soft hyphens, which
  /// terminals show where no word is broken.
  ///
  /// A tab becomes four spaces, and a line end one space. Text from a file must pass here before the terminal receives
  /// it.
  func sanitized() -> StyledLine {
    StyledLine(spans.map { StyledSpan(StyledLine.sanitize($0.text), $0.style) })
  }

  private static func sanitize(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        clean.append(contentsOf: "    ".unicodeScalars)
      } else if scalar == "\n" {
        clean.append(" ")
      } else if !isDangerous(scalar) {
        clean.append(scalar)
      }
    }
    return String(clean)
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0xad, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
