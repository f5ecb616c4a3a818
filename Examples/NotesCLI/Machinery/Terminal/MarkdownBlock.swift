/// Holds one block of a Markdown text.
///
/// In a text of several source lines, a space stands for a line end that does not matter and
/// `\n` for one that does.
enum MarkdownBlock: Hashable, Sendable {
  /// Space between two blocks.
  case blank
  /// A heading of level 1 to 6.
  case heading(level: Int, text: String)
  /// Running text.
  case paragraph(String)
  /// An entry of a list, or its first paragraph.
  case item(marker: String, text: String)
  /// The lines of a quotation, themselves Markdown.
  case quote([String])
  /// The lines of a block of code, and the language that the fence names.
  case code([String], language: String?)
  /// The rows of a table, as they are.
  case table([String])
  /// The block that a number in the text refers to, or the first paragraph of it.
  case footnote(number: Int, text: String)
  /// A horizontal rule.
  case rule
}
