/// One line of Markdown: its kind, and the range of its content.
struct MarkdownLine: Hashable, Sendable {
  /// The kinds of lines of Markdown.
  enum Kind: Hashable, Sendable {
    /// White space.
    case blank
    /// One of the two `---` lines at the start, or a line between them.
    case frontMatter
    /// A heading that begins with `#`.
    case heading(level: Int)
    /// A line of `=` or `-` that makes a heading of the text above.
    case underline(level: Int)
    /// The line that opens or closes a block of code.
    case fence
    /// A line inside a block of code, fenced or indented.
    case code
    /// An entry of a bulleted list.
    case bullet
    /// An entry of a numbered list, with its number as written.
    case numbered(Int)
    /// A quoted line.
    case quote
    /// A horizontal rule.
    case rule
    /// A row of a table.
    case table
    /// A line of an HTML comment, with nothing after its end.
    case comment
    /// Anything else.
    case text
  }

  /// The kind of the line.
  let kind: Kind
  /// The bytes of the line without indentation, marker, trailing white space and line end.
  let content: Range<Int>
  /// The number of columns before the first character, a tab taken as four.
  let indent: Int
}
