/// A note that a link leads to, or a heading in it.
struct LinkedNote: Hashable, Sendable {
  /// The summary of the note in a list.
  let summary: NoteSummary
  /// The heading, if the link leads to one.
  var heading: MarkdownHeading?
}
