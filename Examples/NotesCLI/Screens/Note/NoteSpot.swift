/// A row of a laid-out note, which is found again by its text: at another width, or in a changed note.
struct NoteSpot: Hashable, Sendable {
  /// The row.
  let row: Int
  /// The place in the text that the row shows.
  let place: Int
  /// The text.
  let text: UnbrokenText
  /// The width at which the note was laid out.
  let width: Int
}

extension NoteLayout {
  /// Returns the spot of a row.
  func spot(row: Int) -> NoteSpot {
    NoteSpot(row: row, place: place(of: row), text: text, width: width)
  }

  /// Returns the spot of a place in the text.
  func spot(at place: Int) -> NoteSpot {
    NoteSpot(row: row(of: place), place: place, text: text, width: width)
  }

  /// Returns the current position of a remembered place.
  func place(of spot: NoteSpot) -> Int { text.offset(of: spot.place, in: spot.text) }

  /// Returns the current position of a row; the first row stays the first, so that new text before it is visible.
  func row(of spot: NoteSpot) -> Int {
    if spot.row == 0 || spot.width == width && spot.text == text { return spot.row }
    return row(of: place(of: spot))
  }
}
