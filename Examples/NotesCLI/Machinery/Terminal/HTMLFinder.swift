/// Finds the HTML in a Markdown text: tags, comments, and characters by name.
struct HTMLFinder {
  private let bytes: [UInt8]
  /// Whether no comment ends from here on, so that no later search is needed.
  private var isWithoutEnd = false

  /// Prepares to search a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static let commentStart = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  /// The length above which a tag is ignored.
  private static let longestTag = 2_000
  /// The tags that begin a block of their own.
  private static let blocks = Set(
    """
    article aside blockquote center dd details div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li ol p \
    pre section summary table tbody td tfoot th thead tr ul
    """.split(separator: " "))
}

extension HTMLFinder {
  /// Returns the end of the comment that starts here; nil if there is no comment, or no end.
  mutating func endOfComment(from start: Int) -> Int? {
    guard !isWithoutEnd, bytes[start...].starts(with: HTMLFinder.commentStart) else { return nil }
    var position = start + HTMLFinder.commentStart.count
    while position < bytes.count {
      if bytes[position] == ASCII.hyphen, bytes[position...].starts(with: HTMLFinder.commentEnd) {
        return position + HTMLFinder.commentEnd.count
      }
      position += 1
    }
    isWithoutEnd = true
    return nil
  }

  /// Returns the name of the tag that starts here, in lower case, and where it ends; nil if there is none.
  func tag(from start: Int) -> (name: String, end: Int)? {
    guard let name = name(ofTagFrom: start) else { return nil }
    var quote: UInt8?
    for index in name.endIndex..<min(bytes.count, start + HTMLFinder.longestTag) {
      let byte = bytes[index]
      if byte == quote {
        quote = nil
      } else if quote == nil {
        switch byte {
        case ASCII.greater: return (lowered(name), index + 1)
        case ASCII.less: return nil
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        default: break
        }
      }
    }
    return nil
  }

  /// Returns whether a line that starts here, and those after it, are HTML.
  func opensBlock(at start: Int) -> Bool {
    name(ofTagFrom: start).map { HTMLFinder.blocks.contains(Substring(lowered($0))) } ?? false
  }

  /// Returns the character that is named here, as `&amp;`, and where the name ends.
  func character(from start: Int) -> (text: String, end: Int)? {
    let name = bytes[(start + 1)...].prefix(HTMLCharacter.longestName)
      .prefix { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.hash }
    guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";"),
      let text = HTMLCharacter.named(String(decoding: name, as: UTF8.self))
    else { return nil }
    return (text, name.endIndex + 1)
  }

  private func name(ofTagFrom start: Int) -> ArraySlice<UInt8>? {
    guard start < bytes.count, bytes[start] == ASCII.less else { return nil }
    let rest = bytes[(start + 1)...].drop { $0 == ASCII.slash }
    let name = rest.prefix { $0 < 0x80 && (ASCII.isLetter($0) || ASCII.isDigit($0)) }
    guard let first = name.first, ASCII.isLetter(first), name.startIndex <= start + 2,
      name.endIndex < bytes.count
    else { return nil }
    let next = bytes[name.endIndex]
    let ends = [ASCII.greater, ASCII.slash, ASCII.hyphen]
    return ASCII.isWhitespace(next) || ends.contains(next) ? name : nil
  }

  private func lowered(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name.map(ASCII.lowered), as: UTF8.self)
  }
}
