extension MarkdownInline {
  /// The meaning of a part of a paragraph.
  enum Piece {
    /// Text as it is.
    case text(Range<Int>)
    /// The text between backticks.
    case code(Range<Int>)
    /// From here on, text has this style too.
    case begin(Style)
    /// From here on, text no longer has this style.
    case end(Style)
    /// The address of the link that was just written.
    case address(String)
    /// A character that is written as a reference, such as `&amp;`.
    case character(String)
    /// The mark that refers to a footnote.
    case footnote(Int)
    /// The end of a line.
    case lineBreak
  }
}
