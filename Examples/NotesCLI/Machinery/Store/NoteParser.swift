/// Finds the title and the tags of a note.
///
/// It scans bytes instead of characters, each a fixed number of times.
struct NoteParser {
  private let bytes: [UInt8]
  private var frontMatter: [String] = []
  private var heading: String?
  private var firstText: Range<Int>?
  private var firstCode: Range<Int>?
  private var tags: TagScanner

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tags = TagScanner(bytes)
  }

  /// The title of a text, nil if it is blank, and its tags, sorted, unique and in lower case.
  typealias Header = (title: String?, tags: [String])

  /// Returns the title and the tags of a text in UTF-8.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func header(of bytes: [UInt8]) -> Header {
    var parser = NoteParser(bytes)
    MarkdownParagraphs.read(bytes) { parser.read($0) }
    return parser.header
  }

  /// Returns the title and the tags of a text.
  static func header(of text: String) -> Header {
    header(of: Array(text.utf8))
  }
}

extension NoteParser {
  private var header: Header {
    let all = tags.found.union(FrontMatter.tags(in: frontMatter))
    let title = FrontMatter.title(in: frontMatter) ?? heading ?? firstLine
    return (title, all.sorted())
  }

  private var firstLine: String? {
    guard let start = firstText ?? firstCode else { return nil }
    let end = bytes[start].firstIndex(of: ASCII.newline) ?? start.upperBound
    return title(start.lowerBound..<end)
  }

  private mutating func read(_ part: MarkdownParagraphs.Part) {
    switch part {
    case .frontMatter(let content): frontMatter.append(string(content))
    case .heading(let level, let content):
      // Headings of parts, which many documents share, are not titles.
      if heading == nil, level == 1 || firstText == nil && firstCode == nil {
        heading = title(content)
      }
      tags.scan(content)
    case .text(let content):
      if firstText == nil, bytes[content].first.map({ $0 != ASCII.less }) ?? false {
        firstText = content
      }
      tags.scan(content)
    case .code(let content): if firstCode == nil, !content.isEmpty { firstCode = content }
    }
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
