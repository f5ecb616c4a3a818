extension NoteSummary {
  /// The title without the marks of Markdown.
  var plainTitle: String { MarkdownInline.plain(title) }
}
