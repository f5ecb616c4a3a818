/// Goes through the bytes of a Markdown text and finds the kind of each line.
///
/// Both the parser of titles and tags and the view of a note use it, so that they agree on
/// what is code. Every byte is read a fixed number of times.
struct MarkdownScanner: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int
  private var frontMatterEnd: Int
  private var fence: Fence?
  private var isInList = false
  private var previous: MarkdownLine.Kind = .blank
  private var html: HTMLFinder
  /// The end of the comment that was found last.
  private var endOfComment = 0

  /// Prepares a scan of a whole text in UTF-8, with or without a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    html = HTMLFinder(bytes)
    position = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    frontMatterEnd = 0
    frontMatterEnd = endOfFrontMatter()
  }

  /// Returns the next line, or nil at the end of the text.
  mutating func next() -> MarkdownLine? {
    guard position < bytes.count else { return nil }
    let start = position
    let span = lineSpan(at: start)
    position = span.next
    let line = classify(RawLine(bytes: bytes, start: start, end: span.end))
    previous = line.kind
    return withoutComment(line)
  }

  /// Returns the part of a line outside comments.
  private mutating func withoutComment(_ line: MarkdownLine) -> MarkdownLine {
    let start = line.content.lowerBound
    if line.kind == .text, start >= endOfComment {
      endOfComment = html.endOfComment(from: start) ?? endOfComment
    }
    guard start < endOfComment else { return line }
    let rest = bytes[line.content].dropFirst(endOfComment - start).drop(while: ASCII.isBlank)
    return MarkdownLine(
      kind: rest.isEmpty ? .comment : .text, content: rest.indices, indent: line.indent)
  }
}

extension MarkdownScanner {
  /// Returns the end of the line that starts here, and the start of the next one.
  private func lineSpan(at start: Int) -> (end: Int, next: Int) {
    var end = start
    while end < bytes.count, bytes[end] != ASCII.newline { end += 1 }
    let next = end + 1
    if end > start, bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
    return (end, next)
  }

  private func endOfFrontMatter() -> Int {
    var span = lineSpan(at: position)
    guard RawLine(bytes: bytes, start: position, end: span.end).text == "---" else { return 0 }
    var isFirst = true
    while span.next < bytes.count {
      let start = span.next
      span = lineSpan(at: start)
      let line = RawLine(bytes: bytes, start: start, end: span.end)
      if line.isEndOfFrontMatter { return span.next }
      if isFirst, !bytes[start..<span.end].contains(ASCII.colon) { return 0 }
      isFirst = false
    }
    return 0
  }

  private mutating func classify(_ line: RawLine) -> MarkdownLine {
    if line.start < frontMatterEnd {
      return MarkdownLine(kind: .frontMatter, content: line.dropping(columns: 0), indent: 0)
    }
    if let fence { return continueFence(fence, line) }
    if line.isBlank { return line.make(.blank) }
    if !isInList, line.indent >= 4, previous == .blank || previous == .code {
      return MarkdownLine(kind: .code, content: line.dropping(columns: 4), indent: 0)
    }
    if let opened = line.openingFence, isInList || line.indent < 4 {
      fence = opened
      return line.make(.fence)
    }
    let made = line.block(canBeUnderline: previous == .text && !isInList)
    noteList(made)
    return made
  }

  private mutating func continueFence(_ fence: Fence, _ line: RawLine) -> MarkdownLine {
    if line.closes(fence) {
      self.fence = nil
      return line.make(.fence)
    }
    return MarkdownLine(kind: .code, content: line.dropping(columns: fence.indent), indent: 0)
  }

  private func isFootnote(_ line: MarkdownLine) -> Bool {
    let text = bytes[line.content]
    return text.starts(with: [ASCII.openBracket, ASCII.caret])
      && text.firstIndex(of: ASCII.closeBracket).map { text[($0 + 1)...].first == ASCII.colon }
        ?? false
  }

  /// Records whether later lines can belong to an entry of a list, or to a footnote.
  private mutating func noteList(_ line: MarkdownLine) {
    switch line.kind {
    case .bullet, .numbered: isInList = true
    case .text where isFootnote(line): isInList = true
    case .text where line.indent > 0 || previous != .blank: break
    default: isInList = false
    }
  }
}
