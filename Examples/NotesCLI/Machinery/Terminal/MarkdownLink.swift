/// The target of a link of a Markdown text.
struct MarkdownLink: Hashable, Sendable {
  /// The address as it is written; for `[[name]]`, the name.
  let address: String
  /// Whether the link is the name of a note.
  var isName = false
  /// The line of the text that contains the link, counted from 0.
  let line: Int
  /// The range of the address, in bytes of UTF-8.
  let range: Range<Int>

  /// The note that is named, without the heading in it; nil for an address.
  var noteName: String? { isName ? String(address.prefix { $0 != "#" }) : nil }

  /// Whether the link leads out of the notes, as `https://commonmark.org` or `somebody@example.org`.
  var isWeb: Bool {
    !isName
      && (address.contains("://") || address.hasPrefix("mailto:")
        || address.contains("@") && !address.contains("/"))
  }
}
