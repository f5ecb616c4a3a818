import Foundation

/// A heading of a Markdown text, as a link leads to it.
struct MarkdownHeading: Hashable, Sendable {
  /// What it says, without marks.
  let text: String
  /// The line of the text where it is, counted from 0.
  let line: Int

  /// Returns the first heading of a text that the end of an address names, as `a-heading` or `A heading`; nil if none.
  ///
  /// - Complexity: O(n)
  static func named(_ fragment: String, in text: String) -> MarkdownHeading? {
    let wanted = anchor(fragment.removingPercentEncoding ?? fragment)
    for (block, place) in MarkdownBlockBuilder.read(text).blocks {
      guard case .heading(_, let marked) = block else { continue }
      let plain = MarkdownInline.plain(marked)
      if anchor(plain) == wanted { return MarkdownHeading(text: plain, line: place.line) }
    }
    return nil
  }

  private static func anchor(_ text: String) -> String {
    text.lowercased().replacing(" ", with: "-")
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
