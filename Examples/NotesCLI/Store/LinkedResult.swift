/// Holds where the links of a note lead, and what could not be found.
struct LinkedResult: Hashable, Sendable {
  /// The notes and headings, each once, in the order of the links.
  var notes: [LinkedNote] = []
  /// Whatever could not be read.
  var problems: [ListingProblem] = []
}

extension LinkedResult {
  /// Takes the headings of a note.
  init(headingsOf note: NoteText) {
    notes = MarkdownHeading.all(in: note.text).map {
      LinkedNote(summary: note.summary, heading: $0)
    }
  }
}
