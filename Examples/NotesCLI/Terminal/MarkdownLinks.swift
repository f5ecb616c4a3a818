/// Finds where the links of a Markdown text lead.
enum MarkdownLinks {
  /// Returns the addresses as they are written, in order; for `[[name]]`, the name.
  ///
  /// - Complexity: O(n)
  static func addresses(in text: String) -> [String] {
    let (blocks, names) = MarkdownBlockBuilder.read(text)
    return blocks.flatMap { block, _ -> [String] in
      switch block {
      case .heading(_, let text), .paragraph(let text), .item(_, let text),
        .footnote(_, let text):
        MarkdownInline.addresses(in: text, names: names)
      case .quote(let rows): addresses(in: rows.joined(separator: "\n"))
      case .table(let rows): rows.flatMap { MarkdownInline.addresses(in: $0, names: names) }
      case .blank, .code, .rule: []
      }
    }
  }
}
