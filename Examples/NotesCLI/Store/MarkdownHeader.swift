/// Holds what a list needs of a note's text.
struct MarkdownHeader: Hashable, Sendable {
  /// The first heading, else the first line with text, or nil if there is none.
  var title: String?
  /// The tags, sorted, unique and in lower case, without `#`.
  var tags: [String] = []
}
