/// Turns the marks inside a paragraph into styles.
///
/// It knows inline code, `*emphasis*`, `**strong**`, `~~struck~~`, links, `[[names]]` of notes, images, footnotes,
/// `<addresses>` and the tags of HTML. A mark without a partner is plain text.
struct MarkdownInline {
  private let bytes: [UInt8]
  private var code: CodeSpanFinder
  private var html: HTMLFinder
  /// The names that are defined elsewhere in the text.
  private let names: MarkdownNames
  private var position = 0
  private var pieces: [Piece] = []
  /// Marks of emphasis that may still find a partner.
  private var marks: [Mark] = []
  /// The number of marks of each sort.
  private var counts: [Mark.Sort: Int] = [:]
  /// The positions of `[` among the pieces, for those without a partner so far.
  private var brackets: [Int] = []

  private init(_ text: String, _ names: MarkdownNames) {
    self.names = names
    bytes = Array(text.utf8)
    html = HTMLFinder(bytes)
    code = CodeSpanFinder(bytes, end: bytes.count)
  }

  /// Returns the text with its marks turned into styles, which are added to a base.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func line(
    _ text: String, base: Style = .plain, names: MarkdownNames = MarkdownNames()
  ) -> StyledLine {
    var inline = MarkdownInline(text, names)
    inline.read()
    return inline.render(base)
  }

  /// Returns the text without its marks and the addresses of links.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var inline = MarkdownInline(text, MarkdownNames())
    inline.read()
    inline.pieces.removeAll { if case .address = $0 { true } else { false } }
    return inline.render(.plain).plainText.replacing("\n", with: " ")
  }

  private mutating func read() {
    while position < bytes.count { step() }
  }
}

extension MarkdownInline {
  private mutating func step() {
    switch bytes[position] {
    case ASCII.backslash: readEscape()
    case ASCII.backtick: readCode()
    case ASCII.asterisk, ASCII.underscore, ASCII.tilde: readMark()
    case ASCII.bang where byte(position + 1) == ASCII.openBracket: readBracket(length: 2)
    case ASCII.openBracket where byte(position + 1) == ASCII.caret: readFootnote()
    case ASCII.openBracket where byte(position + 1) == ASCII.openBracket: readName()
    case ASCII.openBracket: readBracket(length: 1)
    case ASCII.closeBracket: readLink()
    case ASCII.less: readAddress()
    case ASCII.ampersand: readCharacter()
    default: readText()
    }
  }

  private func byte(_ index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }

  private mutating func take(_ length: Int) {
    pieces.append(.text(position..<(position + length)))
    position += length
  }

  private mutating func readText() {
    var end = position + 1
    while end < bytes.count, !MarkdownInline.isSpecial(bytes[end]) { end += 1 }
    take(end - position)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.backslash, ASCII.backtick, ASCII.asterisk, ASCII.underscore, ASCII.bang,
      ASCII.openBracket, ASCII.closeBracket, ASCII.less, ASCII.tilde, ASCII.ampersand:
      true
    default: false
    }
  }

  private mutating func readEscape() {
    if let next = byte(position + 1), next < 0x80, !ASCII.isLetter(next), !ASCII.isDigit(next),
      !ASCII.isWhitespace(next)
    {
      position += 1
    }
    take(1)
  }

  private mutating func readCode() {
    let run = code.run(at: position)
    guard let closing = code.closing(of: run) else { return take(run.count) }
    pieces.append(.code(run.upperBound..<closing.lowerBound))
    position = closing.upperBound
  }

  private mutating func readBracket(length: Int) {
    brackets.append(pieces.count)
    take(length)
  }

  /// Reads `[[name]]` or `[[name|text]]`.
  private mutating func readName() {
    guard let end = endOfName(from: position + 2), byte(end + 1) == ASCII.closeBracket,
      end > position + 2
    else { return readBracket(length: 1) }
    let bar = bytes[position + 2..<end].firstIndex(of: ASCII.pipe)
    let text = bar.map { $0 + 1..<end } ?? position + 2..<end
    pieces += [.begin(.underline), .text(text), .end(.underline)]
    position = end + 2
  }

  private mutating func readAddress() {
    var end = position + 1
    var isAddress = false
    while let next = byte(end), next != ASCII.greater, next != ASCII.less,
      !ASCII.isWhitespace(next)
    {
      isAddress = isAddress || next == ASCII.colon || next == UInt8(ascii: "@")
      end += 1
    }
    guard isAddress, byte(end) == ASCII.greater else { return readTag() }
    pieces += [.begin(.underline), .text((position + 1)..<end), .end(.underline)]
    position = end + 1
  }
}

/// The contents of HTML: comments are left out, tags are shown as they are.
extension MarkdownInline {
  private mutating func readTag() {
    if let end = html.endOfComment(from: position) {
      position = end
    } else if let tag = html.tag(from: position) {
      pieces +=
        tag.name == "br"
        ? [.lineBreak] : [.begin(.dim), .text(position..<tag.end), .end(.dim)]
      position = tag.end
      while tag.name == "br", byte(position) == ASCII.space { position += 1 }
    } else {
      take(1)
    }
  }

  private mutating func readCharacter() {
    guard let named = html.character(from: position) else { return take(1) }
    pieces.append(.character(named.text))
    position = named.end
  }
}

extension MarkdownInline {
  /// Reads a run of `*` or `_`, which may close an earlier one or open a new one.
  private mutating func readMark() {
    let marker = bytes[position]
    var end = position
    while byte(end) == marker { end += 1 }
    if marker != ASCII.tilde, end - position == 3 { return readTriple(marker, end) }
    let sort = Mark.Sort(marker: marker, count: end - position)
    let isKnown = marker == ASCII.tilde ? sort.count == 2 : sort.count < 3
    if isKnown, counts[sort, default: 0] > 0, canClose(marker, end) {
      close(sort)
      position = end
    } else {
      if isKnown, canOpen(marker, end) { open(sort) }
      take(end - position)
    }
  }

  /// Exchanges two adjacent marks, the outer one for the inner one, as in `***a* b**`.
  ///
  /// - Returns: The mark to close now.
  private mutating func exchange(_ inner: Mark, _ outer: Mark) -> Mark {
    guard case .text(let first) = pieces[outer.piece], case .text(let second) = pieces[inner.piece]
    else { return inner }
    let middle = first.lowerBound + second.count
    pieces[outer.piece] = .text(first.lowerBound..<middle)
    pieces[inner.piece] = .text(middle..<second.upperBound)
    marks[marks.count - 1] = Mark(sort: inner.sort, piece: outer.piece)
    return Mark(sort: outer.sort, piece: inner.piece)
  }

  /// Reads three marks in a row, which are two marks beside one.
  private mutating func readTriple(_ marker: UInt8, _ end: Int) {
    let sorts = [1, 2].map { Mark.Sort(marker: marker, count: $0) }
    if sorts.allSatisfy({ counts[$0, default: 0] > 0 }), canClose(marker, end) {
      let inner = marks.last { sorts.contains($0.sort) }?.sort
      for sort in inner == sorts[0] ? sorts : sorts.reversed() { close(sort) }
      position = end
    } else {
      let isOpen = canOpen(marker, end)
      for sort in sorts {
        if isOpen { open(sort, isTwin: sort == sorts[1]) }
        take(sort.count)
      }
    }
  }

  private func canOpen(_ marker: UInt8, _ end: Int) -> Bool {
    guard let next = byte(end), !ASCII.isWhitespace(next) else { return false }
    return marker != ASCII.underscore || !isWord(byte(position - 1))
  }

  private func canClose(_ marker: UInt8, _ end: Int) -> Bool {
    guard let before = byte(position - 1), !ASCII.isWhitespace(before) else { return false }
    return marker != ASCII.underscore || !isWord(byte(end))
  }

  private func isWord(_ byte: UInt8?) -> Bool {
    byte.map { ASCII.isLetter($0) || ASCII.isDigit($0) } ?? false
  }

  private mutating func open(_ sort: Mark.Sort, isTwin: Bool = false) {
    marks.append(Mark(sort: sort, piece: pieces.count, isTwin: isTwin))
    counts[sort, default: 0] += 1
  }

  private mutating func close(_ sort: Mark.Sort) {
    while var mark = marks.popLast() {
      if mark.isTwin, let outer = marks.last, outer.sort == sort { mark = exchange(mark, outer) }
      counts[mark.sort, default: 0] -= 1
      guard mark.sort == sort else { continue }
      pieces[mark.piece] = .begin(sort.style)
      pieces.append(.end(sort.style))
      return
    }
  }
}

extension MarkdownInline {
  /// The length above which the address of a link is ignored.
  private static let longestAddress = 2_000

  /// Reads `[^name]`, if there is such a footnote.
  private mutating func readFootnote() {
    guard let end = endOfName(from: position + 2),
      let number = names.number(ofNote: string(position + 2..<end))
    else { return readBracket(length: 1) }
    pieces.append(.footnote(number))
    position = end + 1
  }

  /// Returns the mark of a footnote, as `¹²`.
  static func mark(ofNote number: Int) -> String {
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String("\(number)".compactMap { $0.wholeNumberValue.map { digits[$0] } })
  }

  /// Reads `](address)` or `][name]`, else the bracket is plain text.
  private mutating func readLink() {
    guard let bracket = brackets.popLast() else { return take(1) }
    switch byte(position + 1) {
    case ASCII.openParenthesis:
      guard let end = end(ofAddressFrom: position + 2) else { return take(1) }
      link(from: bracket, to: address(position + 2..<end))
      position = end + 1
    case ASCII.openBracket:
      guard let end = endOfName(from: position + 2) else { return take(1) }
      let name = position + 2 == end ? text(from: bracket) : string(position + 2..<end)
      link(from: bracket, to: names.address(of: name))
      position = end + 1
    default:
      guard !names.hasNoLinks, let address = names.address(of: text(from: bracket)) else {
        return take(1)
      }
      link(from: bracket, to: address)
      position += 1
    }
  }

  private mutating func link(from bracket: Int, to address: String?) {
    pieces[bracket] = .begin(.underline)
    pieces.append(.end(.underline))
    if let address, !address.isEmpty { pieces.append(.address(address)) }
  }

  /// Returns the address without its title and the brackets around it.
  private func address(_ range: Range<Int>) -> String {
    let text = string(range).drop(while: \.isWhitespace)
    if text.hasPrefix("<") { return String(text.dropFirst().prefix { $0 != ">" }) }
    return String(text.prefix { !$0.isWhitespace })
  }

  /// Returns the text between an open bracket and here, if it is not too long for a name.
  private func text(from bracket: Int) -> String {
    guard case .text(let range) = pieces[bracket], position - range.upperBound < 200 else {
      return ""
    }
    return string(range.upperBound..<position)
  }

  /// Returns the end of the parenthesis around an address and its title.
  private func end(ofAddressFrom start: Int) -> Int? {
    var depth = 0
    for index in start..<min(start + MarkdownInline.longestAddress, bytes.count) {
      switch bytes[index] {
      case ASCII.openParenthesis: depth += 1
      case ASCII.closeParenthesis where depth == 0: return index
      case ASCII.closeParenthesis: depth -= 1
      default: break
      }
    }
    return nil
  }

  private func endOfName(from start: Int) -> Int? {
    for index in start..<min(start + 200, bytes.count) {
      if bytes[index] == ASCII.closeBracket { return index }
      if bytes[index] == ASCII.openBracket { return nil }
    }
    return nil
  }
}

extension MarkdownInline {
  private func render(_ base: Style) -> StyledLine {
    var line = StyledLine()
    var style = base
    for piece in pieces {
      switch piece {
      case .text(let range): line.append(string(range), style)
      case .code(let range): line.append(codeText(range), style.union(.accent))
      case .begin(let added): style.formUnion(added)
      case .end(let added): style.subtract(added.subtracting(base))
      case .address(let address) where address.hasPrefix("#"): break
      case .address(let address): line.append(" (\(address))", base.union(.dim))
      case .character(let text): line.append(text, style)
      case .footnote(let number):
        line.append(MarkdownInline.mark(ofNote: number), style.union(.accent))
      case .lineBreak: line.append("\n", style)
      }
    }
    return line
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Strips the one space on each side that lets code begin or end with a backtick.
  private func codeText(_ range: Range<Int>) -> String {
    let isPadded =
      range.count > 2 && bytes[range.lowerBound] == ASCII.space
      && bytes[range.upperBound - 1] == ASCII.space
    return string(isPadded ? range.dropFirst().dropLast() : range)
  }
}
