import Foundation

/// A heading of a Markdown text, as a link leads to it.
struct MarkdownHeading: Hashable, Sendable {
  /// The text without marks.
  let text: String
  /// The line of the text where the heading is, counted from 0.
  let line: Int
  /// The level, from 1 to 6.
  let level: Int

  /// Returns the headings of a text, in order.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func all(in text: String) -> [MarkdownHeading] {
    MarkdownBlockBuilder.read(text).blocks.compactMap { placed in
      guard case .heading(let level, let marked) = placed.block else { return nil }
      return MarkdownHeading(
        text: MarkdownInline.plain(marked), line: placed.place.line, level: level)
    }
  }

  /// Returns the first heading that the end of an address names, such as `a-heading` or `A heading`; else nil.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func named(_ fragment: String, in text: String) -> MarkdownHeading? {
    let wanted = anchor(fragment.removingPercentEncoding ?? fragment)
    return all(in: text).first { anchor($0.text) == wanted }
  }

  private static func anchor(_ text: String) -> String {
    text.lowercased().replacing(" ", with: "-")
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
