/// A row of a note as it is laid out, which is found again at another width by the line of the text that it shows.
struct NoteSpot: Hashable, Sendable {
  /// The row.
  let row: Int
  /// About which line of the text it shows.
  let line: Int
  /// The width at which the note was laid out.
  let width: Int
}

extension NoteLayout {
  /// Returns what is remembered of a row.
  func spot(_ row: Int) -> NoteSpot {
    NoteSpot(row: row, line: source(of: row), width: width)
  }

  /// Returns where a row is now.
  func row(of spot: NoteSpot) -> Int {
    spot.width == width ? spot.row : firstRow(of: spot.line)
  }
}
