extension NoteSummary {
  /// The title as it is read, without the marks of Markdown.
  var plainTitle: String { MarkdownInline.plain(title) }
}
