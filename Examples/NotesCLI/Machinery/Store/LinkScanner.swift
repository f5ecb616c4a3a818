/// Collects the links of paragraphs, with the places of their addresses; images count as links.
///
/// It recognises `[text](address)`, `[name]: address`, `[[name]]`, `<address>`, and plain web addresses.
struct LinkScanner {
  private let bytes: [UInt8]
  private var end = 0
  private var found: [MarkdownLink] = []
  /// The line of the link that was found last, and the position of its address.
  private var line = 0
  private var place = 0

  /// The length above which an address is ignored.
  private static let longest = 2_000
  private static let schemes = ["http://", "https://"].map { Array($0.utf8) }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the links of a text, in order.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func links(in text: String) -> [MarkdownLink] {
    let bytes = Array(text.utf8)
    var scanner = LinkScanner(bytes)
    MarkdownParagraphs.read(bytes) { part in
      switch part {
      case .heading(_, let content), .text(let content): scanner.scan(content)
      case .frontMatter, .code: break
      }
    }
    return scanner.found
  }

  private mutating func scan(_ paragraph: Range<Int>) {
    end = paragraph.upperBound
    MarkdownParagraphs.walk(bytes, paragraph) { position in
      switch (bytes[position], byte(position + 1)) {
      case (ASCII.openBracket, ASCII.openBracket): readName(from: position + 2)
      case (ASCII.closeBracket, ASCII.openParenthesis): readAddress(from: position + 2)
      case (ASCII.closeBracket, ASCII.colon): readDefinition(from: position)
      case (ASCII.less, _): readBracketed(from: position + 1) ?? position + 1
      case (UInt8(ascii: "h"), _): readBare(from: position, in: paragraph)
      default: position + 1
      }
    }
  }
}

/// Each of these functions tries to read a link, and returns the position after it.
extension LinkScanner {
  private func byte(_ position: Int) -> UInt8? { position < end ? bytes[position] : nil }

  private mutating func add(_ range: Range<Int>, isName: Bool = false) -> Int {
    if !range.isEmpty {
      line += bytes[place..<range.lowerBound].count { $0 == ASCII.newline }
      place = range.lowerBound
      let address = String(decoding: bytes[range], as: UTF8.self)
      found.append(MarkdownLink(address: address, isName: isName, line: line, range: range))
    }
    return range.upperBound
  }

  /// Reads `name]]` or `name|text]]`.
  private mutating func readName(from start: Int) -> Int {
    let name = bytes[start..<min(start + 200, end)].prefix {
      ![ASCII.openBracket, ASCII.closeBracket, ASCII.newline].contains($0)
    }
    guard byte(name.endIndex) == ASCII.closeBracket, byte(name.endIndex + 1) == ASCII.closeBracket
    else { return start }
    let bar = name.firstIndex(of: ASCII.pipe) ?? name.endIndex
    return max(add(start..<bar, isName: true), name.endIndex)
  }

  /// Reads `address)`, with a title after it or not.
  private mutating func readAddress(from start: Int) -> Int {
    var depth = 0
    for position in start..<min(start + LinkScanner.longest, end) {
      switch bytes[position] {
      case ASCII.openParenthesis: depth += 1
      case ASCII.closeParenthesis where depth == 0: return readTarget(from: start, to: position)
      case ASCII.closeParenthesis: depth -= 1
      default: break
      }
    }
    return start
  }

  /// Reads the address after `]:` if the line begins with the bracket.
  private mutating func readDefinition(from bracket: Int) -> Int {
    let line = bytes[..<bracket].lastIndex(of: ASCII.newline).map { $0 + 1 } ?? 0
    let begin = bytes[line..<bracket].drop(while: ASCII.isBlank)
    guard begin.first == ASCII.openBracket, begin.dropFirst().first != ASCII.caret,
      !begin.dropFirst().contains(ASCII.openBracket)
    else { return bracket + 1 }
    let rest = bytes[(bracket + 2)..<end].prefix { $0 != ASCII.newline }
    return readTarget(from: bracket + 2, to: rest.endIndex)
  }

  /// Reads an address that may be in brackets and have something after it.
  private mutating func readTarget(from start: Int, to end: Int) -> Int {
    let text = bytes[start..<end].drop(while: ASCII.isWhitespace)
    let isBracketed = text.first == ASCII.less
    let address =
      isBracketed
      ? text.dropFirst().prefix { $0 != ASCII.greater } : text.prefix { !ASCII.isWhitespace($0) }
    return add(address.indices)
  }

  /// Reads `address>`.
  private mutating func readBracketed(from start: Int) -> Int? {
    let address = bytes[start..<min(start + LinkScanner.longest, end)].prefix {
      $0 != ASCII.greater && $0 != ASCII.less && !ASCII.isWhitespace($0)
    }
    let isAddress = address.contains { $0 == ASCII.colon || $0 == UInt8(ascii: "@") }
    guard isAddress, byte(address.endIndex) == ASCII.greater else { return nil }
    return add(address.indices)
  }

  /// Reads a web address, without the punctuation of the sentence after it.
  private mutating func readBare(from start: Int, in paragraph: Range<Int>) -> Int {
    let before = paragraph.contains(start - 1) ? bytes[start - 1] : ASCII.space
    let rest = bytes[start..<end]
    guard !ASCII.isLetter(before), !ASCII.isDigit(before),
      LinkScanner.schemes.contains(where: { rest.starts(with: $0) })
    else { return start + 1 }
    var address = rest.prefix { !ASCII.isWhitespace($0) && !"<>\"`]|".utf8.contains($0) }
    while let last = address.last, ".,;:!?'*_)".utf8.contains(last) {
      let isOpened = last == ASCII.closeParenthesis && address.contains(ASCII.openParenthesis)
      if isOpened { break }
      address.removeLast()
    }
    return add(address.indices)
  }
}
