/// Goes through the paragraphs of a Markdown text.
///
/// Every byte is read a fixed number of times.
struct MarkdownParagraphs {
  /// The lines that belong together.
  enum Part {
    /// A line between the two `---` at the start.
    case frontMatter(Range<Int>)
    /// The text of a heading.
    case heading(level: Int, Range<Int>)
    /// A paragraph, an entry of a list, or a row of a table.
    case text(Range<Int>)
    /// A line of code.
    case code(Range<Int>)
  }

  private let take: (Part) -> Void
  private var paragraph: Range<Int>?

  /// Passes the parts of a text in UTF-8 to a closure, in order; comments are left out.
  static func read(_ bytes: [UInt8], _ take: (Part) -> Void) {
    withoutActuallyEscaping(take) { take in
      var paragraphs = MarkdownParagraphs(take: take)
      for line in MarkdownScanner(bytes) { paragraphs.read(line) }
      paragraphs.end()
    }
  }

  private mutating func read(_ line: MarkdownLine) {
    switch line.kind {
    case .blank, .rule, .fence: end()
    case .frontMatter: take(.frontMatter(line.content))
    case .code:
      end()
      take(.code(line.content))
    case .heading(let level):
      end()
      take(.heading(level: level, line.content))
    case .underline(let level):
      if let paragraph { take(.heading(level: level, paragraph)) }
      paragraph = nil
    case .bullet, .numbered, .quote, .table:
      end()
      extend(line.content)
    case .text: extend(line.content)
    case .comment: break
    }
  }

  private mutating func extend(_ content: Range<Int>) {
    paragraph = (paragraph?.lowerBound ?? content.lowerBound)..<content.upperBound
  }

  private mutating func end() {
    if let paragraph { take(.text(paragraph)) }
    paragraph = nil
  }
}

extension MarkdownParagraphs {
  /// Walks through a paragraph, and skips code and characters after a backslash.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the whole text.
  ///   - paragraph: The bytes of the paragraph.
  ///   - visit: Reads a byte, and returns the position to continue at.
  /// - Complexity: O(n) in the number of bytes of the paragraph.
  static func walk(
    _ bytes: [UInt8], _ paragraph: Range<Int>, _ visit: (_ position: Int) -> Int
  ) {
    var code = CodeSpanFinder(bytes, end: paragraph.upperBound)
    var position = paragraph.lowerBound
    while position < paragraph.upperBound {
      switch bytes[position] {
      case ASCII.backslash: position += 2
      case ASCII.backtick:
        let run = code.run(at: position)
        position = (code.closing(of: run) ?? run).upperBound
      default: position = visit(position)
      }
    }
  }
}
