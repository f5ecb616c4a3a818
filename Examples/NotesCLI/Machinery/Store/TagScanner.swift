/// Collects the `#words` of paragraphs, leaving out inline code, links and numbers.
struct TagScanner {
  /// The tags found so far, in lower case, without `#`.
  private(set) var found: Set<String> = []
  private let bytes: [UInt8]

  /// Creates a scanner for paragraphs of a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Adds the tags of one paragraph.
  ///
  /// - Complexity: O(n) in the number of bytes.
  mutating func scan(_ paragraph: Range<Int>) {
    MarkdownParagraphs.walk(bytes, paragraph) { position in
      bytes[position] == ASCII.hash ? readTag(at: position, in: paragraph) : position + 1
    }
  }
}

extension TagScanner {
  /// Tries to read a tag, and returns the position after it.
  private mutating func readTag(at hash: Int, in paragraph: Range<Int>) -> Int {
    var end = hash + 1
    while end < paragraph.upperBound, isTagByte(bytes[end]) { end += 1 }
    if end > hash + 1, canStart(at: hash, in: paragraph), let tag = tag((hash + 1)..<end) {
      found.insert(tag)
    }
    return end
  }

  private func isTagByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.hyphen
      || byte == ASCII.underscore || byte == ASCII.slash
  }

  /// Returns whether the text before the hash allows a tag; a URL or a link does not.
  private func canStart(at hash: Int, in paragraph: Range<Int>) -> Bool {
    guard let before = byte(hash - 1, in: paragraph) else { return true }
    switch before {
    case ASCII.openParenthesis: return byte(hash - 2, in: paragraph) != ASCII.closeBracket
    case ASCII.asterisk, ASCII.underscore, UInt8(ascii: ","): return true
    default: return ASCII.isWhitespace(before) && !isLinkDefinition(before: hash, in: paragraph)
    }
  }

  /// Recognises `[name]: #fragment`.
  private func isLinkDefinition(before hash: Int, in paragraph: Range<Int>) -> Bool {
    byte(hash - 2, in: paragraph) == ASCII.colon
      && byte(hash - 3, in: paragraph) == ASCII.closeBracket
  }

  private func byte(_ position: Int, in paragraph: Range<Int>) -> UInt8? {
    paragraph.contains(position) ? bytes[position] : nil
  }

  private func tag(_ range: Range<Int>) -> String? {
    let word = String(decoding: bytes[range], as: UTF8.self).lowercased()
    var tag = word.prefix { $0.isLetter || $0.isNumber || "-_/".contains($0) }
    while let last = tag.last, "-_/".contains(last) { tag.removeLast() }
    guard let first = tag.first, !"-_/".contains(first) else { return nil }
    return tag.contains(where: \.isLetter) ? String(tag) : nil
  }
}
