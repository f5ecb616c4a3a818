/// Says which note matches a search, and where.
struct SearchHit: Hashable, Sendable, Identifiable {
  /// The summary of the note in a list.
  let summary: NoteSummary
  /// The line that matches, without white space around it; empty if only title or tags match.
  let line: String
  /// The number of that line, counted from 1, or nil if only title or tags match.
  let lineNumber: Int?
  /// The quality of the match.
  var rank: SearchRank = []

  /// The path of the note.
  var id: NoteID { summary.id }
}
