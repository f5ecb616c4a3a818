extension MarkdownScanner {
  /// Describes one line, regardless of the lines around it.
  struct RawLine {
    /// The bytes of the whole text.
    let bytes: [UInt8]
    /// The first byte of the line.
    let start: Int
    /// The position after the last byte of the line that is not white space.
    let end: Int
    /// The first byte that is not white space.
    let first: Int
    /// The number of columns before `first`, a tab taken as four.
    let indent: Int

    /// Measures the indentation and drops white space at the end.
    init(bytes: [UInt8], start: Int, end: Int) {
      var first = start
      var indent = 0
      while first < end, ASCII.isBlank(bytes[first]) {
        indent += bytes[first] == ASCII.tab ? 4 : 1
        first += 1
      }
      var last = end
      while last > first, ASCII.isBlank(bytes[last - 1]) { last -= 1 }
      (self.bytes, self.start, self.end) = (bytes, start, last)
      (self.first, self.indent) = (first, indent)
    }
  }
}

extension MarkdownScanner.RawLine {
  /// Whether there is nothing but white space.
  var isBlank: Bool { first == end }

  /// The first bytes of the content, for comparisons with short texts.
  var text: String { String(decoding: bytes[first..<min(end, first + 8)], as: UTF8.self) }

  /// Whether the line ends front matter.
  var isEndOfFrontMatter: Bool { indent == 0 && (text == "---" || text == "...") }

  /// Makes a line of a kind, with this whole line, without the white space around it, as the content.
  func make(_ kind: MarkdownLine.Kind) -> MarkdownLine {
    MarkdownLine(kind: kind, content: first..<end, indent: indent)
  }

  /// Returns the line without its white space, up to a number of columns.
  func dropping(columns: Int) -> Range<Int> {
    var position = start
    var left = columns
    while left > 0, position < first {
      left -= bytes[position] == ASCII.tab ? 4 : 1
      position += 1
    }
    return position..<max(position, end)
  }

  /// The block of code that the line opens, if any: by a row of backticks or tildes, or by a tag of HTML.
  var openingFence: MarkdownScanner.Fence? {
    let marker = bytes[first]
    if text == "<pre>" { return MarkdownScanner.Fence(marker: marker, count: 1, indent: indent) }
    guard marker == ASCII.backtick || marker == ASCII.tilde else { return nil }
    let count = run(of: marker)
    guard count >= 3 else { return nil }
    if marker == ASCII.backtick, bytes[(first + count)..<end].contains(marker) { return nil }
    return MarkdownScanner.Fence(marker: marker, count: count, indent: indent)
  }

  /// Returns whether the line closes this block of code.
  func closes(_ fence: MarkdownScanner.Fence) -> Bool {
    guard !isBlank, bytes[first] == fence.marker else { return false }
    if fence.isTag { return text == "</pre>" }
    let count = run(of: fence.marker)
    return count >= fence.count && first + count == end
  }

  /// Returns the kind of a line outside code and front matter; it must not be blank.
  func block(canBeUnderline: Bool) -> MarkdownLine {
    switch bytes[first] {
    case ASCII.hash: return heading ?? make(.text)
    case ASCII.greater: return quote
    case ASCII.pipe: return make(.table)
    case ASCII.equals, ASCII.hyphen, ASCII.asterisk, ASCII.underscore, ASCII.plus:
      return ruled(canBeUnderline: canBeUnderline) ?? bullet ?? make(.text)
    default: return numbered ?? make(.text)
    }
  }
}

extension MarkdownScanner.RawLine {
  private func run(of byte: UInt8) -> Int {
    var position = first
    while position < end, bytes[position] == byte { position += 1 }
    return position - first
  }

  private func isBlank(at position: Int) -> Bool {
    position >= end || ASCII.isBlank(bytes[position])
  }

  private func skippingBlanks(from position: Int) -> Int {
    var position = position
    while position < end, ASCII.isBlank(bytes[position]) { position += 1 }
    return position
  }

  private var heading: MarkdownLine? {
    let level = run(of: ASCII.hash)
    guard level <= 6, indent < 4, isBlank(at: first + level) else { return nil }
    let begin = skippingBlanks(from: first + level)
    return MarkdownLine(
      kind: .heading(level: level), content: begin..<endOfHeading(from: begin), indent: indent)
  }

  /// Leaves out the hashes that may close a heading.
  private func endOfHeading(from begin: Int) -> Int {
    var last = end
    while last > begin, bytes[last - 1] == ASCII.hash { last -= 1 }
    guard last == begin || ASCII.isBlank(bytes[last - 1]) else { return end }
    while last > begin, ASCII.isBlank(bytes[last - 1]) { last -= 1 }
    return last
  }

  private var quote: MarkdownLine {
    let begin = isBlank(at: first + 1) ? min(first + 2, end) : first + 1
    return MarkdownLine(kind: .quote, content: begin..<end, indent: indent)
  }

  /// Recognises a horizontal rule and the underline of a heading.
  private func ruled(canBeUnderline: Bool) -> MarkdownLine? {
    let marker = bytes[first]
    let isRun = first + run(of: marker) == end
    if canBeUnderline, isRun, marker == ASCII.equals || marker == ASCII.hyphen {
      return make(.underline(level: marker == ASCII.equals ? 1 : 2))
    }
    guard marker != ASCII.equals, marker != ASCII.plus else { return nil }
    var count = 0
    for byte in bytes[first..<end] where !ASCII.isBlank(byte) {
      guard byte == marker else { return nil }
      count += 1
    }
    return count >= 3 ? make(.rule) : nil
  }

  private var bullet: MarkdownLine? {
    let isMarker = bytes[first] != ASCII.equals && bytes[first] != ASCII.underscore
    guard isMarker, isBlank(at: first + 1) else { return nil }
    let begin = skippingBlanks(from: first + 1)
    return MarkdownLine(kind: .bullet, content: begin..<end, indent: indent)
  }

  private var numbered: MarkdownLine? {
    var position = first
    var number = 0
    while position < end, position - first < 9, ASCII.isDigit(bytes[position]) {
      number = number * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    guard position > first, position < end, isBlank(at: position + 1),
      bytes[position] == ASCII.dot || bytes[position] == ASCII.closeParenthesis
    else { return nil }
    let begin = skippingBlanks(from: position + 1)
    return MarkdownLine(kind: .numbered(number), content: begin..<end, indent: indent)
  }
}
