extension MarkdownBlockBuilder {
  /// The block that lines are being added to.
  enum OpenBlock: Hashable {
    case quote
    case code(language: String?)
    case table
    case paragraph
    case item(marker: String)
    case footnote(number: Int)
    case html

    /// Whether a line of plain text continues the block.
    var takesText: Bool {
      switch self {
      case .quote, .paragraph, .item, .footnote, .html: true
      case .code, .table: false
      }
    }

    /// Returns the finished block.
    func block(_ rows: [String]) -> MarkdownBlock {
      switch self {
      case .quote: .quote(rows)
      case .code(let language): .code(rows, language: language)
      case .table: .table(rows)
      case .paragraph, .html: .paragraph(rows.joined())
      case .item(let marker): .item(marker: marker, text: rows.joined())
      case .footnote(let number): .footnote(number: number, text: rows.joined())
      }
    }
  }
}
