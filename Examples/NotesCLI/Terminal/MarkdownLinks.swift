/// Finds where the links of a Markdown text lead.
enum MarkdownLinks {
  /// Returns where they lead, in order.
  ///
  /// - Complexity: O(n)
  static func all(in text: String) -> [MarkdownLink] {
    let (blocks, names) = MarkdownBlockBuilder.read(text)
    return blocks.flatMap { block, place in
      links(in: block, names).map { link in
        var link = link
        link.line += place.line
        return link
      }
    }
  }

  /// Returns where the links of a block lead; lines are counted from where it begins.
  private static func links(
    in block: MarkdownBlock, _ names: MarkdownNames
  ) -> [MarkdownLink] {
    switch block {
    case .heading(_, let text), .paragraph(let text), .item(_, let text), .footnote(_, let text):
      MarkdownInline.links(in: text, names: names)
    case .quote(let rows): all(in: rows.joined(separator: "\n"))
    case .table(let rows): rows.flatMap { MarkdownInline.links(in: $0, names: names) }
    case .blank, .code, .rule: []
    }
  }
}
