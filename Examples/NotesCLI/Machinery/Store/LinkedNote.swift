/// A note that a link leads to, or a heading in it.
struct LinkedNote: Hashable, Sendable {
  /// What a list shows of the note.
  let summary: NoteSummary
  /// The heading, if the link leads to one.
  var heading: MarkdownHeading?
}
