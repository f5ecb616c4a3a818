/// Finds the title and the tags of a note.
///
/// It scans bytes instead of characters, each a fixed number of times.
struct NoteParser {
  private let bytes: [UInt8]
  private var frontMatter: [String] = []
  private var heading: String?
  private var firstText: Range<Int>?
  private var firstCode: Range<Int>?
  private var paragraph: Range<Int>?
  private var tags: TagScanner

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tags = TagScanner(bytes)
  }

  /// Returns the title and the tags of a text in UTF-8.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func header(of bytes: [UInt8]) -> MarkdownHeader {
    var parser = NoteParser(bytes)
    for line in MarkdownScanner(bytes) { parser.read(line) }
    parser.endParagraph()
    return parser.header
  }

  /// Returns the title and the tags of a text.
  static func header(of text: String) -> MarkdownHeader {
    header(of: Array(text.utf8))
  }
}

extension NoteParser {
  private var header: MarkdownHeader {
    let all = tags.found.union(FrontMatter.tags(in: frontMatter))
    let title = FrontMatter.title(in: frontMatter) ?? heading ?? firstLine
    return MarkdownHeader(title: title, tags: all.sorted())
  }

  private var firstLine: String? {
    (firstText ?? firstCode).flatMap(title(_:))
  }

  private mutating func read(_ line: MarkdownLine) {
    switch line.kind {
    case .blank, .rule, .fence: endParagraph()
    case .frontMatter: frontMatter.append(string(line.content))
    case .code: readCode(line)
    case .heading: readHeading(line.content)
    case .underline: readUnderline()
    case .bullet, .numbered, .quote, .table: begin(line)
    case .text: extend(line)
    }
  }

  private mutating func readCode(_ line: MarkdownLine) {
    endParagraph()
    if firstCode == nil, !line.content.isEmpty { firstCode = line.content }
  }

  private mutating func readHeading(_ content: Range<Int>) {
    endParagraph()
    if heading == nil { heading = title(content) }
    tags.scan(content)
  }

  private mutating func readUnderline() {
    if heading == nil { heading = paragraph.flatMap(title(_:)) }
    endParagraph()
  }

  private mutating func begin(_ line: MarkdownLine) {
    endParagraph()
    extend(line)
  }

  private mutating func extend(_ line: MarkdownLine) {
    if firstText == nil, !line.content.isEmpty { firstText = line.content }
    paragraph = (paragraph?.lowerBound ?? line.content.lowerBound)..<line.content.upperBound
  }

  private mutating func endParagraph() {
    if let paragraph { tags.scan(paragraph) }
    paragraph = nil
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the text as one line of moderate length, or nil if nothing is left.
  private func title(_ range: Range<Int>) -> String? {
    let words = string(range.prefix(1_000)).prefix(200).split { $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
