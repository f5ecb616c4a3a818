/// Lays out a Markdown text for a terminal.
struct MarkdownView {
  /// The number of nested quotations that are laid out with a margin.
  private static let deepestQuote = 4
  /// The blocks to show, before they are broken into rows.
  private var shown = UnbrokenText()

  /// Returns the rows that show a text in a number of columns.
  ///
  /// - Complexity: O(n log n) in the number of bytes.
  static func rows(of text: String, width: Int) -> MarkdownRows {
    let (blocks, names) = MarkdownBlockBuilder.read(text)
    var view = MarkdownView()
    var rows: [(line: StyledLine, source: Int)] = []
    for (index, placed) in blocks.enumerated() {
      let lines = view.lines(of: placed, names, width, depth: 0)
      let source = placed.place.line
      let next =
        index + 1 < blocks.count ? max(blocks[index + 1].place.line, source + 1) : source + 1
      rows += lines.enumerated().map { row, line in
        (line, source + row * (next - source) / lines.count)
      }
    }
    return MarkdownRows(rows, of: view.shown)
  }

  /// Returns the lines that show a text in a number of columns.
  ///
  /// No line is wider than the width, down to a width of 2; text without spaces is broken.
  ///
  /// - Complexity: O(n log n) in the number of bytes.
  static func lines(of text: String, width: Int) -> [StyledLine] {
    rows(of: text, width: width).lines.map { line in line.toggling { _ in .plain } }
  }

  private mutating func lines(of text: String, width: Int, depth: Int) -> [StyledLine] {
    let (blocks, names) = MarkdownBlockBuilder.read(text)
    return blocks.flatMap { lines(of: $0, names, width, depth: depth) }
  }

  /// Shows a block after its margin, unless the margin takes more than half of the width.
  private mutating func lines(
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

  private mutating func lines(
    of block: MarkdownBlock, _ names: MarkdownNames, _ width: Int, depth: Int
  ) -> [StyledLine] {
    switch block {
    case .blank: [StyledLine()]
    case .heading(let level, let text): heading(level, text, names, width)
    case .paragraph(let text): wrapped(MarkdownInline.line(text, names: names), width)
    case .item(let marker, let text):
      wrapped(
        MarkdownInline.line(text, names: names), width, behind: StyledLine("\(marker) ", .accent))
    case .quote(let rows): quote(rows, width, depth)
    case .code(let rows, let language): code(rows, language, width)
    case .table(let rows): table(rows, names, width)
    case .footnote(let number, let text):
      wrapped(
        MarkdownInline.line(text, names: names), width,
        behind: StyledLine("\(MarkdownInline.mark(ofNote: number)) ", .accent))
    case .rule: [StyledLine(String(repeating: "─", count: max(width, 2)), .dim)]
    }
  }

  /// Shows a line, and the mark before it.
  private mutating func wrapped(
    _ line: StyledLine, _ width: Int, behind lead: StyledLine = StyledLine()
  ) -> [StyledLine] {
    let parts = shown.add([lead, line])
    return parts[1].wrapped(to: width, behind: parts[0])
  }
}

extension MarkdownView {
  /// Shows the marks of a heading's level, except for the first level.
  private mutating func heading(
    _ level: Int, _ text: String, _ names: MarkdownNames, _ width: Int
  ) -> [StyledLine] {
    let style: Style = level == 1 ? [.bold, .accent] : .bold
    let mark = level == 1 ? "" : String(repeating: "#", count: level) + " "
    return wrapped(
      MarkdownInline.line(text, base: style, names: names), width, behind: StyledLine(mark, .dim))
  }

  /// Shows a table; rows that are not a table appear as they are written.
  private mutating func table(
    _ rows: [String], _ names: MarkdownNames, _ width: Int
  ) -> [StyledLine] {
    guard var table = MarkdownTable(rows, names: names) else {
      return rows.flatMap { wrapped(MarkdownInline.line($0, names: names), width) }
    }
    table.add(to: &shown)
    return table.lines(width: width)
  }

  private mutating func quote(_ rows: [String], _ width: Int, _ depth: Int) -> [StyledLine] {
    let text = rows.joined(separator: "\n")
    let bar = StyledLine("│ ", .dim)
    guard width >= 4, depth < MarkdownView.deepestQuote else {
      return text.split(separator: "\n").flatMap { wrapped(StyledLine(String($0)), width) }
    }
    return lines(of: text, width: width - 2, depth: depth + 1).map { bar + $0 }
  }

  /// Shows code as it is, below a mark with the name of its language.
  private mutating func code(
    _ rows: [String], _ language: String?, _ width: Int
  ) -> [StyledLine] {
    let name = language.flatMap { shown.add([StyledLine("── \($0)", .dim)]).first }
    return [name?.truncated(to: width)].compactMap(\.self) + rows.flatMap { code($0, width) }
  }

  /// Shows a row of code, with a mark where the row continues in another line.
  private mutating func code(_ row: String, _ width: Int) -> [StyledLine] {
    let (indent, mark) = width >= 12 ? ("  ", "↳ ") : ("", "")
    let text = row.split(separator: "\t", omittingEmptySubsequences: false)
      .joined(separator: "    ")
    return shown.add([StyledLine(text, .accent)])
      .flatMap { $0.wrapped(to: width - indent.count, breakingWords: true) }
      .enumerated().map { StyledLine($0 == 0 ? indent : mark, .dim) + $1 }
  }
}
