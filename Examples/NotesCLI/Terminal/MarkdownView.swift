/// Lays out a Markdown text for a terminal.
enum MarkdownView {
  /// The number of quotations inside each other that are laid out as such.
  private static let deepestQuote = 4

  /// Returns the lines that show a text in so many columns, and for each about which line of the text it shows.
  ///
  /// - Complexity: O(n)
  static func rows(of text: String, width: Int) -> (lines: [StyledLine], sources: [Int]) {
    let (blocks, names) = MarkdownBlockBuilder.read(text)
    var (lines, sources): ([StyledLine], [Int]) = ([], [])
    for (index, placed) in blocks.enumerated() {
      let shown = self.lines(of: placed, names, width, depth: 0)
      let source = placed.place.line
      let next =
        index + 1 < blocks.count ? max(blocks[index + 1].place.line, source + 1) : source + 1
      lines += shown
      sources += shown.indices.map { source + $0 * (next - source) / shown.count }
    }
    return (lines, sources)
  }

  /// Returns the lines that show a text in so many columns.
  ///
  /// No line is wider than the width, down to a width of 2; text without spaces is broken.
  ///
  /// - Complexity: O(n)
  static func lines(of text: String, width: Int) -> [StyledLine] {
    lines(of: text, width: width, depth: 0)
  }

  private static func lines(of text: String, width: Int, depth: Int) -> [StyledLine] {
    let (blocks, names) = MarkdownBlockBuilder.read(text)
    return blocks.flatMap { lines(of: $0, names, width, depth: depth) }
  }

  /// Shows a block behind its margin, but for one that takes more than half of the width.
  private static func lines(
    of placed: MarkdownBlockBuilder.Placed, _ names: MarkdownNames, _ width: Int, depth: Int
  ) -> [StyledLine] {
    let margin = placed.place.margin
    guard margin > 0, margin <= width / 2, width - margin >= 2 else {
      return lines(of: placed.block, names, width, depth: depth)
    }
    let space = StyledLine(String(repeating: " ", count: margin))
    return lines(of: placed.block, names, width - margin, depth: depth)
      .map { $0.isEmpty ? $0 : space + $0 }
  }

  private static func lines(
    of block: MarkdownBlock, _ names: MarkdownNames, _ width: Int, depth: Int
  ) -> [StyledLine] {
    switch block {
    case .blank: [StyledLine()]
    case .heading(let level, let text): heading(level, text, names, width)
    case .paragraph(let text): MarkdownInline.line(text, names: names).wrapped(to: width)
    case .item(let marker, let text):
      MarkdownInline.line(text, names: names)
        .wrapped(to: width, behind: StyledLine("\(marker) ", .accent))
    case .quote(let rows): quote(rows, width, depth)
    case .code(let rows, let language): code(rows, language, width)
    case .table(let rows): table(rows, names, width)
    case .footnote(let number, let text):
      MarkdownInline.line(text, names: names)
        .wrapped(
          to: width, behind: StyledLine("\(MarkdownInline.mark(ofNote: number)) ", .accent))
    case .rule: [StyledLine(String(repeating: "─", count: max(width, 2)), .dim)]
    }
  }
}

extension MarkdownView {
  /// Shows the level of a heading as in the text, but for the first level.
  private static func heading(
    _ level: Int, _ text: String, _ names: MarkdownNames, _ width: Int
  ) -> [StyledLine] {
    let style: Style = level == 1 ? [.bold, .accent] : .bold
    let mark = level == 1 ? "" : String(repeating: "#", count: level) + " "
    return MarkdownInline.line(text, base: style, names: names)
      .wrapped(to: width, behind: StyledLine(mark, .dim))
  }

  /// Shows a table; rows that are none as they are written.
  private static func table(
    _ rows: [String], _ names: MarkdownNames, _ width: Int
  ) -> [StyledLine] {
    MarkdownTable(rows, names: names)?.lines(width: width)
      ?? rows.flatMap { MarkdownInline.line($0, names: names).wrapped(to: width) }
  }

  private static func quote(_ rows: [String], _ width: Int, _ depth: Int) -> [StyledLine] {
    let text = rows.joined(separator: "\n")
    let bar = StyledLine("│ ", .dim)
    guard width >= 4, depth < deepestQuote else {
      return text.split(separator: "\n").flatMap { StyledLine(String($0)).wrapped(to: width) }
    }
    return lines(of: text, width: width - 2, depth: depth + 1).map { bar + $0 }
  }

  /// Shows code as it is, below a mark with the name of its language.
  private static func code(
    _ rows: [String], _ language: String?, _ width: Int
  ) -> [StyledLine] {
    let name = language.map { StyledLine("── \($0)", .dim).truncated(to: width) }
    return [name].compactMap(\.self) + rows.flatMap { code($0, width) }
  }

  /// Shows a row of code, with a mark where it goes on in another line.
  private static func code(_ row: String, _ width: Int) -> [StyledLine] {
    let (indent, mark) = width >= 12 ? ("  ", "↳ ") : ("", "")
    let text = row.split(separator: "\t", omittingEmptySubsequences: false)
      .joined(separator: "    ")
    return StyledLine(text, .accent).wrapped(to: width - indent.count, breakingWords: true)
      .enumerated().map { StyledLine($0 == 0 ? indent : mark, .dim) + $1 }
  }
}
