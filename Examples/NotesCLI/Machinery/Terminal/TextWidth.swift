/// Measures text in the columns of a terminal.
///
/// A control character takes no column, nor does a combining mark; East Asian wide characters and
/// emoji take two.
enum TextWidth {
  /// Returns the number of columns of one character: 0, 1 or 2.
  static func columns(of character: Character) -> Int {
    if let byte = character.asciiValue { return byte < 0x20 || byte == 0x7f ? 0 : 1 }
    var widest = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xfe0f { return 2 }
      widest = max(widest, columns(of: scalar))
    }
    return widest
  }

  /// Returns the number of columns of a text on one line.
  ///
  /// - Complexity: O(n) in the number of characters.
  static func columns(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the text cut to a width, with `…` at the end if text was cut off.
  static func truncate(_ text: String, to width: Int) -> String {
    guard columns(of: text) > width else { return text }
    guard width > 0 else { return "" }
    return prefix(of: text, columns: width - 1) + "…"
  }

  /// Returns the end of a text cut to a width, with `…` before it if text was cut off.
  static func truncateStart(_ text: String, to width: Int) -> String {
    guard columns(of: text) > width else { return text }
    guard width > 0 else { return "" }
    return "…" + String(prefix(of: String(text.reversed()), columns: width - 1).reversed())
  }

  /// Returns as much of the beginning as fits into a width.
  static func prefix(of text: String, columns width: Int) -> String {
    var used = 0
    let fitting = text.prefix { character in
      used += columns(of: character)
      return used <= width
    }
    return String(fitting)
  }

  /// Breaks a text into parts of at most a width, between words where possible; the space at a break ends its part.
  ///
  /// - Returns: The parts, at least one, which together are the whole text; a space may be beyond the width.
  /// - Complexity: O(n) in the number of characters.
  static func fold(_ text: String, to width: Int) -> [Substring] {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) {
      return fold(text, text.utf8.indices, to: width) { (1, text.utf8[$0] == ASCII.space) }
    }
    return fold(text, text.indices, to: width) { (columns(of: text[$0]), text[$0] == " ") }
  }

  /// Breaks a text; the closure returns the columns of the character at an index, and whether it is a space.
  private static func fold(
    _ text: String, _ indices: some Sequence<String.Index>, to width: Int,
    _ measure: (String.Index) -> (columns: Int, isSpace: Bool)
  ) -> [Substring] {
    var parts: [Substring] = []
    var (start, used) = (text.startIndex, 0)
    /// The start of the last word, and the number of columns before it.
    var (word, columnsBefore) = (start, 0)
    for index in indices {
      let (columns, isSpace) = measure(index)
      while used + columns > width, !isSpace || used > width {
        let isBetweenWords = word > start && !isSpace
        let end = isBetweenWords ? word : index
        parts.append(text[start..<end])
        (start, used) = (end, isBetweenWords ? used - columnsBefore : 0)
        (word, columnsBefore) = (end, 0)
      }
      used += columns
      if isSpace { (word, columnsBefore) = (text.index(after: index), used) }
    }
    return parts + [text[start...]]
  }

  /// Returns the text with spaces after it up to a width; a wider text stays.
  static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - columns(of: text), 0))
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if WideScalars.contains(scalar) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return WideScalars.isJoiningJamo(scalar) ? 0 : 1
    }
  }
}
