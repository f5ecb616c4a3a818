/// Says which note matches a search, and where.
struct SearchHit: Hashable, Sendable, Identifiable {
  /// What a list shows of the note.
  let summary: NoteSummary
  /// The line that matches, without white space around it; empty if only title or tags match.
  let line: String
  /// The number of that line, counted from 1, or nil if only title or tags match.
  let lineNumber: Int?
  /// How well it matches.
  var rank: SearchRank = []

  /// Where the note lies.
  var id: NoteID { summary.id }
}
