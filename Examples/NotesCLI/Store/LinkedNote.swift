/// A note that a link leads to, or a heading in it.
struct LinkedNote: Hashable, Sendable {
  /// What a list shows of the note.
  let summary: NoteSummary
  /// The heading, if the link leads to one.
  var heading: MarkdownHeading?
}

extension LinkedNote: Identifiable {
  /// What tells it from others: the note, and the line of the heading.
  struct ID: Hashable, Sendable {
    let note: NoteID
    let line: Int?
  }

  var id: ID { ID(note: summary.id, line: heading?.line) }
}
